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

// The house calls: it is somebody's turn at a table, and they do not look at it.
self.addEventListener('push', (event) => {
  const { table, title, body } = event.data?.json() ?? {}
  if (!table) return
  event.waitUntil(self.registration.showNotification(title, { body, tag: table, icon: '/icon-192.png', data: { table } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(shown(`/#/table/${encodeURIComponent(event.notification.data.table)}`))
})

// A page that is open goes there, or else a new one.
async function shown(address) {
  const [open] = await self.clients.matchAll({ type: 'window' })
  const page = await open?.navigate(address).catch(() => null)
  return page ? page.focus() : self.clients.openWindow(address)
}
