/** Which stone is where at a moment: eased ways between views, and the recorded way of a stone let go. */
import { poseAt } from './playing.svelte';
import { HZ, type Trajectory } from './trajectory';
import { between, type Pose } from './turns';

interface Way {
  from: Pose;
  to: Pose;
  start: number;
  length: number;
  arc: number;
}
/** How fast a way is shown, by its frame: times its own speed. */
export type Rate = (frame: number) => number;
interface Queued {
  trajectory: Trajectory;
  rate: Rate;
  ended?(): void;
  begun?(): void;
}
interface Played extends Queued {
  exact: number;
  before: number;
}

const same = (a: Pose, b: Pose) => a.at.every((it, i) => Math.abs(it - b.at[i]!) < 1e-5) && a.turn.every((it, i) => Math.abs(it - b.turn[i]!) < 1e-5);

export class Motion {
  readonly now = new Map<number, Pose>();
  private ways = new Map<number, Way>();
  private wanted = new Map<number, Pose>();
  private queue: Queued[] = [];
  private played: Played | null = null;
  /** Waiting for a trajectory to come: the stones stay where they are. */
  holding = false;

  /** Where every stone should be; stones get there when what is being played has ended. */
  show(poses: Map<number, Pose>, time: number, still: boolean): void {
    this.wanted = poses;
    if (still || this.now.size === 0) {
      this.queue = [];
      this.played = null;
      this.ways.clear();
      for (const [id, pose] of poses) this.now.set(id, pose);
    } else if (!this.busy) this.leave(time);
  }
  get busy(): boolean {
    return this.holding || this.played !== null || this.queue.length > 0;
  }
  get moving(): boolean {
    return this.played !== null || this.queue.length > 0 || this.ways.size > 0;
  }
  play(trajectory: Trajectory, rate: Rate, ended?: () => void, begun?: () => void): void {
    this.holding = false;
    this.queue.push({ trajectory, rate, ended, begun });
  }
  /** The stones whose recorded way is being played, where they are now. */
  get falling(): Pose[] {
    return this.played?.trajectory.stones.flatMap((id) => this.now.get(id) ?? []) ?? [];
  }
  /** Nothing recorded is played any more: the stones go to where they are wanted. */
  stop(time: number): void {
    this.queue = [];
    this.played = null;
    this.release(time);
  }
  /** No trajectory came: go to where the stones are wanted. */
  release(time: number): void {
    this.holding = false;
    if (!this.busy) this.leave(time);
  }
  private leave(time: number): void {
    for (const [id, to] of this.wanted) {
      const from = this.now.get(id);
      const going = this.ways.get(id);
      if (!from || (going ? same(going.to, to) : same(from, to))) continue;
      const far = Math.hypot(from.at[0] - to.at[0], from.at[1] - to.at[1], from.at[2] - to.at[2]);
      this.ways.set(id, { from, to, start: time, length: far < 0.1 ? 0.12 : 0.55, arc: far < 0.3 ? 0 : 0.25 + far * 0.12 });
    }
  }

  /** Moves everything on to a time in seconds. */
  run(time: number): void {
    if (!this.played && this.queue.length) {
      this.ways.clear();
      this.played = { ...this.queue.shift()!, exact: 0, before: time };
      this.played.begun?.();
    }
    if (this.played) this.runPlayed(this.played, time);
    for (const [id, way] of this.ways) {
      const t = Math.min(1, (time - way.start) / way.length);
      const s = t * t * (3 - 2 * t);
      const at = [0, 1, 2].map((i) => way.from.at[i]! * (1 - s) + way.to.at[i]! * s + (i === 2 ? way.arc * 4 * s * (1 - s) : 0)) as unknown as Pose['at'];
      this.now.set(id, { at, turn: between(way.from.turn, way.to.turn, s) });
      if (t >= 1) this.ways.delete(id);
    }
  }
  private runPlayed(played: Played, time: number): void {
    const { trajectory, rate, ended } = played;
    played.exact += (time - played.before) * HZ * rate(played.exact);
    played.before = time;
    for (const [id, pose] of poseAt(trajectory, played.exact)) this.now.set(id, pose);
    if (played.exact < trajectory.frames.length - 1 + 0.35 * HZ * rate(played.exact)) return; // a moment to see how it came to rest
    this.played = null;
    ended?.();
    if (!this.queue.length) this.leave(time);
  }
}
