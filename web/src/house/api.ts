/** What can be asked of the house. Every refusal says in one sentence why. */
import type {
  About,
  Arrived,
  Arriving,
  AtTable,
  Brings,
  CardInfo,
  Challenged,
  Challenging,
  Change,
  CutOff,
  DayList,
  Days,
  DeviceCode,
  Devices,
  Examined,
  Free,
  House,
  InStep,
  Inspected,
  Join,
  LessonStep,
  NewTable,
  HouseInfo,
  Opening,
  PlayedMatch,
  Playing,
  Previewed,
  Problem,
  Pushing,
  PutAway,
  Reach,
  Reading,
  Reason,
  Rematch,
  Replay,
  Reviewed,
  RulesInfo,
  Say,
  Shelf,
  Subscribe,
  Table,
  TakeAlong,
  Verdict,
  Welcome,
} from '../wire'
import { transport } from './transport'

/** Something was not carried out; `say` is the reason, worded by the wording files. */
export class Refused extends Error {
  constructor(
    readonly say: Say,
    readonly status: number,
  ) {
    super(say.key)
  }
}

async function ask(path: string, body?: unknown): Promise<Response> {
  let answer: Response
  try {
    answer = await transport.current.ask(
      path,
      body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    )
  } catch {
    throw new Refused({ key: 'error-offline' }, 0)
  }
  if (answer.ok) return answer
  const problem = (await answer.json().catch(() => null)) as Problem | null
  throw new Refused(problem?.say ?? { key: 'error-house', args: { status: answer.status } }, answer.status)
}

const got = async <T>(path: string, body?: unknown): Promise<T> => (await ask(path, body)).json() as Promise<T>
const of = (table: string) => `/api/tables/${encodeURIComponent(table)}`

/** Which of my tables: a shelf alone, words that are looked for, how many I have seen already. */
export interface Listing {
  show?: string
  find?: string
  from?: number
}
const asTexts = (query: Listing) => Object.entries(query).flatMap(([key, value]) => (value ? [[key, String(value)]] : []))

/** Which pieces somebody wants to know more about: those of a place, or a card that lies at none. */
export interface ZoneOrFace {
  zone: string
  face: string
}

export const api = {
  offered: () => got<HouseInfo>('/api'),
  text: async (path: string) => (await ask(path)).text(),
  rules: (game: string, language: string) => got<RulesInfo>(`/api/games/${encodeURIComponent(game)}/rules/${language}`),
  cards: (game: string) => got<CardInfo[]>(`/api/games/${encodeURIComponent(game)}/cards`),
  days: () => got<Days>('/api/daily'),
  day: (game: string, day: string) => got<DayList>(`/api/daily/${encodeURIComponent(game)}${day && `?day=${day}`}`),
  playDay: (game: string, playing: Playing) => got<AtTable>(`/api/daily/${encodeURIComponent(game)}`, playing),
  challenge: (id: string, wish: Challenging) => got<Challenged>(`${of(id)}/challenge`, wish),
  challenged: (code: string) => got<Challenged>(`/api/challenges/${encodeURIComponent(code)}`),
  takeUp: (code: string, playing: Playing) => got<AtTable>(`/api/challenges/${encodeURIComponent(code)}`, playing),
  gather: (code: string, playing: Playing) => got<AtTable>(`/api/challenges/${encodeURIComponent(code)}/table`, playing),
  statistics: () => got<PlayedMatch[]>('/api/statistics'),
  reach: () => got<Reach>('/api/reach'),
  openHouse: (opening: Opening) => got<Reach>('/api/reach', opening),
  push: () => got<Pushing>('/api/push'),
  subscribe: (subscription: Subscribe) => got<Pushing>('/api/push', subscription),
  pushOff: () => got<Pushing>('/api/push/off', {}),
  devices: () => got<Devices>('/api/devices'),
  deviceCode: (wish: TakeAlong) => got<DeviceCode>('/api/devices/code', wish),
  deviceLook: (code: Arriving) => got<Welcome>('/api/devices/look', code),
  deviceJoin: (code: Arriving) => got<Arrived>('/api/devices/join', code),
  inStep: (kept: Brings) => got<InStep>('/api/devices/along', kept),
  cutOff: (device: CutOff) => got<Devices>('/api/devices/cut', device),
  tables: (query: Listing = {}) => got<Shelf>(`/api/tables?${new URLSearchParams(asTexts(query))}`),
  putAway: (id: string, away: PutAway) => got<Table>(`${of(id)}/away`, away),
  table: (id: string) => got<Table>(of(id)),
  bring: (reading: Reading) => got<Table>('/api/records', reading),
  create: (wish: NewTable) => got<Table>('/api/tables', wish),
  join: (id: string, join: Join) => got<Table>(`${of(id)}/join`, join),
  start: (id: string) => got<Table>(`${of(id)}/start`, {}),
  rematch: (id: string, wish: Rematch = {}) => got<Table>(`${of(id)}/rematch`, wish),
  leave: (id: string) => got<Table>(`${of(id)}/leave`, {}),
  free: (id: string, free: Free) => got<Table>(`${of(id)}/free`, free),
  chair: (id: string, change: Change) => got<Table>(`${of(id)}/chair`, change),
  house: (id: string, house: House) => got<Table>(`${of(id)}/house`, house),
  invited: (code: string) => got<Table>(`/api/invitations/${encodeURIComponent(code)}`),
  record: async (id: string, match: number) => (await ask(`${of(id)}/record${match ? `?match=${match}` : ''}`)).text(),
  replay: (id: string, match: number, eyes: number, from: number, to: number) =>
    got<Replay>(`${of(id)}/replay?eyes=${eyes}&from=${from}&to=${to}${match ? `&match=${match}` : ''}`),
  review: (id: string, match: number, eyes: number | null, open: boolean) =>
    got<Reviewed>(
      `${of(id)}/review?open=${Number(open)}${match ? `&match=${match}` : ''}${eyes === null ? '' : `&eyes=${eyes}`}`,
    ),
  lesson: (game: string, lesson: string, answers: readonly string[]) =>
    got<LessonStep>(`/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`, { answers }),
  lessonWhy: (game: string, lesson: string, answers: readonly string[], at: readonly string[]) =>
    got<Reason>(`/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}/why`, { answers, at }),
  lessonPreview: (game: string, lesson: string, answers: readonly string[], move: number) =>
    got<Previewed>(`/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}/preview`, { answers, move }),
  lessonCards: async (game: string, lesson: string, answers: readonly string[], at: ZoneOrFace) =>
    (await got<Inspected>(`/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}/cards`, { answers, ...at }))
      .cards,
  cardsAt: async (id: string, match: number, eyes: number, ply: number, at: ZoneOrFace): Promise<(About | null)[]> => {
    const place = `eyes=${eyes}&ply=${ply}${match ? `&match=${match}` : ''}&${new URLSearchParams({ ...at })}`
    return (await got<Inspected>(`${of(id)}/cards?${place}`)).cards
  },
  cardsOfRecord: async (asked: Examined) => (await got<Inspected>('/api/replay/cards', asked)).cards,
  read: (reading: Reading) => got<Replay>('/api/replay', reading),
  verify: (reading: Reading) => got<Verdict>('/api/verify', reading),
}
