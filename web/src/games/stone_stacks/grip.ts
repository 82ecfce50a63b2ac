/** A mouse or fingers on the stone in the hand: a drag moves it, two fingers turn and tilt it; a press held still lowers it, and
 * lifting the finger then lets go. What a press becomes is settled once: a drag never lowers, and its end never lets go. */
export interface Gestures {
  /** From one point of the page to another. */
  move(from: Spot, to: Spot): void;
  /** Degrees, clockwise as it is seen. */
  turn(degrees: number): void;
  /** Two fingers together, in pixels: to the right and down. */
  tilt(x: number, y: number): void;
  lower(): void;
  letGo(): void;
  /** Lowering was broken off: nothing is let go. */
  back(): void;
}
export interface Spot {
  x: number;
  y: number;
}

/** A press counts as held still up to so many pixels, and becomes a lowering after so many milliseconds. */
export const STEADY = 7;
export const WAIT = 260;

type State = 'free' | 'pressed' | 'dragging' | 'lowering' | 'turning';

export class Grip {
  private readonly fingers = new Map<number, Spot>();
  private state: State = 'free';
  private began: Spot = { x: 0, y: 0 };
  private since = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly gestures: Gestures) {}

  get busy(): boolean {
    return this.state !== 'free';
  }
  /** `time`: when the event happened, in its own milliseconds. A slow page hears of a move only after the wait is over; what counts is
   * when the finger moved. */
  down(id: number, at: Spot, time = 0): void {
    this.fingers.set(id, at);
    if (this.fingers.size > 1) {
      clearTimeout(this.timer);
      if (this.state === 'lowering') this.gestures.back();
      this.state = 'turning';
      return;
    }
    [this.state, this.began, this.since] = ['pressed', at, time];
    this.timer = setTimeout(() => {
      if (this.state !== 'pressed') return;
      this.state = 'lowering';
      this.gestures.lower();
    }, WAIT);
  }
  move(id: number, at: Spot, time = Infinity): void {
    const was = this.fingers.get(id);
    if (!was) return;
    const before = pair(this.fingers);
    this.fingers.set(id, at);
    if (this.state === 'turning') return this.twist(before, pair(this.fingers));
    if (this.state === 'pressed') {
      if (Math.hypot(at.x - this.began.x, at.y - this.began.y) < STEADY) return;
      clearTimeout(this.timer);
      this.state = 'dragging';
      return this.gestures.move(this.began, at);
    }
    if (this.state === 'lowering' && time - this.since < WAIT && Math.hypot(at.x - this.began.x, at.y - this.began.y) >= STEADY) {
      this.gestures.back();
      this.state = 'dragging';
    }
    this.gestures.move(was, at);
  }
  private twist(was: Pair | null, now: Pair | null): void {
    if (!was || !now) return;
    const degrees = ((now.angle - was.angle) * 180) / Math.PI;
    this.gestures.turn(((degrees + 540) % 360) - 180);
    this.gestures.tilt(now.x - was.x, now.y - was.y);
  }
  up(id: number, time = Infinity): void {
    if (!this.fingers.delete(id) || this.fingers.size) return;
    clearTimeout(this.timer);
    const was = this.state;
    this.state = 'free';
    if (was !== 'lowering') return;
    if (time - this.since < WAIT) this.gestures.back();
    else this.gestures.letGo();
  }
  /** The pointer was lost, or Escape was pressed. */
  cancel(): void {
    clearTimeout(this.timer);
    this.fingers.clear();
    if (this.state === 'lowering') this.gestures.back();
    this.state = 'free';
  }
}

interface Pair extends Spot {
  angle: number;
}
function pair(fingers: Map<number, Spot>): Pair | null {
  const [a, b] = [...fingers.values()];
  return a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, angle: Math.atan2(b.y - a.y, b.x - a.x) } : null;
}
