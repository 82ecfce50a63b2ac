/** What the table's frame needs, whoever stands behind it: the live server, a replay, or a demonstration. */
import type { Options, Wish } from '../lib/board';
import type { Action, ChatLine, Fact, Proposal, Refusal, ReviewData, Snapshot, TableInfo } from '../lib/messages';
import type { Connection } from '../lib/socket';

export interface Slider { at: number; last: number; eyes: number | null; go(at: number): void; look(seat: number | null): void }

/** A replay's review: null until it is made; `before` goes to the position before an event (-1: to the last one). */
export interface ReviewedSlider { review: ReviewData | null; busy: boolean; trouble: string | null; event: number; make(): void; before(event: number): void }

/** The voice of a lesson: what it says now, how far it is, and the way on where there is only something to read. */
export interface Coach { text: string; at: number; last: number; reading: boolean; done: boolean; missed?: boolean; hint?(): void; next(): void; again(): void; play(): void }

export interface TableModel {
  readonly info: TableInfo | null;
  readonly snapshot: Snapshot | null;
  /** Facts since the view before, for motion. */
  readonly fresh: Fact[];
  /** All facts so far, oldest first, for the log. */
  readonly log: Fact[];
  readonly chat: ChatLine[];
  readonly connection: Connection;
  readonly proposal: Proposal | null;
  readonly refusal: Refusal | null;
  readonly hint: Action | null;
  /** What the game's own counting says beside a hint, for its board to put into words. */
  readonly note: unknown;
  readonly rematch: string | null;
  /** Present when this is a replay: the frame shows a slider instead of choices. */
  readonly slider?: Slider;
  /** Present when this is the replay of a game that can be reviewed. */
  readonly reviewed?: ReviewedSlider;
  /** Present where one may ask what every position is worth; whether one does. */
  readonly analysing?: boolean;
  analyse?(on: boolean): void;
  /** Present when this is a lesson. */
  readonly coach?: Coach;
  /** What came with a solver's answer, by the number of its event. */
  payload?(event: number): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Present at a live table: the record so far, as a file. */
  download?(): Promise<void>;
  act(action: Action, extra?: number[]): void;
  ask(wish: Wish): Promise<Refusal | null>;
  undo(): void;
  agree(yes: boolean): void;
  replace(seat: number): void;
  say(text: string): void;
  askHint(): void;
  /** The host, before the start: begin, take a seat away, play by other options. */
  start(): void;
  remove(seat: number): void;
  change(options: Options): void;
  /** Give my seat back before the start. */
  leave(): void;
  /** Give up in the middle of the game. */
  forfeit(): void;
  again(): void;
  /** The name to show for my seat. */
  call(name: string): void;
}

/** Seconds as minutes and seconds. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** A line per seat through a box: `lead[turn][seat]` are totals; higher is better and drawn higher. */
export function leadLines(lead: readonly (readonly number[])[], wide: number, high: number): string[] {
  const seats = lead[0]?.length ?? 0;
  const all = lead.flat();
  const [low, top] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (turn: number) => (lead.length < 2 ? wide : (turn / (lead.length - 1)) * wide);
  const y = (score: number) => high - ((score - low) / (top - low)) * high;
  return Array.from({ length: seats }, (_, seat) =>
    lead.map((scores, turn) => `${turn ? 'L' : 'M'}${x(turn).toFixed(1)} ${y(scores[seat] ?? low).toFixed(1)}`).join(''));
}
