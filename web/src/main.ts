import { mount } from 'svelte'
import './art/fonts.css'
import './art/tokens.css'
import './base.css'
import App from './App.svelte'
import { lacking } from './house/lacking.svelte'
import { transport, pocketed } from './house/transport'
import { page } from './page.svelte'

lacking.watch()
if (pocketed) transport.current = (await import('./pocket/pocket.svelte')).pocket.begin()
await Promise.all([page.speak(page.settings.language), letters()])
mount(App, { target: document.getElementById('app') as HTMLElement })

// Installable, and there without a line; not while developing, where it would show yesterday's page. It comes last: the first
// screen has the line for itself.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  setTimeout(() => void navigator.serviceWorker.register('sw.js').catch(() => null), 1000)

/** Our letters before the first picture, so that nothing moves under a finger when they come; nobody waits long for them. */
async function letters(): Promise<void> {
  const faces = ['700 1em "Bona Nova"', '400 1em Signika', '600 1em Signika']
  const loaded = Promise.all(faces.map((face) => document.fonts.load(face, 'aą'))).catch(() => null)
  await Promise.race([loaded, new Promise((go) => setTimeout(go, 1000))])
}
