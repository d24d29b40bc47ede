/** Wording: the same Fluent files that the terminal reads, worded by the same rules (src/kociarnia/engine/words.py). */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import { printed } from './number'
import type { Arg, Say, Who } from '../wire'

export type Language = 'pl' | 'en'
export const LANGUAGES: readonly Language[] = ['pl', 'en']

/** A number that chooses plurals as any other, and is printed with a minus sign. */
class Printed extends FluentNumber {
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    return printed(super.toString(scope))
  }
}

/** Words messages in one language, for one reader at a table. */
export interface Words {
  (said: Say | string, args?: Record<string, Arg>): string
  readonly language: Language
  /** Is there such a message, and the attribute of it that is named? */
  knows(key: string): boolean
  /** The same wording for a reader at a table: names by seat, and the seat that “you” is. */
  at(names: readonly string[], reader: number): Words
  /** The name of a seat's player. */
  nameOf(seat: number): string
}

const isWho = (arg: Who | Say): arg is Who => 'seat' in arg

/** `sources`: texts of .ftl files, later ones override earlier ones. */
export function words(language: Language, sources: readonly string[], names: readonly string[] = [], reader = -1): Words {
  // No isolation marks: they break copying, screen readers and tests, and both languages run left to right.
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true })
  return worded(bundle, language, names, reader)
}

function worded(bundle: FluentBundle, language: Language, names: readonly string[], reader: number): Words {
  const nameOf = (seat: number) => names[seat] ?? say('seat', { number: seat + 1 })

  const value = (arg: Say | number | string | Say[]): FluentVariable =>
    Array.isArray(arg)
      ? arg.map((part) => say(part)).join(', ')
      : typeof arg === 'object'
        ? say(arg)
        : typeof arg === 'number'
          ? new Printed(arg)
          : arg

  // What is on the table is the same message from update to update, and is read in many places.
  const known = new WeakMap<Say, string>()

  function say(said: Say | string, given: Record<string, Arg> = {}): string {
    if (typeof said === 'string') return read({ key: said, args: given })
    const text = known.get(said) ?? read(said)
    known.set(said, text)
    return text
  }

  function read({ key, args = {} }: Say): string {
    const [id, attribute] = key.split('.', 2) as [string, string | undefined]
    const message = bundle.getMessage(id)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!pattern) return lacking(key, language)
    const values: Record<string, FluentVariable> = {}
    for (const [label, arg] of Object.entries(args)) {
      if (typeof arg === 'object' && !Array.isArray(arg) && isWho(arg)) {
        values[label] = nameOf(arg.seat)
        values[`${label}-is`] = arg.seat === reader ? 'me' : 'other'
      } else values[label] = value(arg)
    }
    const errors: Error[] = []
    const text = bundle.formatPattern(pattern, values, errors)
    for (const error of errors) console.error(`wording of ${key} in ${language}: ${error.message}`)
    return text
  }

  return Object.assign(say, {
    language,
    knows: (key: string) => {
      const [id, attribute] = key.split('.', 2) as [string, string | undefined]
      return bundle.hasMessage(id) && (!attribute || attribute in (bundle.getMessage(id)?.attributes ?? {}))
    },
    at: (others: readonly string[], seat: number) => worded(bundle, language, others, seat),
    nameOf,
  })
}

/** A hole in the wording must not stop a match; the tests look for this complaint. */
function lacking(key: string, language: Language): string {
  console.error(`no wording for ${key} in ${language}`)
  return key
}
