/** What travels between the page and the server, and what a board is given. One place for the whole protocol. */
import type { Snippet } from 'svelte';

/** Fields of a view: whole numbers in any nesting; null where this seat may not know. */
export type Ints = number | null | Ints[];
export type Options = Record<string, number | string | boolean>;

/** An answer that may be given: its code, its name and parts, and the bounds of the whole numbers that go beside it. */
export interface Action { code: number; kind: string; parts: number[]; ranges?: [number, number][] }
/** Something that happened, as this seat may know it. */
export interface Fact { event: number; kind: string; parts: Record<string, number | null>; seat?: number | null }
/** The one question the game asks now, and of whom. */
export interface Question { number: number; kind: string; seats: number[]; mine: boolean }
export interface Lights { cells: number[]; cards: number[] }
/** Why an answer may not be given: the number of the rule, its text in the reader's language, what to ring. */
export interface Refusal { rule: number; text: string; lights: Lights }

export interface Player {
  seat: number;
  name: string;
  kind: 'person' | 'bot' | 'open';
  level?: string;
  here: boolean;
  score: number | null;
}
export interface Result { winners: number[]; scores: (number | null)[]; won?: boolean; lead: number[][] }
export interface ChatLine { number: number; seat: number | null; name: string; text: string }

/** What stays the same for the whole game, except for people coming and going. */
export interface TableInfo {
  table: string;
  game: string;
  options: Options;
  components: unknown;
  seats: number;
  seat: number | null;
  host: boolean;
  started: boolean;
  players: Player[];
  watch: string;
  invites: { seat: number; link: string }[];
  clock: number | null;
}
/** Everything that changes with an event. `deadline` is in seconds from now. */
export interface Snapshot {
  event: number;
  view: Record<string, Ints>;
  question: Question;
  legal: Action[];
  draft: Action[];
  undo: 'free' | 'ask' | null;
  deadline: number | null;
  over: Result | null;
}
/** Something the others must agree to: taking back, or a bot in a leaver's place. */
export interface Proposal { what: 'undo' | 'bot'; by: number; seat: number; agreed: number[] }

export type FromServer =
  | { type: 'table'; info: TableInfo; snapshot: Snapshot | null; facts: Fact[]; chat: ChatLine[] }
  | { type: 'players'; players: Player[]; started: boolean }
  | { type: 'moved'; snapshot: Snapshot; facts: Fact[]; players: Player[]; undone: boolean }
  | { type: 'chat'; line: ChatLine }
  | { type: 'why'; id: number; refusal: Refusal | null }
  | { type: 'refused'; id: number; code: string; refusal: Refusal | null }
  | { type: 'hint'; id: number; hint: unknown }
  | { type: 'proposal'; proposal: Proposal | null }
  | { type: 'rematch'; link: string };

export type FromPage =
  | { type: 'hello'; last: number | null; language: string }
  | { type: 'answer'; id: number; question: number; code: number; extra: number[] }
  | { type: 'ask'; id: number; kind: string; parts: number[]; extra: number[] }
  | { type: 'hint'; id: number }
  | { type: 'undo'; id: number }
  | { type: 'agree'; id: number; yes: boolean }
  | { type: 'replace'; id: number; seat: number }
  | { type: 'start'; id: number }
  | { type: 'rematch'; id: number }
  | { type: 'chat'; id: number; text: string }
  | { type: 'name'; id: number; name: string };

/** A game as the server offers it on the front page. */
export interface GameOffer {
  game: string;
  players: [number, number];
  minutes: [number, number];
  levels: string[];
  usual: { seats: number; level: string };
  options: OptionOffer[];
  secrets: boolean;
}
export interface OptionOffer {
  name: string;
  kind: 'choice' | 'flag' | 'number';
  choices?: (string | number)[];
  low?: number;
  high?: number;
  usual: number | string | boolean;
}
export type SeatWish = { kind: 'person'; name?: string } | { kind: 'bot'; level: string } | { kind: 'open' };
export interface TableWish { game: string; options: Options; seats: SeatWish[]; open: boolean; clock: number | null; device: boolean }
export interface TableMade { table: string; seats: { seat: number; link: string }[]; watch: string }
export interface OpenTable { table: string; game: string; seats: number; free: number; host: string }

/** What every board component is given; it knows no rules. */
export interface BoardProps {
  view: Record<string, Ints>;
  components: any;
  options: Options;
  seat: number | null;
  seats: number;
  question: Question;
  legal: Action[];
  draft: Action[];
  facts: Fact[];
  act(action: Action, extra?: number[]): void;
  ask(wish: { kind: string; parts: number[]; extra?: number[] }): Promise<Refusal | null>;
  hint?: any;
  lit?: Lights;
  /** Sets the line that says what to do now; null gives it back to the question's own words. */
  say?(text: string | null): void;
  /** The line itself, to be put between the board and the hand; the board's own buttons go into it. */
  line?: Snippet<[Snippet?]>;
}
