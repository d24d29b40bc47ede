/** What every screen shares: settings, the shell's words, what the house offers, the wording of each game. */
import { api } from './house/api'
import { Settings } from './storage/settings.svelte'
import type { GameInfo, Offered } from './wire'
import { words, type Language, type Words } from './words/words'

const own: Record<Language, () => Promise<{ default: string }>> = {
  pl: () => import('./words/pl.ftl?raw'),
  en: () => import('./words/en.ftl?raw'),
}

class Page {
  readonly settings = new Settings()
  /** The shell's own wording; null until it is here. */
  words: Words | null = $state.raw(null)
  offered: Offered | null = $state.raw(null)
  #texts = new Map<string, Promise<string>>()

  /** Has nobody asked for my name yet? */
  get nameless(): boolean {
    return !this.settings.name.trim() && !this.settings.guest
  }

  /** What the others at a table call me. */
  get myName(): string {
    return this.settings.name.trim() || (this.words?.('guest') ?? '')
  }

  /** Reads the wording in the language that is set; what was shown stays until it is there. */
  async speak(language: Language): Promise<void> {
    const text = (await own[language]()).default
    if (language === this.settings.language) this.words = words(language, [text])
  }

  /** What the house offers; asked once. */
  async offer(): Promise<Offered> {
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
    return words(language, [(await own[language]()).default, text])
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
