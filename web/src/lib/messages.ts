/** What travels between the page and the server. Written by `web/message_types.py`. */

/** Fields of a view: whole numbers in any nesting; null where this seat may not know. */
export type Ints = number | null | Ints[];

/** An answer that may be given: its code, its name and parts, and the bounds of the whole numbers beside it. */
export interface Action {
  code: number;
  kind: string;
  parts: number[];
  ranges?: [number, number][];
  extra?: number[];
}

/** Something that happened, as this receiver may know it; `seat` gave the answer that brought it (null: nature). */
export interface Fact {
  event: number;
  kind: string;
  parts: Record<string, number | null>;
  seat: number | null;
}

/** One event of the log. `answer` is null where it is not for you; `by` says who answered in the seat's place. */
export interface LogEntry {
  number: number;
  seat: number | null;
  kind: string;
  answer: Action[] | null;
  by: string;
  about: number;
}

/** The one question the game asks now: `seats` are asked, `waiting` have not answered yet, `mine`: you are one. */
export interface Question {
  number: number;
  kind: string;
  seats: number[];
  waiting: number[];
  mine: boolean;
  only?: boolean;
}

/** Why an answer may not be given: the rule's number, its text in the reader's language, pieces to ring by kind. */
export interface Refusal { rule: number; text: string; lights: Record<string, number[]> }

/** A sentence of the coach or the name of a thing: the text `coach-<key>` or `name-...`, and what is filled in. */
export interface Reason { key: string; values: Record<string, number | string | Reason | Reason[]> }

/** Who sits where. `score` is null while it cannot be known. */
export interface Player {
  seat: number;
  name: string;
  kind: 'bot' | 'open' | 'person';
  here: boolean;
  score: number | null;
  level?: string;
  agreed?: boolean;
}

/** How it ended. `lead` holds the points of every seat after each answer, for a plot. */
export interface Result {
  ending: string;
  winners: number[];
  scores: number[];
  lead: number[][];
}

export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
}

/** A seat and the secret link that opens it: as a path, and whole with the address that others come by. */
export interface Invite { seat: number; link: string; url: string }

/** A value of a variant that differs from the stock game; `before` or `after` is empty where there is none. */
export interface Difference {
  file: string;
  where: string;
  column: string;
  before: string;
  after: string;
}

/** Which variant is played and what differs from the stock game; `more` differences are not listed. */
export interface VariantInfo {
  name: string;
  game: string;
  note: string;
  digest: string;
  differences: Difference[];
  more: number;
}

/** What stays the same for the whole game, except for people coming and going. */
export interface TableInfo {
  table: string;
  game: string;
  rules: number;
  options: Record<string, number | string | boolean>;
  components: unknown;
  components_hash: string;
  seats: number;
  seat: number | null;
  host: boolean;
  started: boolean;
  players: Player[];
  watch: string;
  watch_url: string;
  invites: Invite[];
  clock: number | null;
  watching: number;
  main_time: number | null;
  increment: number;
  chat_closed: boolean;
  open_hands: boolean;
  analysis: boolean;
  review: boolean;
  hints: boolean;
  date: string;
  variant: VariantInfo | null;
  opinions: boolean;
  rated: boolean;
}

/** Everything that changes with an event: `event` is the number of the last one, -1 before the first. */
export interface Snapshot {
  event: number;
  view: Record<string, Ints>;
  question: Question;
  legal: Action[];
  draft: Action[];
  undo: 'ask' | 'free' | null;
  deadline: number | null;
  over: Result | null;
  suspended: boolean;
  banks: (number | null)[] | null;
  full?: boolean;
}

/** Something the others must agree to: taking back, a bot in a leaver's place, or ending a game without end. */
export interface Proposal {
  what: 'bot' | 'end' | 'undo';
  by: number;
  seat: number;
  agreed: number[];
}

/** The whole table: first message after `hello`, and again whenever a gap cannot be bridged. */
export interface FullTable {
  type: 'table';
  info: TableInfo;
  snapshot: Snapshot | null;
  facts: Fact[];
  chat: ChatLine[];
  events: LogEntry[];
}

/** Somebody came, went, took a seat or was renamed; `watching` is how many look on. */
export interface Players {
  type: 'players';
  players: Player[];
  started: boolean;
  watching: number;
  chat_closed: boolean;
}

/** Events happened. `undone`: answers were taken back, and facts told before of events from this number on hold no */
export interface Moved {
  type: 'moved';
  snapshot: Snapshot;
  facts: Fact[];
  events: LogEntry[];
  players: Player[];
  undone: number | null;
}

/** Message `id` was carried out and is on disk; `event` is the last event then. Comes before anybody is shown it. */
export interface Taken { type: 'taken'; id: number; event: number }

export interface Chatted { type: 'chat'; line: ChatLine }

/** The reply to `ask`: null if the answer may be given. */
export interface Why { type: 'why'; id: number; refusal: Refusal | null }

/** Message `id` (0: it had none) changed nothing. `code` is for programs, `sentence` for people who write them. */
export interface NotTaken {
  type: 'refused';
  id: number;
  code: string;
  sentence: string;
  refusal: Refusal | null;
}

/** A good answer for the seat that asked, from what that seat sees; where to look for it, and why it is good. */
export interface Hint {
  type: 'hint';
  id: number;
  hint: Action | null;
  note: unknown;
  look: Reason | null;
  why: Reason | null;
}

/** The open proposal, or null when it is settled. */
export interface Proposed { type: 'proposal'; proposal: Proposal | null }

/** Your link at the next table. */
export interface Again { type: 'rematch'; link: string }

/** What the hand of a seat does before it answers question `question`: the numbers it would answer with now. */
export interface HandShown {
  type: 'hand';
  seat: number;
  question: number;
  extra: number[];
}

/** First message. `last` and `chat` are the last event and chat line seen, null for a fresh start. */
export interface Hello {
  type: 'hello';
  last?: number | null;
  language?: string;
  open?: boolean;
  chat?: number | null;
}

/** An answer (or its next part) to question number `question`: by code, or by kind and parts; `extra` for ranges. */
export interface Answer {
  type: 'answer';
  question: number;
  code?: number;
  kind?: string;
  parts?: number[];
  extra?: number[];
  id?: number;
}

/** Why may I not give this answer? */
export interface Ask {
  type: 'ask';
  kind: string;
  parts?: number[];
  extra?: number[];
  id?: number;
}

/** What might I answer? With `analysis` only the note is wanted: what the position is worth. */
export interface AskHint { type: 'hint'; analysis?: boolean; id?: number }

/** What my hand does before it answers: the answer I would give now. Others are shown it, nobody keeps it. */
export interface ShowHand {
  type: 'hand';
  question: number;
  code: number;
  extra?: number[];
  id?: number;
}

/** Take back my last answer: at once where that is free, otherwise the others are asked. */
export interface Undo { type: 'undo'; id?: number }

/** Yes or no to the open proposal. */
export interface Agree { type: 'agree'; yes: boolean; id?: number }

/** Propose to end a game that has become too long (`full`): nobody has won. */
export interface ProposeEnd { type: 'end'; id?: number }

/** Propose that a bot takes over the seat of somebody who is away. */
export interface Replace { type: 'replace'; seat: number; id?: number }

export interface Forfeit { type: 'forfeit'; id?: number }

/** Host: begin. Seats still free are taken by bots. */
export interface Start { type: 'start'; id?: number }

/** Host, before the start: take a seat away from the table. */
export interface Remove { type: 'remove'; seat: number; id?: number }

/** Host, before the start: other options. */
export interface Change { type: 'options'; options: Record<string, number | string | boolean>; id?: number }

/** Before the start: give my seat back. */
export interface Leave { type: 'leave'; id?: number }

export interface Rematch { type: 'rematch'; id?: number }

export interface Say { type: 'chat'; text: string; id?: number }

/** Host: nobody may chat here any more; `closed` false opens it again. */
export interface CloseChat { type: 'close_chat'; closed: boolean; id?: number }

/** The name to show for my seat. */
export interface Call { type: 'name'; name: string; id?: number }

/** After a game of a variant: fun from 1 to 5, length -1 (too short) to 1 (too long), and a line for its maker. */
export interface Opinion {
  type: 'opinion';
  fun: number;
  length: number;
  line?: string;
  id?: number;
}

/** An option as a form shows it. */
export interface OptionOffer {
  name: string;
  kind: 'choice' | 'flag' | 'number';
  usual: number | string | boolean;
  choices?: string[];
  low?: number;
  high?: number;
}

export interface Usual { seats: number; level: string }

/** A game as the front page offers it. */
export interface GameOffer {
  game: string;
  players: [number, number];
  minutes: [number, number];
  levels: string[];
  characters: string[];
  usual: Usual;
  options: OptionOffer[];
  presets: string[];
  secrets: boolean;
}

/** A kind of answer: its listed parts with what each value is called (nothing: a number), and its ranged parts. */
export interface Answers { parts: Record<string, string[]>; ranged: string[] }

/** How the asker's last game against bots ended, and how strong they were. */
export interface LastGame { level: string; outcome: 'lost' | 'shared' | 'won' }

/** A bot's level may be followed by a character, `hard:gambler`; `like_me` follows the last game's result. */
export interface NewSeat {
  kind: 'bot' | 'open' | 'person';
  name?: string;
  level?: string;
  last?: LastGame;
}

/** A table somebody wants: who sits where, whether strangers may join, seconds a question or null. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, number | string | boolean>;
  open?: boolean;
  clock?: number | null;
  device?: boolean;
  main_time?: number | null;
  increment?: number;
  variant?: string;
  rated?: boolean;
}

/** An uploaded variant: tables of it are made by its name; the key is its maker's alone and opens the results. */
export interface VariantMade { variant: string; key: string }

/** An uploaded variant as its page shows it. The counts are for its maker alone, null for everybody else. */
export interface VariantOffer {
  variant: string;
  info: VariantInfo;
  offer: GameOffer;
  tables: number | null;
  finished: number | null;
  opinions: number | null;
}

/** The new table with the secret links of the seats that people take, and the watchers' link. */
export interface TableMade {
  table: string;
  seats: Invite[];
  watch: string;
  watch_url: string;
}

/** Who can come by this server's links: `base` is what whole links begin with for whoever asks. */
export interface Reach {
  base: string;
  others: boolean;
  near: string;
  may_open: boolean;
}

export interface OpenTable {
  table: string;
  game: string;
  seats: number;
  free: number;
  host: string;
}

/** Somebody is bothered by a seat's name or, where one is given, by a line of its chat. */
export interface NewReport { seat: number; line: number | null }

/** A public game that is being played: its link for watching, and what anybody may see of it now. */
export interface LiveGame { watch: string; info: TableInfo; snapshot: Snapshot }

export interface Joined {
  seat: number;
  link: string;
  game: string;
  url: string;
}

/** Why a request was refused. */
export interface Problem { code: string; sentence: string }

/** One step of a replay: what happened, and each seat's view after it; `all` shows everybody's secrets. */
export interface Step {
  facts: Fact[];
  snapshots: Snapshot[];
  all: Snapshot;
  events: LogEntry[];
}

/** A part of a record walked through; `total` steps there are in all. */
export interface ReplayData {
  info: TableInfo;
  total: number;
  steps: Step[];
  payloads: Record<string, string>;
}

/** What is asked of a record: `count` steps from step `first` on. */
export interface ReplayPage { record: string; first: number; count: number }

/** A table that goes on from a finished game: its record, the step of its replay, where one sits, how bots play. */
export interface PlayOn {
  record: string;
  step: number;
  seat: number;
  level?: string;
  name?: string;
}

/** A player's request for a public replay; `name`: that player agrees to be named in it. */
export interface ShareGame { name: boolean }

/** The public link to a finished game's replay, and the seats whose players agreed to be named. */
export interface GameShared { link: string; url: string; named: number[] }

/** A finished game for ever: its record as text, and the whole replay of it. */
export interface Archive { record: string; replay: ReplayData }

/** A position before event `event` (-1: the last one): every seat's chances, 0 to 1, and the game's own note. */
export interface Judged { event: number; chances: number[]; note: unknown }

/** An answer that cost chances, what would have been better and why; `told` and `advised` say both in words. */
export interface Moment {
  event: number;
  turn: number;
  seat: number;
  played: Action[];
  better: Action[];
  told: Reason[];
  advised: Reason[];
  cost: number;
  chance: number;
  why: Reason;
  look: Reason;
  before: string;
  line: string[];
  after: string;
  count: number;
}

/** What chance did at an event, and what it was worth to a seat. */
export interface LuckyDraw {
  event: number;
  seat: number;
  worth: number;
  why: Reason;
}

/** A finished game gone through by the coach, as far as it has come (`done`, 0 to 1); `key` asks for the rest. */
export interface ReviewData {
  key: string;
  done: number;
  judged: Judged[];
  moments: Moment[];
  luck: number[];
  strokes: LuckyDraw[];
  stories: Reason[][];
}

/** An answer by its name and parts. */
export interface NamedAnswer { kind: string; parts?: number[]; extra?: number[] }

/** A position to try things in: after a `record`, or as `position` says; then the seat's answers, part by part. */
export interface Practice {
  game: string;
  seat?: number;
  seats?: number;
  options?: Record<string, number | string | boolean>;
  record?: string;
  position?: string;
  answers?: NamedAnswer[];
  replies?: string[];
  ask?: NamedAnswer | null;
  both?: boolean;
  seed?: number;
  language?: string;
}

/** Where that leads: all facts since the beginning, those since the last answer, and why it or `ask` may not be. */
export interface Practised {
  info: TableInfo;
  snapshot: Snapshot;
  facts: Fact[];
  fresh: Fact[];
  answered: number;
  refusal: Refusal | null;
  payloads: Record<string, string>;
  position: string;
  line: string[];
}

/** A game's puzzles in the practice room: how hard each is, from the first on. */
export interface PuzzleShelf { game: string; difficulties: number[] }

export interface RuleText { number: number; text: string; ours: boolean }

export interface SectionText { id: string; title: string; rules: RuleText[] }

/** A game's numbered rules in one language, as its standard options have them. */
export interface RulebookText {
  game: string;
  language: string;
  name: string;
  sections: SectionText[];
}

/** A place on the board that a rule is about, as a board draws it: an answer shown beforehand, what is to be traced */
export interface RulePicture {
  rule: number;
  seat: number | null;
  seats: number;
  options: Record<string, number | string | boolean>;
  view: Record<string, Ints>;
  question: Question;
  trace: Fact[];
  hint: Action | null;
  lit: Record<string, number[]>;
  part: [number, number, number, number];
}

/** An answer by the name of its kind and its parts, as pages and practice requests write it. */
export interface Named { kind: string; parts: number[]; extra: number[] }

/** What one answer is worth, in the units of the challenge's score. */
export interface Choice { answer: Named; worth: number }

/** One challenge. The score is counted by kind: `solo` in cards, `win` and `village` 1 or 0, `throw` in thousandths */
export interface Challenge {
  game: string;
  day: number;
  kind: string;
  position: string;
  options: Record<string, string | number>;
  seats: number;
  seat: number;
  seed: number;
  replies: string[];
  answers: number;
  way: Named[];
  choices: Choice[][];
  best: number;
  marks: number[];
  bots: Record<string, number>;
  difficulty: number;
  measured: Record<string, number>;
}

/** Who sits at a table, as a profile shows it. */
export interface Sitter { name: string; kind: 'bot' | 'open' | 'person'; level: string }

/** One seat at one table: who plays, whose turn it is, how it ended. */
export interface ProfileRow {
  table: string;
  game: string;
  seat: number;
  players: Sitter[];
  variant: string;
  device: boolean;
  rated: boolean;
  clock: number | null;
  started: boolean;
  over: boolean;
  waiting: number[];
  at: number | null;
  due: number | null;
  ended: number | null;
  ending: string;
  winners: number[];
  scores: number[];
  link?: string;
}

/** Seats whose secret links a browser holds: it asks how things stand there. */
export interface Look { links: string[] }

/** One row for each link that was asked for, null where the table is gone. */
export interface Looked { rows: (ProfileRow | null)[] }

/** What somebody reached in a daily puzzle or a puzzle: the best of all tries, and the day it was first reached */
export interface DailyResult {
  score: number;
  pebbles: number;
  tries: number;
  on: number;
}

/** A browser tells the profile of its key which seats it holds, and which tables it has links to already. */
export interface Sync {
  links?: string[];
  have?: string[];
  make?: boolean;
  stones?: Record<string, DailyResult>;
}

/** What is known of somebody's strength; `sure` once enough games were played. `place` counts people only. */
export interface Standing {
  game: string;
  seats: number;
  rating: number;
  spread: number;
  games: number;
  sure: boolean;
  name: string;
  level: string;
  mine: boolean;
}

/** Everything a key opens. `days` is how long it is kept after it was last opened. */
export interface Profile {
  rows: ProfileRow[];
  ratings: Standing[];
  passkeys: number;
  days: number;
  stones: Record<string, DailyResult>;
}

/** All that the server keeps under a key, for an export; `hashes` are those of the keys themselves. */
export interface Kept { river: Profile; hashes: string[]; calls: number }

/** What is kept here and for how long, as the operator has set it. */
export interface Keeping {
  table_days: number;
  river_days: number;
  river_tables: number;
  push: string;
  hooks: boolean;
}

/** A table that shall not be in the profile any more. */
export interface Forget { table: string }

/** The seat behind this link agrees to a rated game; the key says for whom it counts. */
export interface AgreeRated { link: string }

/** A game's ladder for one number of seats, best first, bots among the people. */
export interface Ladder {
  game: string;
  seats: number;
  standings: Standing[];
  games: RatedGame[];
}

/** A rated game that is over: its record is public. */
export interface RatedGame {
  table: string;
  ended: number;
  players: Sitter[];
  winners: number[];
}

/** Call somebody back when it is their turn at these seats: by web push (`endpoint`, `p256dh`, `auth`) or by a hook */
export interface Subscribe {
  links: string[];
  endpoint: string;
  p256dh?: string;
  auth?: string;
  turn?: string;
  over?: string;
}

/** No more calls to this address. */
export interface Unsubscribe { endpoint: string }

/** What the browser is asked to sign, in WebAuthn's own words. */
export interface PasskeyOptions { options: Record<string, unknown> }

/** What the browser's authenticator answered, as WebAuthn writes it in JSON. */
export interface Passkey { credential: Record<string, unknown> }

/** A key of this device's own, for the profile that the passkey opened. */
export interface KeyMade { key: string }

/** One number of a game's data files, by its file, its row (the way to it) and its column. */
export interface LabDial {
  file: string;
  row: string;
  column: string;
  value: number;
}

/** What differs from the stock game: options in the form that a table takes them, and numbers of the data files. */
export interface LabChange { game: string; options: Record<string, number | string | boolean>; dials: LabDial[] }

/** Games `first`, `first` + 1, ... of the stock game and of the changed one, over the same seeds. */
export interface LabRequest {
  game: string;
  options?: Record<string, number | string | boolean>;
  dials?: LabDial[];
  players?: number;
  bots?: string[];
  seed?: number;
  first?: number;
  count?: number;
}

/** A changed game to be made a variant of that name. */
export interface LabVariant {
  game: string;
  options?: Record<string, number | string | boolean>;
  dials?: LabDial[];
  name?: string;
}

/** One thing that is counted (`won` and `points` by seat, `turns`), a number for each game in the order played. */
export interface LabMeasure {
  name: string;
  seat: number | null;
  stock: (number | null)[];
  changed: (number | null)[];
}

/** How the games of a request went; the numbers of the next request follow those of the one before. */
export interface LabCounts { games: number; measures: LabMeasure[] }

/** What of a game can be turned: its bots, how many games each may play at once, and the numbers of its files. */
export interface LabBench { bots: [string, number][]; dials: LabDial[]; pictures: boolean }

/** The pictures of a request's games: one HTML file that needs nothing else, as `riffle report` writes it. */
export interface LabReport { html: string }

export type FromServer = FullTable | Players | Moved | Taken | Chatted | Why | NotTaken | Hint | Proposed | Again | HandShown;

export type FromClient = Hello | Answer | Ask | AskHint | ShowHand | Undo | Agree | Replace | ProposeEnd | Forfeit | Say | Start | Remove | Change | Leave | Rematch | CloseChat | Call | Opinion;
