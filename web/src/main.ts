import { mount } from 'svelte'
import './art/fonts.css'
import './art/tokens.css'
import './base.css'
import App from './App.svelte'
import { line, pocketed } from './house/line'
import { page } from './page.svelte'

if (pocketed) line.current = (await import('./pocket/pocket.svelte')).pocket
await page.speak(page.settings.language)
mount(App, { target: document.getElementById('app') as HTMLElement })

// Installable, and there without a line; not while developing, where it would show yesterday's page. It comes last: the first
// screen has the line for itself.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  setTimeout(() => void navigator.serviceWorker.register('sw.js').catch(() => null), 1000)
