/** The hand while it holds a stone: what is aimed, how long it has held, when it lets go. */
import type { Action } from '../../lib/messages';
import { FIELDS, left, START, within, type Aim } from './aim';
import { TICKS } from './sway';

/** Milliseconds between two sights of a hand for the others. */
const OFTEN = 120;
/** A sight may be missed on the way, so a hand at rest is shown again after so many milliseconds. */
const AGAIN = 2000;
type Bounds = [number, number];
const WIDEST: Bounds[] = [
  [0, 7],
  [0, 359],
  [-1500, 1500],
  [-1500, 1500],
  [-400, 400],
  [-400, 400],
  [0, 3],
  [0, 2760],
  [0, 2760],
];

/** How it lets go: held down and released; one press to lower and one to let go; or a stone that swings by itself. */
export const MANNERS = ['hold', 'press', 'one'] as const;
export type Manner = (typeof MANNERS)[number];
/** The drawn stone follows the pointer softly, about 120 ms behind; what counts is the aim itself. */
const SPRING = 0.05;
const SOFT = ['dx', 'dy', 'tilt_x', 'tilt_y'] as const;

/** One-button mode: where the stone swings at a moment, through the middle and slowly all round. */
export function swing(tick: number): { dx: number; dy: number } {
  const t = tick / TICKS;
  const far = 420 * Math.sin((2 * Math.PI * t) / 6);
  const way = (2 * Math.PI * t) / 31;
  return { dx: far * Math.cos(way), dy: far * Math.sin(way) };
}

export class Hand {
  aim: Aim = $state.raw(START);
  /** The aim as it is drawn. */
  drawn: Aim = $state.raw(START);
  tick = $state(0);
  /** The tick at which the stone was taken up; null while it lies in the tray. */
  lift: number | null = $state(null);
  sent = $state(false);
  /** Moves the stone by itself as long as it is not taken up. */
  swings: ((tick: number) => void) | null = null;
  private began = 0;
  private before = 0;
  /** Whole numbers are sent, so what is left over of a slow drag is kept here. */
  private rest: Partial<Aim> = {};
  private told = '';
  private toldAt = 0;

  /** A new stone in the hand; ticks count from here, as the question has just come. */
  begin(now: number, oneTry: boolean, start: Aim = START): void {
    this.aim = this.drawn = start;
    this.rest = {};
    this.began = this.before = now;
    this.tick = 0;
    this.lift = oneTry ? 0 : null;
    this.sent = false;
    this.told = '';
  }
  run(now: number, soft: boolean): void {
    this.tick = Math.max(0, ((now - this.began) / 1000) * TICKS);
    if (this.lift === null) this.swings?.(this.tick);
    const share = soft ? 1 - Math.exp(-(now - this.before) / 1000 / SPRING) : 1;
    this.before = now;
    const next = { ...this.aim };
    for (const field of SOFT) next[field] = this.drawn[field] + (this.aim[field] - this.drawn[field]) * share;
    this.drawn = next;
  }
  get held(): number {
    return this.lift === null ? 0 : Math.max(0, this.tick - this.lift);
  }
  get height(): number {
    return left(this.aim.speed, this.held);
  }
  set(change: Partial<Aim>, action: Action | null): void {
    const next = { ...this.aim, ...change };
    FIELDS.forEach((field, i) => (next[field] = within(field, next[field], boundsOf(action)[i]!)));
    this.aim = next;
    this.rest = {};
  }
  /** Moved, turned or tilted by a little, as fingers do. */
  nudge(by: Partial<Aim>, action: Action | null): void {
    const wanted: Partial<Aim> = {};
    for (const field of FIELDS) if (by[field] !== undefined) wanted[field] = this.aim[field] + (this.rest[field] ?? 0) + by[field];
    const rest = this.rest;
    this.set(wanted, action);
    this.rest = { ...rest, ...Object.fromEntries(Object.entries(wanted).map(([field, it]) => [field, it - Math.round(it)])) };
  }
  take(): void {
    this.lift ??= Math.floor(this.tick);
  }
  /** Back into the tray, where the rules allow it: the arm rests. */
  putBack(action: Action | null): void {
    if (boundsOf(action)[7]![1] > 0) this.lift = null;
  }
  /** The numbers of the answer at this moment. */
  answer(): number[] {
    this.sent = true;
    return this.numbers();
  }
  private numbers(): number[] {
    return [...FIELDS.map((field) => this.aim[field]), this.lift ?? Math.floor(this.tick), Math.floor(this.tick)];
  }
  /** The same for the others to see, when something of it has changed since they were shown it last, and now and then: how long a hand lowers they can tell themselves. */
  news(now: number): number[] | null {
    const what = [...FIELDS.map((field) => this.aim[field]), this.lift].join();
    if (this.sent || now - this.toldAt < (what === this.told ? AGAIN : OFTEN)) return null;
    [this.told, this.toldAt] = [what, now];
    return this.numbers();
  }
  /** Somebody else's hand, as its numbers tell. */
  follow(numbers: readonly number[], now: number): void {
    const [lift, tick] = [numbers[7]!, numbers[8]!];
    this.aim = Object.fromEntries(FIELDS.map((field, i) => [field, numbers[i]!])) as unknown as Aim;
    this.lift = lift < tick ? lift : null;
    this.began = now - (tick / TICKS) * 1000;
    this.tick = tick;
  }
}

export const boundsOf = (action: Action | null): Bounds[] => (action?.ranges?.length === 9 ? action.ranges : WIDEST);

/** What a hand does whose time is up: best side down, in the middle, slowly. */
export function timedOut(action: Action): number[] {
  const [lifts, last] = [boundsOf(action)[7]![1], boundsOf(action)[8]![1]];
  const release = last - TICKS;
  return [0, 0, 0, 0, 0, 0, 0, Math.min(lifts, Math.max(0, release - 240)), release];
}
