/** What every screen shares: settings, the shell's words, what the house offers, the wording of each game. */
import { api } from './api'
import { Settings } from './settings.svelte'
import type { GameInfo, Offered } from './wire'
import { words, type Language, type Words } from './words'

const own: Record<Language, () => Promise<{ default: string }>> = {
  pl: () => import('./pl.ftl?raw'),
  en: () => import('./en.ftl?raw'),
}

class Page {
  readonly settings = new Settings()
  /** The shell's own wording; null until it is here. */
  words: Words | null = $state.raw(null)
  offered: Offered | null = $state.raw(null)
  #texts = new Map<string, Promise<string>>()

  /** Reads the wording in the language that is set; what was shown stays until it is there. */
  async speak(language: Language): Promise<void> {
    const text = (await own[language]()).default
    if (language === this.settings.language) this.words = words(language, [text])
  }

  /** What the house offers; asked once. */
  async offer(): Promise<Offered> {
    return (this.offered ??= await api.offered())
  }

  async game(key: string): Promise<GameInfo | undefined> {
    return (await this.offer()).games.find((game) => game.key === key)
  }

  /** The wording of a game, with the engine's and the shell's beneath it. */
  async gameWords(game: string, language: Language): Promise<Words> {
    const info = await this.game(game)
    const key = `${game}/${language}`
    const text = this.#texts.get(key) ?? api.words(game, info?.words ?? '', language)
    this.#texts.set(key, text)
    text.catch(() => this.#texts.delete(key))
    return words(language, [(await own[language]()).default, await text])
  }
}

export const page = new Page()
