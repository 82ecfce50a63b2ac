/** What every board component is given: views, facts and legal answers, never rules. */
import type { Snippet } from 'svelte';
import type { Action, Fact, Ints, Question, Refusal } from './messages';

export type Options = Record<string, number | string | boolean>;
/** An answer one wonders about. */
export interface Wish { kind: string; parts: number[]; extra?: number[] }

export interface BoardProps {
  view: Record<string, Ints>;
  /** The game's data files by name, as the server has them. */
  components: any;
  options: Options;
  /** The seat whose eyes these are; null for a watcher. */
  seat: number | null;
  seats: number;
  question: Question;
  legal: Action[];
  /** The parts of a large answer given so far. */
  draft: Action[];
  /** What happened since the view before, for motion; empty after a jump. */
  facts: Fact[];
  /** What came with a solver's answer (the way of falling stones), by the number of its event; null where there is none. */
  payload?(event: number): Promise<Uint8Array<ArrayBuffer> | null>;
  act(action: Action, extra?: number[]): void;
  /** Why not? The frame shows the refusal in the line and lights the pieces; null means it may be done. */
  ask(wish: Wish): Promise<Refusal | null>;
  hint?: Action | null;
  /** What the game's own counting says beside the hint. */
  note?: unknown;
  /** Pieces to ring, by kind: cells, cards and whatever else the game's rules name. */
  lit?: Record<string, number[]>;
  /** Sets the line that says what to do now; null gives it back to the question's own words. */
  say?(text: string | null): void;
  /** What a seat's player is called. */
  nameOf?(seat: number): string;
  /** The board is still telling what happened: the frame keeps the end back as long. */
  hold?(on: boolean): void;
  /** The board shows the time left itself, where the eyes are: the frame need not show it a second time. */
  timed?(on: boolean): void;
  /** The line itself, to be put between the board and the hand; the board's own buttons go into it. */
  line?: Snippet<[Snippet?]>;
}
