/** How fast the scene really is drawn: the time between frames, not the time our own code takes. Software drawing happens
 * elsewhere, and only the wait for the next frame tells of it. */

/** Dots of the picture for one of the screen's, from the best downwards; without shadows from the third on. */
export const DOTS = [2, 1, 0.7, 0.45] as const;
export const SHADOWLESS = 2;
/** Milliseconds between frames that are too many: fewer dots; and, with the fewest dots, the plain view is offered. */
const SLOW = 48;
const HOPELESS = 110;
/** A gap this long is no frame: the page was hidden or asleep. */
const ASLEEP = 2000;
const ENOUGH = 7;

export class Pace {
  /** Which of DOTS is in use. */
  level = 0;
  hopeless = false;
  private gaps: number[] = [];
  private before: number | null = null;

  /** A frame begins; `drawn`: the one before it was drawn too. True when something must change. */
  frame(now: number, drawn: boolean): boolean {
    const gap = this.before === null ? 0 : now - this.before;
    this.before = now;
    if (!drawn || gap <= 0 || gap > ASLEEP) return false;
    this.gaps.push(gap);
    // Very long frames are not waited for seven times.
    if (this.gaps.length < 3 || (this.gaps.length < ENOUGH && this.gaps.reduce((sum, it) => sum + it, 0) < 2500)) return false;
    const middle = [...this.gaps].sort((a, b) => a - b)[Math.floor(this.gaps.length / 2)]!;
    this.gaps = [];
    if (middle < SLOW) return false;
    if (this.level < DOTS.length - 1) {
      this.level = Math.min(DOTS.length - 1, this.level + (middle > 200 ? 2 : 1));
      return true;
    }
    if (middle < HOPELESS || this.hopeless) return false;
    this.hopeless = true;
    return true;
  }
}
