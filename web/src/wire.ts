// Made from src/kociarnia/server/wire.py by `python -m kociarnia.server.typescript`. Do not edit: change the types there.

/** As eyes: a spectator's. */
export const AUDIENCE = -1;

/** An argument of something said. A `Who` is worded as a name, `Say`s are worded in their turn. */
export type Arg = number | string | Who | Say | Say[];

/** A seat as an argument: worded as its player's name, and the message can tell whether that is the reader. */
export interface Who {
  seat: number;
}

/** A message of the wording files (`key`, or `key.attribute`) with its arguments. */
export interface Say {
  key: string;
  args?: Record<string, Arg>;
}

/** One seat of a table and who sits there. */
export interface Chair {
  kind: "open" | "person" | "bot";
  name?: string; // of the person, or of the cat that the bot is
  level?: string; // of the bot, or of the bot that keeps the seat warm
  mine?: boolean; // held by the browser that reads this
  here?: boolean; // its person is connected
  kept?: boolean; // its person is away, and a bot plays until they are back
  side?: number; // its team, where there are teams
}

/** What the host of a table has settled beside the rules of the game. Times in seconds. */
export interface House {
  grace?: number; // before a bot keeps an absent seat warm; 0: never, the table waits
  keeper?: string; // that bot's level; "nobody": none ever plays for somebody
  clock?: number; // for each answer; 0: no clock. When it runs out, the keeper answers
  hints?: boolean;
  undo?: boolean;
  watch?: boolean; // may others watch?
  pace?: number; // how unhurried bots are; 0: at once
}

/** One finished match in the table's scorebook. */
export interface Score {
  match: number;
  starter: number; // the seat that the first seat of the table had in the rules, so the starter rotates
  places: number[]; // by the table's chairs
  scores: number[];
}

/** A deal that is played at several tables. */
export interface TableDeal {
  day?: string; // whose deal it is, …
  code?: string; // … or the challenge that led here
  counts?: boolean; // what comes of it is compared with what came of it for others
}

/** A table: lobby, match or what is left after it. */
export interface Table {
  id: string;
  game: string;
  options: Record<string, string>; // as texts; those with their default are left out
  chairs: Chair[];
  house: House;
  stage: "lobby" | "playing" | "over";
  match?: number; // how many matches have been begun here
  host?: boolean; // may the reader start, change seats, settle the house?
  invitation?: string; // the code of the link; only for those who sit here
  commitment?: string; // hash of the dealer's secret of this match
  secret?: string; // the secret, when the match is over
  scores?: Score[];
  watchers?: number;
  seats?: number[]; // the chair of each seat of the running match: seat 0 begins, and the starter rotates
  deal?: TableDeal | null;
}

/** A table in the list of somebody who sits there. */
export interface TableLine {
  id: string;
  game: string;
  chairs: Chair[];
  stage: "lobby" | "playing" | "over";
  since: number; // when it last went on, in seconds since 1970
  turn?: boolean; // it waits for the reader
  asked?: number[]; // the chairs that it waits for
  match?: number; // how many matches have been begun here
  score?: Score | null; // of the last one that was finished
  deal?: TableDeal | null;
  away?: boolean; // the reader has put it away
  brought?: boolean; // played elsewhere: it came as a record
  news?: Say[]; // where it waits for the reader: what happened first since their turn, from their view
  seats?: number[]; // … the chair of each seat, for the names in it
}

/** Some of the tables where the reader sits: what waits for them first, then what waits for others, then what is over. */
export interface Shelf {
  tables: TableLine[];
  turns: number; // how many wait for the reader, …
  waiting: number; // … for others, …
  over: number; // … are over, …
  away: number; // … have been put away
  more?: boolean; // there are others after these
}

/** The first message: what the page already has, and through whose eyes it wants to look. */
export interface Hello {
  type: "hello";
  since?: number; // the number of the last update it has shown; 0: it has nothing
  match?: number; // and the match that update belonged to
  eyes?: number | null; // None: my only seat, else the audience
  passing?: boolean; // may the house answer for me where I can only pass?
  pace?: number; // how unhurried I want bots to be; 0: at once
  hidden?: boolean; // the page is there, but nobody can see it
  keeps?: boolean; // I keep what I am told: zones and accounts that have not changed may be left out of updates
}

/** Look through the eyes of one of my seats, or (-1) of the audience: while a curtain is drawn, say. */
export interface Look {
  type: "look";
  id: string;
  eyes: number;
}

/** An answer for a seat that I hold. It answers update `number`: a doubled or stale one does nothing. */
export interface Play {
  type: "move";
  id: string;
  number: number;
  seat: number;
  move: number;
}

/** The whole proposal of the last update, at one stroke. */
export interface Accept {
  type: "accept";
  id: string;
  number: number;
  seat: number;
}

/** Take back my last answer: at once if nobody has seen anything since, else the others are asked. */
export interface Undo {
  type: "undo";
  id: string;
  number: number;
  seat: number;
}

/** Do I agree that the offered undo is made? Whoever has asked for it withdraws it. */
export interface Vote {
  type: "vote";
  id: string;
  number: number;
  seat: number;
  yes: boolean;
}

/** What would a strong cat do in my place? */
export interface Ask {
  type: "hint";
  id: string;
  number: number;
  seat: number;
}

/** I tapped these handles and nothing came of it: why? */
export interface Why {
  type: "why";
  id: string;
  number: number;
  seat: number;
  at: string[];
}

/** How would my view look after this move, as far as I can know it? */
export interface Preview {
  type: "preview";
  id: string;
  number: number;
  seat: number;
  move: number;
}

/** What have the others done since I last decided something? */
export interface Recap {
  type: "recap";
  id: string;
  number: number;
  seat: number;
  again?: boolean; // … and how did the table look meanwhile?
}

/** What is to be known of the pieces that lie at one place, or of a card that lies at none, as far as these eyes see it? */
export interface Inspect {
  type: "inspect";
  id: string;
  eyes: number;
  zone?: string;
  face?: string;
}

/** The page has shown update `number`, and with it what is shown only once. */
export interface Seen {
  type: "seen";
  number: number;
  eyes?: number | null; // through whose eyes; None: those that it looks through now
}

/** The page has been hidden, or is seen again. */
export interface Hidden {
  type: "hidden";
  hidden: boolean;
}

export interface Ping {
  type: "ping";
  id: string;
}

/** A line of the log. */
export interface Told {
  ply: number; // after how many moves: the step of a replay that shows it
  say: Say;
  once?: boolean; // it is shown once and not kept: a peek in a game of memory
  chair?: number; // whose move it was; -1: the dealer's
}

/** Somebody wants to take back more than was their own secret. */
export interface Offer {
  seat: number;
  back: number; // moves that would be taken back; people are told only of those that were chosen
  agreed: number[]; // seats
  asked: number[]; // seats that have not answered yet
}

export interface Result {
  places: number[]; // by seat
  scores: number[];
  lines: Say[];
  value?: number | null; // the number for a list of personal bests, fewer is better
}

/** A thing on the table: a card, a tile, a figure, a heap of tokens. */
export interface Piece {
  label: Say; // how it is read aloud: "face down", "Peek 1, 6 ravens"
  face?: string; // which picture, a key of cards.toml; empty: its back
  at?: string; // its handle: choices point at it; empty: it is only looked at
  marks?: Say[]; // small print on it
  quarter?: number; // quarter turns clockwise
  copies?: number; // so many alike
}

/** A place of the table with pieces in it. */
export interface Zone {
  key: string; // "dream.0"; also the handle of the place itself
  label: Say;
  kind?: string; // "row", "pile" (its top last), "stack" (bottom to top, all visible), "grid" (by rows), "ring"
  owner?: number; // the seat in front of which it lies; -1: the middle
  pieces?: (Piece | null)[]; // None: an empty place
  columns?: number; // of a grid
  notes?: Say[]; // lines beside it: "5 × 2 × 2 = 20"
}

/** The whole table as its reader may see it. */
export interface Scene {
  zones: Zone[];
  facts?: Say[]; // what no zone shows: the round, the turn, what lasts
}

/** A legal move, as it is offered. */
export interface Choice {
  move: number; // a MoveId
  label: Say; // "take the top card for my 2nd card"
  clause: string; // the rule that allows it: "R13"
  at?: string[]; // handles to tap, in this order
  same?: boolean; // its effect is that of a choice before it: a board takes the tap, a list leaves it out
  empty?: boolean; // it does nothing: to pass. Where nothing else can be answered nobody need be asked
}

/** What one seat is worth now, line by line, as far as the reader knows. */
export interface Account {
  seat: number;
  total: number | null; // None while the reader cannot know it
  lines?: Say[];
}

/** A piece on its way, as the reader saw it: boards move it, and nothing else tells where a card has gone. */
export interface Motion {
  source: string; // the handle of the piece before the move, or the key of its zone
  target: string; // the same after the move
  face?: string; // what is seen on the way; empty: its back
}

/** The table as one seat sees it, after one more change. Seats are those of the match; `Table.seats` says whose chairs. */
export interface Update {
  type: "update";
  eyes: number; // the seat, or -1
  question: Say;
  number: number; // one more with every change of the match
  match: number;
  ply: number;
  scene: Scene;
  waiting: number[]; // seats that may answer now
  choices?: Choice[]; // mine, if I am asked
  proposal?: number[]; // moves that `accept` would make, one after the other
  accounts?: Account[];
  lines?: Told[]; // the log since the update before; in the first update all that may be kept
  whole?: boolean; // `lines` is the whole log and takes the place of what the page has
  motions?: Motion[];
  undo?: number; // how many of my own answers I may take back at once
  offer?: Offer | null;
  clock?: number[]; // by seat, seconds left for an answer when this was sent; empty: no clock
  result?: Result | null;
  answers?: string; // the id of my message that brought this about
  kept?: string[];
}

/** The table has changed around the match: who sits, who is here, the stage. */
export interface Around {
  type: "table";
  table: Table;
}

/** Understood and carried out; nothing changed in the match by it, or it had been done already. */
export interface Done {
  type: "done";
  id: string;
  number: number;
}

/** Not carried out, and why. Nothing has changed. */
export interface Refused {
  type: "refused";
  id: string;
  say: Say;
  clause?: string;
}

export interface Hint {
  move: number;
  reason: Say;
}

export interface Hints {
  type: "hints";
  id: string;
  number: number;
  best: Hint[];
  gain?: Say | null; // what the first is worth, and what it would cost to leave it
}

/** The answer to `why`. */
export interface Reason {
  type: "reason";
  id: string;
  say: Say;
  clause?: string;
}

export interface Previewed {
  type: "previewed";
  id: string;
  scene: Scene;
  accounts: Account[];
}

/** An account that has moved. */
export interface Gain {
  seat: number;
  by: number;
}

/** One moment of a turn that is seen again: the table as it was then. */
export interface PastMoment {
  motions?: Motion[]; // that led to it
  scene?: Scene | null; // None: memory is the game
  accounts?: Account[];
}

/** What somebody else did, in short. */
export interface Turn {
  seat: number;
  says: Say[]; // a sentence, perhaps with what came of it; none where all of it was shown once
  face?: string; // the card that it was about; empty: nobody sees it any more
  at?: string[]; // handles where it happened
  changes?: Gain[];
  moments?: PastMoment[]; // to be seen again, where that is asked for: the table before it, then move by move
}

export interface Recapped {
  type: "recapped";
  id: string;
  number: number;
  turns: Turn[];
}

/** One labelled line: "wants: 2 tuna". */
export interface Fact {
  label: Say;
  say: Say;
}

/** All about one piece. */
export interface About {
  name: Say;
  face?: string; // its picture, as the piece has it
  facts?: Fact[];
  tip?: Say | null; // the one thing that a beginner should know of it
  clauses?: string[]; // where the rulebook tells more
}

/** All about the pieces of one place, in its order; null for an empty spot. */
export interface Inspected {
  type: "inspected";
  id: string;
  cards: (About | null)[];
}

export interface Pong {
  type: "pong";
  id: string;
}

/** To a page that shows its person's tables (`/ws/home`): something has changed there. */
export interface TablesChanged {
  type: "tables";
}

/** A chair as the host wants it. */
export interface Wish {
  kind: "me" | "here" | "friend" | "bot"; // "here": another person at this device
  name?: string;
  level?: string;
}

export interface NewTable {
  game: string;
  chairs: Wish[];
  options?: Record<string, string>;
  house?: House;
  start?: boolean; // begin at once, if nobody is missing
  record?: string; // play on from here: a record …
  ply?: number; // … and how many of its moves stand
}

/** How far the house can be reached. Only somebody at its own machine is told. */
export interface Reach {
  addresses?: string[]; // for everybody else, the likeliest first; empty: nobody else gets in
  opened?: boolean; // to the local network, while it runs; it can be closed again
  mine?: boolean; // may this browser open and close it?
}

export interface Opening {
  open: boolean;
}

/** One of the devices of a person. */
export interface Device {
  id: string;
  kind: "phone" | "tablet" | "computer" | "";
  seen: number; // when it was last here, about, in seconds since 1970
  mine?: boolean; // the one that reads this
}

export interface Devices {
  devices: Device[];
  waiting?: boolean; // a code is out that nobody has used yet
}

/** I want to go on at another device. What the page brings along the house hands over unread. */
export interface TakeAlong {
  kind?: "phone" | "tablet" | "computer" | "";
  name?: string;
  brings?: string;
}

/** What a page keeps of its person, for the other devices; the house does not read it. */
export interface Brings {
  brings: string;
}

export interface InStep {
  several: boolean; // are there other devices, or may there soon be?
  brings?: string; // what was left here before
}

export interface DeviceCode {
  code: string;
  seconds: number; // that it is good for
}

/** The code that the other device shows; never part of an address. */
export interface Arriving {
  code: string;
  kind?: "phone" | "tablet" | "computer" | "";
}

/** Who one would be here, and what would come along. */
export interface Welcome {
  name: string;
  tables: number;
  own?: number; // tables of this device's own: they come back when it is cut off
  already?: boolean; // this device is one of theirs
}

export interface Arrived {
  name: string;
  brings?: string;
}

export interface CutOff {
  id: string;
}

/** Does the house call people whose turn it is, and this browser? */
export interface Pushing {
  key?: string; // of the house, for a subscription; empty: it does not
  on?: boolean;
}

/** How to call this browser, as its own PushSubscription says. */
export interface Subscribe {
  endpoint: string;
  key: string; // p256dh
  secret: string; // auth
  language: "pl" | "en";
}

/** A chair whose holder is away becomes open. */
export interface Free {
  chair: number;
}

/** A table is put away, or taken out again, by somebody who sits there. */
export interface PutAway {
  away: boolean;
}

export interface Rematch {
  kittens?: boolean; // take the chairs of those who have left
}

export interface Join {
  invitation: string;
  name: string;
  chair?: number | null; // None: the first that is open
}

/** The host changes a chair in the lobby (or gives a chair whose person has left to a bot or to a friend). */
export interface Change {
  chair: number;
  to: Wish;
}

/** One step of a replay, as one observer saw it. */
export interface ReplayStep {
  ply: number;
  scene: Scene;
  question: Say;
  waiting: number[];
  accounts?: Account[];
  lines?: Told[];
  motions?: Motion[];
}

export interface Replay {
  game: string;
  options: Record<string, string>;
  players: number;
  names: string[];
  eyes: number;
  plies: number; // of the whole match
  steps: ReplayStep[]; // at most 250 in one answer: ask again from the last one on
  places?: number[];
  scores?: number[];
  commitment?: string;
  secret?: string;
  result?: Say[];
  levels?: string[]; // by seat: the bots that sat there, as far as the table knows
}

/** The chances when a turn began; the last one is the result. */
export interface TurnChances {
  ply: number; // moves made before it
  seat: number; // whose turn; -1: nobody's any more
  chances: number[]; // by seat, from 0 to 1
}

/** A turn that moved the chances of whoever looks back. */
export interface Swing {
  turn: number; // its place among the standings
  before: number;
  after: number;
  says: Say[]; // the turn in short
}

/** What the strongest cat would have done in a seat's place. */
export interface Judgement {
  reason: Say;
  label?: Say | null; // the move, as it was offered; None: just what was done
  at?: string[]; // handles of the places that it is about
  loss?: number; // of the share of the win, by what was done instead; 0: as good
}

/** A move of the seat that looks back, where it had a choice. */
export interface Decision {
  ply: number;
  says: Say[]; // what the log told of it, or how it was offered
  judgement: Judgement;
}

export interface Review {
  eyes: number;
  open: boolean; // with open cards
  fair: number; // the chance of each side if all play alike
  standings: TurnChances[];
  swings: Swing[]; // the largest first
  decisions: Decision[];
}

/** A match that is looked back at. While `of` is more than the decisions that are judged, the rest is thought over: whoever wants it asks again, and when nobody does it is given up. */
export interface Reviewed {
  review: Review;
  of: number;
}

export interface PlayedSeat {
  name: string;
  place: number;
  points: number;
  level?: string; // of a bot
  mine?: boolean; // held by the browser that reads this
  feats?: Record<string, number>; // mine: numbers of the game's own, see GameInfo.feats
}

/** A match that came to its end, for statistics. */
export interface PlayedMatch {
  table: string;
  match: number;
  game: string;
  ended: number; // seconds since 1970
  seats: PlayedSeat[]; // by chair
  value?: number | null; // the number for a list of personal bests, fewer is better
}

/** Where somebody stands in a lesson: the answers so far. A move by its notation, "" for what was only read. */
export interface Answers {
  answers?: string[];
}

/** … and what was tapped there in vain. */
export interface Tapped {
  answers?: string[];
  at?: string[];
}

/** … and the move that one would like to see first. */
export interface Wanted {
  answers?: string[];
  move?: number;
}

/** … and the place whose pieces one would like to know, or a card that lies at none. */
export interface Pointed {
  answers?: string[];
  zone?: string;
  face?: string;
}

/** A table of a lesson, and what happened there since the last answer. */
export interface LessonTable {
  options: Record<string, string>;
  names: string[]; // by seat; the learner's is empty
  steps: ReplayStep[]; // the first one shows how it was before
}

/** A step of a lesson: what the teacher says, and what may be answered. */
export interface LessonStep {
  game: string;
  lesson: string;
  step: number; // how many have been answered
  of: number;
  seat: number; // the learner's
  title: Say; // of the scene
  say: Say;
  clauses: string[];
  tables: LessonTable[]; // two, if the last answer ended a scene: then the title is shown in between
  comment?: Say | null; // on the last answer
  other?: Say | null; // what is said to a legal move that is not asked for
  choices?: Choice[]; // everything that is legal …
  allowed?: Record<string, string>; // … and what is asked for: the answer, by the number of its move
  proposal?: boolean; // asked for is what the game proposes
  riddle?: boolean; // what is asked for is to be found: nothing points at it
  over?: boolean;
  following?: string; // the lesson after this one
  result?: Result | null;
}

/** A record that somebody wants to look at or to check. */
export interface Reading {
  record: string;
  eyes?: number;
  start?: number; // the first step that is wanted …
  end?: number | null; // … and the last; None: as many as come in one answer
}

/** … and the place whose pieces are to be told about, as they lie in step `start`, or a card that lies at none. */
export interface Examined {
  record: string;
  eyes?: number;
  start?: number;
  end?: number | null;
  zone?: string;
  face?: string;
}

/** Is the deal of a record honest? */
export interface Verdict {
  honest: boolean;
  dealt?: number; // moves of the dealer that were confirmed
  why?: Say | null; // the first thing that is wrong
}

/** What the deal of a day is played with. */
export interface DayInfo {
  players: number; // the reader, and bots
  level: string;
  best: "most" | "fewest" | "value"; // what decides among equal places: points, or the number of a list of bests
  options?: Record<string, string>;
}

/** What came of a deal that several play. */
export interface Tried {
  name: string;
  place: number;
  points: number;
  lead: number; // before the best of the rivals
  value: number | null;
  mine: boolean;
  over: boolean; // else it is being played
  counts: boolean; // … for the first time, by the rules of the list
  table: string; // where, if the reader may look at it
  match: number;
  rank: number; // in the list; 0: not in it
}

/** One game's deal of a day. */
export interface DayDeal {
  game: string;
  listed: number; // how many have played it
  mine: Tried | null;
  rank: number; // mine among them
}

/** The deals of today. */
export interface Days {
  day: string;
  left: number; // seconds until the next ones
  streak: number; // days in a row with any
  played: string[]; // the latest days with one, four weeks at most
  deals: DayDeal[];
}

/** The list of a day. */
export interface DayList {
  game: string;
  listed: number;
  mine: Tried | null;
  rank: number;
  day: string;
  today: boolean;
  best: Tried[];
  commitment: string; // hash of the dealer's secret …
  secret: string; // … which is told when nobody can play it any more
}

/** Who would like to play a deal. */
export interface Playing {
  name?: string;
}

/** Where it is played. */
export interface AtTable {
  table: string;
}

/** Others may play a finished match once more, from that seat. */
export interface Challenging {
  match: number;
  seat: number;
}

/** A person at a table of people, and what came of it. */
export interface Sat {
  seat: number;
  name: string;
  place: number;
  points: number;
}

/** People who have played a deal together. */
export interface Company {
  people: Sat[]; // by seat
  mine: boolean; // the reader is one of them
  table: string; // where, if the reader may look at it
  match: number;
}

/** A deal that somebody has played and others may play too. */
export interface Challenged {
  code: string;
  game: string;
  options: Record<string, string>;
  by: string;
  seat: number;
  levels: string[]; // by seat: the cats that play there; empty where the reader sits
  stage: "open" | "playing" | "over" | "known";
  table: string; // the reader's
  tries: Tried[]; // for those who have played it
  mine: boolean; // it is the reader who challenges
  people: number; // who sat there: several may play it with each other
  companies: Company[]; // for those who have played it, alone or with others
}

/** An option; worded by `option-<key>`, `option-<key>-help` and, for choices, `option-<key>-<choice>`. */
export interface OptionInfo {
  key: string;
  kind: "yes" | "number" | "choice";
  default: string;
  low?: number;
  high?: number;
  choices?: string[];
  seats?: number[];
  excludes?: string[];
  implies?: string[];
  clause?: string;
  screen?: boolean;
  fits?: Record<string, number[]>; // choices that not every number of players can make, and which numbers can
}

/** Whose game it is, as its rulebook says. */
export interface Credits {
  original?: string; // its title in the first edition
  publishers?: string[];
  authors?: string[];
  artists?: string[];
}

export interface GameInfo {
  key: string;
  low: number;
  high: number;
  usual: number; // how many sit at a table where nobody says how many …
  first: number; // … and at a first one
  minutes: number;
  options: OptionInfo[];
  daily: DayInfo;
  feats?: Record<string, string>; // what people keep of matches: the "most", "fewest" or "sum"; worded by `feat-<name>`
  lessons?: Record<string, number>; // their names with how many steps they have
  words?: string; // digest: its wording is at /api/games/<key>/words/<digest>/<language>.ftl and may be kept for ever
  titles?: Record<string, string>; // its name by language, …
  abouts?: Record<string, string>; // … and what it is about: the first screen needs no other wording of it
  credits?: Credits;
  nets?: string[]; // trained networks that play it, besides the levels: those that the host of the house offers
}

export interface CardInfo {
  key: string;
  table: string;
  standing: string; // "printed", "sourced", "reconstructed"
  note?: string;
  about?: About | null; // what is printed on it
}

export interface ClauseInfo {
  key: string; // empty for a paragraph
  chapter: string;
  text: string;
}

export interface RulesInfo {
  title: string;
  about: string; // paragraphs, parted by empty lines
  clauses: ClauseInfo[];
}

/** What this house offers. */
export interface HouseInfo {
  version: string;
  games: GameInfo[];
  levels: string[];
  words: string; // digest of the wording that no game has: /api/words/<digest>/<language>.ftl
}

/** Every refusal over HTTP, with a fitting status. */
export interface Problem {
  say: Say;
}

export type FromPage = Hello | Look | Play | Accept | Undo | Vote | Ask | Why | Preview | Recap | Inspect | Seen | Hidden | Ping;

export type ToPage = Update | Around | Done | Refused | Hints | Reason | Previewed | Recapped | Inspected | Pong | TablesChanged;
