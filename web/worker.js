// The page without a line. vite.config.ts, or `kociarnia static`, fills in what belongs to it and a digest of that.
//
// From a house the page itself is asked for anew each time; what never changes, and the shelves (what there is to play, rules,
// wording), are kept for when there is no line. A page that is its own house (`alone`) is taken whole from one release: the next
// one is fetched beside it, with its engine, and takes over when no tab is open any more.
const PAGE = __PAGE__
const ROOT = self.registration.scope
const PATH = new URL(ROOT).pathname // several pages may share an origin
const MINE = `kociarnia-page ${PATH} `
const CACHE = MINE + PAGE.digest
const ENGINE = `kociarnia-engine ${PATH} ` // filled by src/pocket/files.ts
const EARLIER = /^kociarnia-[0-9a-f]{12}$/
const SHELVES = /^api(\/games\/[^/]+\/(rules\/\w+|cards))?$/
const at = (path) => new URL(path, ROOT).href

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', (event) => {
  if (event.data === 'keep') event.waitUntil(takeAlong().then((done) => event.ports[0].postMessage(done)))
})

async function install() {
  await keep(PAGE.kept)
  const names = await caches.keys()
  if (names.some((name) => name.startsWith(ENGINE))) await Promise.all([keepEngine(), keep(PAGE.rest)])
  if (PAGE.alone) return
  await keepShelves().catch(() => null) // what is lacking is kept when it is looked at
  await self.skipWaiting()
}

async function keep(paths) {
  const cache = await caches.open(CACHE)
  const there = await Promise.all(paths.map((path) => cache.match(at(path))))
  await cache.addAll(paths.filter((_, place) => !there[place]).map((path) => new Request(at(path), { cache: 'no-cache' })))
}

/** Somebody wants to play without a line: nothing of the page may be lacking then. */
const takeAlong = () =>
  Promise.all([keep(PAGE.rest), keepShelves()]).then(
    () => true,
    () => false,
  )

/** Whoever has an engine gets the new one before the new page takes over. */
async function keepEngine() {
  const answer = await fetch(at('engine.json'), { cache: 'no-cache' })
  if (!answer.ok) throw Error('the engine of this release is not there yet') // until then the old page stays, with its engine
  const { digest, files } = await answer.clone().json()
  const cache = await caches.open(ENGINE + digest)
  for (const name of Object.keys(files)) {
    const address = at(`engine/${digest}/${name}`)
    if (!(await cache.match(address))) await cache.add(address)
  }
  await (await caches.open(CACHE)).put(at('engine.json'), answer)
}

async function keepShelves() {
  const { games, words } = await (await fetch(at('api'))).json()
  const both = (path) => ['pl', 'en'].map((language) => path.replace('*', language))
  const each = games.flatMap(({ key, words }) => [
    ...both(`api/games/${key}/rules/*`),
    ...both(`api/games/${key}/words/${words}/*.ftl`),
    `api/games/${key}/cards`,
  ])
  await keep(['api', ...both(`api/words/${words}/*.ftl`), ...each])
}

async function takeOver() {
  const old = (name) => (name.startsWith(MINE) && name !== CACHE) || EARLIER.test(name)
  await Promise.all((await caches.keys()).filter(old).map((name) => caches.delete(name)))
  await self.clients.claim()
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(ROOT)) return
  const path = new URL(request.url).pathname.slice(PATH.length)
  const answer = path.startsWith('engine/') ? kept(request) : PAGE.alone ? own(request) : ofTheHouse(request, path)
  if (answer) event.respondWith(answer)
})

const kept = async (request) => (await caches.match(request)) ?? fetch(request)

async function own(request) {
  const cache = await caches.open(CACHE)
  return (await cache.match(request.mode === 'navigate' ? at('') : request, { ignoreSearch: true })) ?? fetch(request)
}

function ofTheHouse(request, path) {
  if (request.mode === 'navigate') return fetch(request).catch(() => withoutLine(request, path))
  // These addresses carry a digest of what is there, so it never changes.
  if (path.startsWith('assets/') || path.endsWith('.ftl')) return keptOrFetched(request)
  if (SHELVES.test(path) || path === 'engine.json') return newestOrKept(request)
  if (path.startsWith('api')) return null
  return fetch(request).catch(async () => (await caches.match(request)) ?? Response.error())
}

/** The page lies at one address; what else was meant it knows itself (src/route.svelte.ts). */
const withoutLine = (request, path) =>
  path ? Response.redirect(`${ROOT}#/${path}${new URL(request.url).search}`) : caches.match(ROOT)

async function keptOrFetched(request) {
  const found = await caches.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone())
  return answer
}

async function newestOrKept(request) {
  const answer = await fetch(request).catch(() => Response.error())
  if (!answer.ok) return (await caches.match(request)) ?? answer
  await (await caches.open(CACHE)).put(request, answer.clone())
  return answer
}

// The house calls: it is somebody's turn at a table, and they do not look at it.
self.addEventListener('push', (event) => {
  const { table, title, body } = event.data?.json() ?? {}
  if (!table) return
  event.waitUntil(self.registration.showNotification(title, { body, tag: table, icon: at('icon-192.png'), data: { table } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(shown(`${ROOT}#/table/${encodeURIComponent(event.notification.data.table)}`))
})

// A page that is open goes there, or else a new one.
async function shown(address) {
  const [open] = await self.clients.matchAll({ type: 'window' })
  const page = await open?.navigate(address).catch(() => null)
  return page ? page.focus() : self.clients.openWindow(address)
}
