/** What every screen shares: settings, the shell's words, what the house offers, the wording of each game. */
import { api } from './house/api'
import { Settings } from './storage/settings.svelte'
import type { GameInfo, HouseInfo } from './wire'
import { words, type Language, type Words } from './words/words'

// What the first screen says, and the rest.
const own: Record<Language, (() => Promise<{ default: string }>)[]> = {
  pl: [() => import('./words/pl.ftl?raw'), () => import('./words/pl.later.ftl?raw')],
  en: [() => import('./words/en.ftl?raw'), () => import('./words/en.later.ftl?raw')],
}
const read = (language: Language, files: number) =>
  Promise.all(own[language].slice(0, files).map(async (file) => (await file()).default))

class Page {
  readonly settings = new Settings()
  /** The shell's own wording; null until it is here. */
  words: Words | null = $state.raw(null)
  offered: HouseInfo | null = $state.raw(null)
  #files = 1 // of the wording that are wanted so far
  #texts = new Map<string, Promise<string>>()

  /** Has nobody asked for my name yet? */
  get nameless(): boolean {
    return !this.settings.name.trim() && !this.settings.guest
  }

  /** What the others at a table call me. */
  get myName(): string {
    return this.settings.name.trim() || (this.words?.('guest') ?? '')
  }

  /** Reads the wording in the language that is set, for the first screen or for all; what was shown stays until it is there. */
  async speak(language: Language, all = false): Promise<void> {
    if (all) this.#files = 2
    const texts = await read(language, this.#files)
    if (language === this.settings.language && texts.length === this.#files) this.words = words(language, texts)
  }

  /** What the house offers; asked once. */
  async offer(): Promise<HouseInfo> {
    return (this.offered ??= await api.offered())
  }

  /** The wording of what the house itself says. */
  async houseWords(language: Language): Promise<Words> {
    const { words: digest } = await this.offer()
    return words(language, [await this.#text(`/api/words/${digest}/${language}.ftl`)])
  }

  async game(key: string): Promise<GameInfo | undefined> {
    return (await this.offer()).games.find((game) => game.key === key)
  }

  /** The wording of a game, with the engine's and the shell's beneath it. */
  async gameWords(game: string, language: Language): Promise<Words> {
    const digest = (await this.game(game))?.words ?? ''
    const text = await this.#text(`/api/games/${encodeURIComponent(game)}/words/${digest}/${language}.ftl`)
    return words(language, [...(await read(language, 2)), text])
  }

  /** A text that never changes: fetched once. */
  #text(path: string): Promise<string> {
    const text = this.#texts.get(path) ?? api.text(path)
    this.#texts.set(path, text)
    text.catch(() => this.#texts.delete(path))
    return text
  }
}

export const page = new Page()
