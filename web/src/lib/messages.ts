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
export interface Happening {
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
}

/** Why an answer may not be given: the rule's number, its text in the reader's language, pieces to ring by kind. */
export interface Refusal { rule: number; text: string; lights: Record<string, number[]> }

/** Who sits where. `score` is null while it cannot be known. */
export interface Player {
  seat: number;
  name: string;
  kind: 'bot' | 'open' | 'person';
  here: boolean;
  score: number | null;
  level?: string;
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

/** A seat and the secret link that opens it. */
export interface Invite { seat: number; link: string }

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
  invites: Invite[];
  clock: number | null;
  watching: number;
  analysis: boolean;
  review: boolean;
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
}

/** Something the others must agree to: taking back, or a bot in a leaver's place. */
export interface Proposal {
  what: 'bot' | 'undo';
  by: number;
  seat: number;
  agreed: number[];
}

/** The whole table: first message after `hello`, and again whenever a gap cannot be bridged. */
export interface Table {
  type: 'table';
  info: TableInfo;
  snapshot: Snapshot | null;
  facts: Fact[];
  chat: ChatLine[];
}

/** Somebody came, went, took a seat or was renamed; `watching` is how many look on. */
export interface Players {
  type: 'players';
  players: Player[];
  started: boolean;
  watching: number;
}

/** Events happened. With `undone` something was taken back: then `facts` are all facts still in force. */
export interface Moved {
  type: 'moved';
  snapshot: Snapshot;
  facts: Fact[];
  events: Happening[];
  players: Player[];
  undone: boolean;
}

/** Message `id` was carried out and is on disk; `event` is the last event then. Comes before anybody is shown it. */
export interface Taken { type: 'taken'; id: number; event: number }

export interface Chatted { type: 'chat'; line: ChatLine }

/** The reply to `ask`: null if the answer may be given. */
export interface Why { type: 'why'; id: number; refusal: Refusal | null }

/** Message `id` (0: it had none) changed nothing. `code` is for programs, `sentence` for people who write them. */
export interface Refused {
  type: 'refused';
  id: number;
  code: string;
  sentence: string;
  refusal: Refusal | null;
}

/** A good answer for the seat that asked, from what that seat sees. */
export interface Hint {
  type: 'hint';
  id: number;
  hint: Action | null;
  note: unknown;
}

/** The open proposal, or null when it is settled. */
export interface Proposed { type: 'proposal'; proposal: Proposal | null }

/** Your link at the next table. */
export interface Again { type: 'rematch'; link: string }

/** First message. `last` and `chat` are the last event and chat line seen, null for a fresh start. */
export interface Hello {
  type: 'hello';
  last?: number | null;
  language?: string;
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

/** Take back my last answer: at once where that is free, otherwise the others are asked. */
export interface Undo { type: 'undo'; id?: number }

/** Yes or no to the open proposal. */
export interface Agree { type: 'agree'; yes: boolean; id?: number }

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

/** The name to show for my seat. */
export interface Call { type: 'name'; name: string; id?: number }

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
  usual: Usual;
  options: OptionOffer[];
  presets: string[];
  secrets: boolean;
}

export interface SeatWish { kind: 'bot' | 'open' | 'person'; name?: string; level?: string }

/** A table somebody wants: who sits where, whether strangers may join, seconds a question or null. */
export interface TableWish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, number | string | boolean>;
  open?: boolean;
  clock?: number | null;
  device?: boolean;
}

/** The new table with the secret links of the seats that people take, and the watchers' link. */
export interface TableMade { table: string; seats: Invite[]; watch: string }

export interface OpenTable {
  table: string;
  game: string;
  seats: number;
  free: number;
  host: string;
}

export interface Joined { seat: number; link: string; game: string }

/** Why a request was refused. */
export interface Trouble { code: string; sentence: string }

/** One step of a replay: what happened, and each seat's view after it; `all` shows everybody's secrets. */
export interface Step { facts: Fact[]; snapshots: Snapshot[]; all: Snapshot }

/** A record walked through; `payloads` are what came with a solver's answers, in base64 by the event's number. */
export interface ReplayData { info: TableInfo; steps: Step[]; payloads: Record<string, string> }

/** A position before event `event` (-1: the last one): every seat's chances, 0 to 1, and the game's own note. */
export interface Judged { event: number; chances: number[]; note: unknown }

/** An answer that cost chances, and the best line instead. */
export interface Slip {
  event: number;
  seat: number;
  played: Action;
  better: Action[];
  cost: number;
}

/** A finished game gone through by the game's own bot; `slips` are the answers that cost most, dearest first. */
export interface ReviewData { judged: Judged[]; slips: Slip[] }

/** An answer by its name and parts. */
export interface Wish { kind: string; parts?: number[]; extra?: number[] }

/** A position to try things in: after a `record`, or as `position` says; then the seat's answers, part by part. */
export interface Practice {
  game: string;
  seat?: number;
  seats?: number;
  options?: Record<string, number | string | boolean>;
  record?: string;
  position?: string;
  answers?: Wish[];
  replies?: string[];
  ask?: Wish | null;
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
}

export interface RuleText { number: number; text: string; ours: boolean }

export interface SectionText { id: string; title: string; rules: RuleText[] }

/** A game's numbered rules in one language, as its standard options have them. */
export interface RulebookText {
  game: string;
  language: string;
  name: string;
  sections: SectionText[];
}

export type FromServer = Table | Players | Moved | Taken | Chatted | Why | Refused | Hint | Proposed | Again;

export type FromClient = Hello | Answer | Ask | AskHint | Undo | Agree | Replace | Forfeit | Say | Start | Remove | Change | Leave | Rematch | Call;
