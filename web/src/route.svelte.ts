/** Where we are: hash routes, so that every address works from one file, also offline. */
import { noServer } from './house/transport'

export interface Route {
  name: string // the first part; empty: home
  parts: readonly string[] // the others
  query: URLSearchParams
}

export function routed(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?', 2)
  const [name = '', ...parts] = path.split('/').map(plain)
  return { name, parts: parts.filter(Boolean), query: new URLSearchParams(query) }
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part // a broken address is simply not found
  }
}

export const address = (name: string, ...parts: (string | number)[]) =>
  `#/${[name, ...parts].map(encodeURIComponent).join('/')}`

/** What somebody meant who typed or was sent an address without its #. */
export const meant = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) =>
  `/${hash || `#${pathname}${search}`}`

class Here {
  route: Route = $state.raw(routed(location.hash))

  constructor() {
    // See server/page.py. Plain files may lie under any path, and have no other addresses.
    if (!noServer && location.pathname !== '/' && location.pathname !== '/index.html') this.become(meant(location))
    addEventListener('hashchange', () => (this.route = routed(location.hash)))
  }

  go(to: string): void {
    location.hash = to
  }

  /** The same place under another address: no step back leads to the old one. */
  become(to: string): void {
    history.replaceState(null, '', to)
    this.route = routed(location.hash)
  }

  /** Another address for what is shown already: it can be shared, and nothing is drawn anew. */
  rename(to: string): void {
    history.replaceState(null, '', to)
  }
}

export const here = new Here()
