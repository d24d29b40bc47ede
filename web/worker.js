// The page without a line: the shell comes from the cache, the house is asked for everything else. vite.config.ts fills in the
// list.
const KEPT = __KEPT__
const CACHE = 'kociarnia-__DIGEST__'

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(KEPT))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  const old = (names) =>
    Promise.all(names.filter((name) => name.startsWith('kociarnia-') && name !== CACHE).map((name) => caches.delete(name)))
  event.waitUntil(
    caches
      .keys()
      .then(old)
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/')))
  // These addresses carry a digest of what is there, so it never changes.
  else if (pathname.startsWith('/assets/') || pathname.endsWith('.ftl')) event.respondWith(keptOrFetched(request))
  else if (!pathname.startsWith('/api'))
    event.respondWith(fetch(request).catch(() => caches.match(request).then((found) => found ?? Response.error())))
})

async function keptOrFetched(request) {
  const found = await caches.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) (await caches.open(CACHE)).put(request, answer.clone())
  return answer
}
