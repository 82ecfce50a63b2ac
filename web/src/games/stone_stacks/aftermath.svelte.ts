/** What comes of a stone let go: how well it was let go, and in the plain view its recorded way, stone on stone to be heard. */
import type { Options } from '../../lib/board';
import { choices, still } from '../../lib/choices.svelte';
import type { Fact } from '../../lib/messages';
import { play } from '../../lib/sound';
import { knocks } from './knocks';
import { Playing } from './playing.svelte';
import { isRest, stacksOf, type Laid, type View } from './stacks';
import { opened, type Trajectory } from './trajectory';
import { judged, outcomeOf, type Verdict } from './verdict';

/** Whose eyes these are, and the numbers of that seat's last answer. */
export interface Own { seat: number | null; answer: readonly number[] }
export type Payload = (event: number) => Promise<Uint8Array<ArrayBuffer> | null>;
/** A unit is a stone, so falls at their own speed look slow. */
const RATE = 1.6;
const SLOW = 0.4;

export class Aftermath {
  /** What became of the last stone; kept until the next one is let go. */
  verdict: Verdict | null = $state.raw(null);
  /** The event whose recorded way was played to its end. */
  played: number | null = $state(null);
  private past: Laid[][] | null = $state.raw(null);
  private fall: { way: Trajectory; stacks: Laid[][] } | null = $state.raw(null);
  private readonly playing = new Playing();
  private before: View | null = null;

  /** A new view and what led to it. `plain`: the way is shown here, not by the scene. */
  see(now: View, facts: readonly Fact[], options: Options, plain: boolean, payload?: Payload, own?: Own): void {
    const from = this.before ?? now;
    this.before = now;
    const goes = facts.filter((it) => it.kind === 'let_go');
    const rest = facts.findLast((it) => isRest(it.kind));
    // Of two turns at once (a lesson) only the first can be judged: the view before the second was never seen.
    const [first] = goes;
    if (first) this.verdict = goes.length === 1 ? judged(from, now.release as number[], first, options) : own?.seat === first.parts.seat && own?.answer.length ? judged(from, own.answer, first, options) : null;
    if (this.verdict && rest) this.verdict = { ...this.verdict, outcome: outcomeOf(after(facts, first), this.verdict.stack) };
    const last = goes.at(-1);
    const [stone, stack] = last ? [last.parts.stone!, last.parts.stack!] : [this.verdict?.stone ?? -1, this.verdict?.stack ?? -1];
    if (plain && rest && stone >= 0) void this.follow(rest.event, stacksOf(from), stacksOf(now), { stone, stack, outcome: outcomeOf(facts.filter((it) => it.event === rest.event), stack) }, payload);
  }
  private async follow(event: number, from: Laid[][], now: Laid[][], { stone, stack, outcome }: Pick<Verdict, 'stone' | 'stack' | 'outcome'>, payload?: Payload): Promise<void> {
    if (still()) return play('stone', choices.sound);
    const way = await opened(await payload?.(event));
    if (!way) return;
    const at = way.stones.indexOf(stone);
    // A stone that came down without moving to be seen has no way: then its stack is drawn as it stands now.
    const stacks = from.map((pile, i) => (i === stack && at >= 0 ? [...pile, { stone, pose: way.frames[0]![at]! }] : now[i]!.length ? now[i]! : pile));
    if (outcome === 'fell') this.fall = { way, stacks };
    this.show(way, stacks, RATE, () => (this.played = event));
  }
  private show(way: Trajectory, stacks: Laid[][], rate: number, ended?: () => void): void {
    this.past = stacks;
    heard(way, rate);
    this.playing.start(way, rate, () => {
      this.past = null;
      ended?.();
    });
  }
  /** The last fall once more, slowly; only where there is one to be seen. */
  get again(): (() => void) | undefined {
    const { fall, verdict } = this;
    return fall && verdict?.outcome === 'fell' && !still() ? () => this.show(fall.way, fall.stacks, SLOW) : undefined;
  }
  /** The stacks as they are to be drawn now. */
  drawn(stacks: Laid[][]): Laid[][] {
    const { poses } = this.playing;
    if (!this.past || !poses) return stacks;
    return this.past.map((pile) => pile.map((it) => ({ ...it, pose: poses.get(it.stone) ?? it.pose })));
  }
  stop(): void {
    this.playing.stop();
  }
}

/** What became of that stone: the facts of the first rest after it was let go, or of the only one there is. */
function after(facts: readonly Fact[], go: Fact | undefined): Fact[] {
  const rest = facts.find((it) => isRest(it.kind) && it.event >= (go?.event ?? 0));
  return facts.filter((it) => it.event === rest?.event);
}
/** Stone on stone is heard when it happens. */
export function heard(way: Trajectory, rate: number): void {
  for (const { second, loud } of knocks(way)) setTimeout(() => play('stone', choices.sound, loud), (second / rate) * 1000);
}
