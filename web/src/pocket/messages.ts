import type { Engine } from './files'

/** What the page and the Worker in which the house lives say to each other. */

/** From the page. `line`: a number of its own for each connection to a table. */
export type Said =
  | { kind: 'ask'; id: number; method: string; path: string; body: string }
  | { kind: 'open'; line: number; table: string }
  | { kind: 'say'; line: number; text: string }
  | { kind: 'close'; line: number }

/** From the Worker. */
export type Heard =
  | { kind: 'coming'; got: number; all: number } // bytes of the engine
  | { kind: 'waiting' } // another tab has the house
  | { kind: 'ready'; engine: Engine }
  | { kind: 'failed'; why: string }
  | { kind: 'answer'; id: number; status: number; type: string; text: string }
  | { kind: 'told'; line: number; text: string }
  | { kind: 'closed'; line: number; code: number }
