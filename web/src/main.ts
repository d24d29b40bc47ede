import { mount } from 'svelte'
import './art/fonts.css'
import './art/tokens.css'
import './base.css'
import App from './App.svelte'
import { page } from './page.svelte'

await page.speak(page.settings.language)
mount(App, { target: document.getElementById('app') as HTMLElement })
