/** What every board component is given: views, facts and legal answers, never rules. A game names its own view and data files. */
import type { Snippet } from 'svelte';
import type { Shape } from '../table/layout';
import type { Action, Fact, Question, Refusal } from './messages';
import type { Moment, View } from './telling';

export type Options = Record<string, number | string | boolean>;
/** An answer one wonders about. */
export interface NamedAnswer {
  kind: string;
  parts: number[];
  extra?: number[];
}

export interface BoardProps<V extends View = View, C = unknown> {
  game?: string;
  view: V;
  /** The game's data files by name, as the server has them. */
  components: C;
  options: Options;
  /** The seat whose eyes these are; null for a watcher. */
  seat: number | null;
  seats: number;
  question: Question;
  legal: Action[];
  /** The parts of a large answer given so far. */
  draft: Action[];
  /** What is being told with this view, for motion; empty after a jump. */
  facts: Fact[];
  /** The moment that stands now; null: all is told. While something is still to come, nothing is legal. */
  moment?: Moment | null;
  /** What is to be traced: all that happened since your own last answer, or what a line of the log points at. */
  trace: Fact[];
  /** What came with a solver's answer (the way of falling stones), by the number of its event; null where there is none. */
  payload?(event: number): Promise<Uint8Array<ArrayBuffer> | null>;
  act(action: Action, extra?: number[]): void;
  /** Why not? The frame shows the refusal in the line and lights the pieces; null means it may be done. */
  ask(answer: NamedAnswer): Promise<Refusal | null>;
  /** The numbers with which another's hand would answer now; and one's own for the others to see, as often as one likes. */
  hand?: number[] | null;
  showHand?(action: Action, extra: number[]): void;
  hint?: Action | null;
  /** What the game's own counting says beside the hint. */
  note?: unknown;
  /** Pieces to ring, by kind: cells, cards and whatever else the game's rules name. */
  lit?: Record<string, number[]>;
  /** Sets the line that says what to do now; null gives it back to the question's own words. */
  say?(text: string | null): void;
  /** The board is a picture, as wide as its room: what lies on it, and nothing to hold or to press. */
  picture?: boolean;
  /** What a seat's player is called. */
  nameOf?(seat: number): string;
  /** The board is still moving: the moment that stands lasts until it calls this again with false. */
  hold?(on: boolean): void;
  /** The board shows the time left itself, where the eyes are: the frame need not show it a second time. */
  timed?(on: boolean): void;
  /** The table round the board: a game fills its places. Without it there is a board and nothing else. */
  frame?: Snippet<[Places]>;
}

/** What a game puts where. The board fills its box, which is given once and stays; everything else has what is left. */
export interface Places {
  shape: Shape;
  board: Snippet;
  /** Beside a player's name: what lies open before them. */
  player?: Snippet<[number]> | undefined;
  /** Seats in the order in which they are listed. */
  order?: number[] | undefined;
  /** What is laid out before you, and the hand to choose from. */
  laid?: Snippet | undefined;
  hand?: Snippet | undefined;
  /** What was told, where the board has finer words for it than the sentences of the facts. */
  recap?: Snippet | undefined;
  /** The game's own buttons, in the prompt. */
  buttons?: Snippet | undefined;
}
