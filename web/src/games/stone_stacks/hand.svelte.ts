/** The hand while it holds a stone: what is aimed, how long it has held, when it lets go. */
import type { Action } from '../../lib/messages';
import { FIELDS, left, START, within, type Aim } from './aim';
import { TICKS } from './sway';

type Bounds = [number, number];
const WIDEST: Bounds[] = [[0, 7], [0, 359], [-1500, 1500], [-1500, 1500], [-400, 400], [-400, 400], [0, 3], [0, 2760], [0, 2760]];

export class Hand {
  aim: Aim = $state.raw(START);
  tick = $state(0);
  /** The tick at which the stone was taken up; null while it lies in the tray. */
  lift: number | null = $state(null);
  sent = $state(false);
  private began = 0;

  /** A new stone in the hand; ticks count from here, as the question has just come. */
  begin(now: number, oneTry: boolean): void {
    this.aim = START;
    this.began = now;
    this.tick = 0;
    this.lift = oneTry ? 0 : null;
    this.sent = false;
  }
  run(now: number): void {
    this.tick = Math.max(0, ((now - this.began) / 1000) * TICKS);
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
    return [...FIELDS.map((field) => this.aim[field]), this.lift ?? Math.floor(this.tick), Math.floor(this.tick)];
  }
}

export const boundsOf = (action: Action | null): Bounds[] => (action?.ranges?.length === 9 ? action.ranges : WIDEST);

/** What a hand does whose time is up: best side down, in the middle, slowly. */
export function timedOut(action: Action): number[] {
  const [lifts, last] = [boundsOf(action)[7]![1], boundsOf(action)[8]![1]];
  const release = last - TICKS;
  return [0, 0, 0, 0, 0, 0, 0, Math.min(lifts, Math.max(0, release - 240)), release];
}
