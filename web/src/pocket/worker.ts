/** The Worker in which the house lives: it starts Python, opens the house on its journal, and hands messages to and fro. */
import { described, fetched, folder, root, unpacked, type Engine } from './files'
import { Journal } from './journal'
import type { Heard, Said } from './messages'

interface Table {
  hear(text: string): void
  close(): void
}
interface Answer {
  toJs(): [number, string, string]
  destroy(): void
}
/** `Pocket` of server/pocket.py. */
interface House {
  ask(method: string, path: string, body: string): Promise<Answer>
  connect(table: string, tell: (text: string) => void, closed: (code: number) => void): Table
}
/** As much of Pyodide as is needed here. */
interface Python {
  unpackArchive(data: ArrayBuffer, kind: string, options: { extractDir: string }): void
  runPython(code: string): unknown
  toPy(value: unknown): unknown
  pyimport(name: string): { opened(journal: Journal, image: unknown, batches: unknown): Promise<House> }
}
interface Loader {
  loadPyodide(options: { indexURL: string; env: Record<string, string>; stdout: () => void }): Promise<Python>
}

const tell = (message: Heard): void => postMessage(message)
const HOUSE = '/lib/house' // where our package lies in Python's own file system

async function opened(engine: Engine): Promise<House> {
  const all = Object.values(engine.files).reduce((sum, size) => sum + size, 0)
  const files = await fetched(engine, (got) => tell({ kind: 'coming', got, all }))
  const [at, plain] = [folder(engine), fetch]
  globalThis.fetch = (asked, more) =>
    Promise.resolve(unpacked(files, asked instanceof Request ? asked.url : String(asked)) ?? plain(asked, more))
  const { loadPyodide } = (await import(/* @vite-ignore */ `${at}pyodide.mjs`)) as Loader
  const env = { HOME: '/home', KOCIARNIA_INTERPRETED: '1' }
  const [python, journal] = await Promise.all([
    loadPyodide({ indexURL: at, env, stdout: () => undefined }),
    Journal.open(`kociarnia ${root.pathname}`),
  ])
  python.unpackArchive(await (await fetch(`${at}house.zip`)).arrayBuffer(), 'zip', { extractDir: HOUSE })
  python.runPython(`import sys; sys.path.insert(0, '${HOUSE}')`)
  globalThis.fetch = plain
  const { image, batches } = await journal.read()
  return python.pyimport('kociarnia.server.pocket').opened(journal, python.toPy(image), python.toPy(batches))
}

/** Two houses on one journal would each tell what the other does not know: the second one waits until the first has gone. */
function alone(): Promise<void> {
  if (!('locks' in navigator)) return Promise.resolve()
  const name = `kociarnia ${root.pathname}`
  const waits = new Promise<never>(() => undefined) // until this Worker ends
  return new Promise((resolve) => {
    void navigator.locks
      .request(name, { ifAvailable: true }, (free) => {
        if (!free) return
        resolve()
        return waits
      })
      .then(() => {
        tell({ kind: 'waiting' })
        void navigator.locks.request(name, () => {
          resolve()
          return waits
        })
      })
  })
}

const engine = alone().then(described)
const house = engine.then(opened)
Promise.all([engine, house]).then(
  ([engine]) => tell({ kind: 'ready', engine }),
  (error: unknown) => tell({ kind: 'failed', why: String(error) }),
)

const tables = new Map<number, Table>()

async function hear(said: Said): Promise<void> {
  const here = await house
  if (said.kind === 'ask') {
    const answer = await here.ask(said.method, said.path, said.body)
    const [status, type, text] = answer.toJs()
    answer.destroy()
    tell({ kind: 'answer', id: said.id, status, type, text })
  } else if (said.kind === 'open') {
    const { line } = said
    const table = here.connect(
      said.table,
      (text) => tell({ kind: 'told', line, text }),
      (code) => {
        tables.delete(line)
        tell({ kind: 'closed', line, code })
      },
    )
    tables.set(line, table)
  } else if (said.kind === 'say') tables.get(said.line)?.hear(said.text)
  else tables.get(said.line)?.close()
}

// One after the other: what is said at a table comes after the table was opened.
let last = Promise.resolve()
onmessage = ({ data }: MessageEvent<Said>) => {
  if (data.kind === 'ask') void hear(data).catch(() => undefined)
  else last = last.then(() => hear(data)).catch(() => undefined)
}
