/** What the table's frame needs, whoever stands behind it: the live server, a replay, or a demonstration. */
import type { Options, NamedAnswer } from '../lib/board';
import type { Action, ChatLine, Fact, HandShown, Proposal, Refusal, ReviewData, Snapshot, TableInfo } from '../lib/messages';
import type { Connection } from '../lib/socket';

export interface Slider {
  at: number;
  last: number;
  eyes: number | null;
  go(at: number): void;
  look(seat: number | null): void;
}

/** A replay's review: null until it is made; `before` goes to the position before an event (-1: to the last one). */
export interface ReviewedSlider {
  review: ReviewData | null;
  busy: boolean;
  failure: string | null;
  event: number;
  /** Whose review it is; null for somebody who watched. */
  me: number | null;
  make(): void;
  before(event: number): void;
  /** Plays a moment's better line, or lets one try it oneself. */
  follow(way: 'line' | 'try', moment: number): void;
}

/** Something of the table, not of the game: asked to take back, given up, answered by the clock. It stands after the first `at` facts of the log. */
export interface Note {
  at: number;
  kind: string;
  seat: number;
  other?: number;
}

/** The voice of a lesson: what it says now, how far it is, and the way on where there is only something to read. */
export interface Coach {
  text: string;
  at: number;
  last: number;
  reading: boolean;
  done: boolean;
  missed?: boolean;
  hint?(): void;
  next(): void;
  again(): void;
  play(): void;
  /** The text key for `play`, where it is not a real game. */
  onward?: string;
}

/** A hint in three strengths: 1 where to look, 2 what to do, 3 why. */
export interface Advised {
  strength: number;
  look: string | null;
  why: string | null;
}

export interface TableModel {
  readonly info: TableInfo | null;
  readonly snapshot: Snapshot | null;
  /** Facts since the view before, for motion. */
  readonly fresh: Fact[];
  /** All facts so far, oldest first, for the log. */
  readonly log: Fact[];
  /** What happened at the table beside the game, for the log. */
  readonly notes: Note[];
  readonly chat: ChatLine[];
  readonly connection: Connection;
  /** A code that says why the server does not let us in. */
  readonly why?: string | null;
  readonly proposal: Proposal | null;
  readonly refusal: Refusal | null;
  readonly hint: Action | null;
  /** What the game's own counting says beside a hint, for its board to put into words. */
  readonly note: unknown;
  /** How much of a hint was given so far. */
  readonly advised?: Advised | null;
  /** A hint is being thought of; an answer is on its way and the line is slow. */
  readonly thinking: boolean;
  readonly sending: boolean;
  readonly rematch: string | null;
  /** Whether one goes to the rematch without being asked: a watcher who saw the game end. */
  readonly follows?: boolean;
  /** Present when this is a replay: the frame shows a slider instead of choices. */
  readonly slider?: Slider;
  /** Present when this is the replay of a game that can be reviewed. */
  readonly reviewed?: ReviewedSlider;
  /** Present where one may ask what every position is worth; whether one does. */
  readonly analysing?: boolean;
  analyse?(on: boolean): void;
  /** Present where one came from a review: the way back to it. */
  readonly back?: () => void;
  /** Present when this is a lesson. */
  readonly coach?: Coach;
  /** What came with a solver's answer, by the number of its event. */
  agreeRated?(): Promise<void>;
  payload?(event: number): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Present at a live table, for a seat: the path of its own link. */
  readonly link?: string | undefined;
  /** What another's hand does before it answers, and how one's own is shown: at a live table. */
  readonly hand?: HandShown | null;
  showHand?(action: Action, extra: number[]): void;
  /** Present in the replay of a finished game: go on from the position shown, against bots. */
  readonly playOn?: (() => Promise<void>) | undefined;
  /** Where this position can be tried out from both sides. */
  readonly analysis?: string | undefined;
  /** Present at a live table: the record so far, as a file. */
  download?(): Promise<void>;
  act(action: Action, extra?: number[]): void;
  ask(answer: NamedAnswer): Promise<Refusal | null>;
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
  /** Where the log is full: propose to end the game by agreement. */
  proposeEnd?(): void;
  forfeit(): void;
  again(): void;
  /** The host: nobody may chat any more, or may again. */
  closeChat?(closed: boolean): void;
  /** Whoever watches bots alone may see all hands. */
  readonly handsOpen?: boolean;
  openHands?(open: boolean): void;
  /** Present at a live table: after a game of a variant one tells its maker what one thought. */
  readonly opinionSent?: boolean;
  judge?(fun: number, length: number, line: string): void;
  /** The name to show for my seat. */
  call(name: string): void;
}

/** Seconds as minutes and seconds. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Time of hours or days, its two largest parts: nobody counts seconds there. */
export function longText(seconds: number, language: string): string {
  const part = (count: number, unit: string) => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(count);
  const hours = Math.floor(seconds / 3600);
  return hours < 24 ? `${part(hours, 'hour')} ${part(Math.floor((seconds % 3600) / 60), 'minute')}` : `${part(Math.floor(hours / 24), 'day')} ${part(hours % 24, 'hour')}`;
}

/** A line per seat through a box: `lead[turn][seat]` are totals; higher is better and drawn higher. */
export function leadLines(lead: readonly (readonly number[])[], wide: number, high: number): string[] {
  const seats = lead[0]?.length ?? 0;
  const all = lead.flat();
  const [low, top] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (turn: number) => (lead.length < 2 ? wide : (turn / (lead.length - 1)) * wide);
  const y = (score: number) => high - ((score - low) / (top - low)) * high;
  return Array.from({ length: seats }, (_, seat) => lead.map((scores, turn) => `${turn ? 'L' : 'M'}${x(turn).toFixed(1)} ${y(scores[seat] ?? low).toFixed(1)}`).join(''));
}
