/** The recorded way of stones, played for the plain view: where each stone of it is at this moment. */
import { nextFrame } from '../../lib/frames';
import type { Rate } from './motion';
import { HZ, type Trajectory } from './trajectory';
import { between, type Pose } from './turns';

export function poseAt({ stones, frames }: Trajectory, exact: number): Map<number, Pose> {
  const i = Math.min(frames.length - 1, Math.max(0, Math.floor(exact)));
  const [a, b] = [frames[i]!, frames[Math.min(frames.length - 1, i + 1)]!];
  const share = Math.min(1, Math.max(0, exact - i));
  return new Map(
    stones.map((id, k) => [
      id,
      {
        at: [0, 1, 2].map((c) => a[k]!.at[c]! * (1 - share) + b[k]!.at[c]! * share) as unknown as Pose['at'],
        turn: between(a[k]!.turn, b[k]!.turn, share),
      },
    ]),
  );
}

export class Playing {
  poses: Map<number, Pose> | null = $state.raw(null);
  private unframe: (() => void) | undefined;

  start(trajectory: Trajectory, rate: Rate, ended: () => void): void {
    this.stop();
    let [before, exact] = [performance.now(), 0];
    const run = (now: number) => {
      exact += (Math.max(0, now - before) / 1000) * HZ * rate(exact);
      before = Math.max(before, now);
      this.poses = poseAt(trajectory, exact);
      if (exact < trajectory.frames.length - 1 + 0.35 * HZ * rate(exact)) this.unframe = nextFrame(run);
      else {
        this.poses = null;
        ended();
      }
    };
    this.unframe = nextFrame(run);
  }
  stop(): void {
    this.unframe?.();
    this.poses = null;
  }
}
