/** The files of the engine: from what this browser keeps, else fetched and kept. Their address holds a digest of all of them. */

export interface Engine {
  digest: string
  files: Record<string, number> // bytes, by name
}

const PACKED = '.packed'

/** Where the page lies: this script is one of its assets. */
export const root = new URL('..', import.meta.url)
const KEPT = `kociarnia-engine ${root.pathname} ` // with the digest after it; the service worker knows it too
export const folder = (engine: Engine): string => new URL(`engine/${engine.digest}/`, root).href

export async function described(): Promise<Engine> {
  const answer = await fetch(new URL('engine.json', root), { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`engine.json: ${answer.status}`)
  return (await answer.json()) as Engine
}

/** Not every address is one where a browser keeps anything: http:// without TLS is none. */
const kept = (engine: Engine): Promise<Cache | null> =>
  'caches' in globalThis ? caches.open(KEPT + engine.digest) : Promise.resolve(null)

/** All files, by the address under which Python's loader asks for them; what was packed is unpacked on the way. */
export async function fetched(engine: Engine, told: (got: number) => void): Promise<Map<string, Blob>> {
  const cache = await kept(engine)
  const at = folder(engine)
  let sum = 0
  const names = Object.keys(engine.files)
  const blobs = await Promise.all(
    names.map(async (name) => {
      const found = await cache?.match(at + name)
      if (found) {
        told((sum += engine.files[name] ?? 0))
        return found.blob()
      }
      const blob = await counted(await fetch(at + name), (more) => told((sum += more)))
      await cache?.put(at + name, new Response(blob, { headers: { 'content-type': blob.type } }))
      return blob
    }),
  )
  return new Map(names.map((name, place) => [at + name, blobs[place] as Blob]))
}

async function counted(answer: Response, told: (more: number) => void): Promise<Blob> {
  if (!answer.ok || !answer.body) throw new Error(`${answer.url}: ${answer.status}`)
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = answer.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    told(value.length)
  }
  return new Blob(parts, { type: answer.headers.get('content-type') ?? '' })
}

/** Is all of it here already? */
export async function whole(engine: Engine): Promise<boolean> {
  const cache = await kept(engine)
  const found = await Promise.all(Object.keys(engine.files).map((name) => cache?.match(folder(engine) + name)))
  return found.every(Boolean)
}

/** A file as an answer to whoever asks for it without knowing that it was packed. */
export function unpacked(files: Map<string, Blob>, address: string): Response | null {
  const packed = files.get(address + PACKED)
  if (!packed) return null
  const type = address.endsWith('.wasm') ? 'application/wasm' : 'application/zip'
  return new Response(packed.stream().pipeThrough(new DecompressionStream('gzip')), { headers: { 'content-type': type } })
}

/** Engines of other releases are not needed any more. */
export async function forgetOthers(engine: Engine): Promise<void> {
  if (!('caches' in globalThis)) return
  const names = (await caches.keys()).filter((name) => name.startsWith(KEPT) && name !== KEPT + engine.digest)
  await Promise.all(names.map((name) => caches.delete(name)))
}
