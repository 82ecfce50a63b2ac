/** What comes of a stone let go: how well it was let go, and in the plain view its recorded way, stone on stone to be heard. */
import type { Options } from '../../lib/board';
import { choices, still } from '../../lib/choices.svelte';
import type { Fact } from '../../lib/messages';
import { play } from '../../lib/sound';
import type { Rate } from './motion';
import { Playing } from './playing.svelte';
import { heardAt, rateOf, slowly } from './rates';
import { isRest, stacksOf, type Laid } from './stacks';
import { opened, type Trajectory } from './trajectory';
import { judged, outcomeOf, type Verdict } from './verdict';
import type { View } from './view';

/** Whose eyes these are, and the numbers of that seat's last answer. */
export interface Own {
  seat: number | null;
  answer: readonly number[];
  /** How many times faster than usual it is told. */
  pace?: number;
  hold?(on: boolean): void;
  rested?(): void;
}
export type Payload = (event: number) => Promise<Uint8Array<ArrayBuffer> | null>;

export class Aftermath {
  /** What became of the last stone; kept until the next one is let go. */
  verdict: Verdict | null = $state.raw(null);
  /** The event whose recorded way was played to its end. */
  played: number | null = $state(null);
  /** What happened is known, its recorded way is on its way here: the table is still drawn as it was. */
  waits = $state(false);
  private past: Laid[][] | null = $state.raw(null);
  private fall: { way: Trajectory; stacks: Laid[][] } | null = $state.raw(null);
  private readonly playing = new Playing();
  private before: View | null = null;
  private seen: readonly Fact[] | null = null;

  /** A new view and what led to it: the same facts with another view are the same stone, told already. `plain`: the way is shown here, not by
   * the scene. */
  see(now: View, facts: readonly Fact[], options: Options, plain: boolean, payload?: Payload, own?: Own): void {
    const from = this.before ?? now;
    this.before = now;
    if (facts === this.seen) return;
    this.seen = facts;
    const rest = facts.findLast((it) => isRest(it.kind));
    if (rest || !facts.length || this.waits) this.stop();
    // After a jump another stone may have been let go last.
    if (!facts.length && this.verdict && !this.verdict.release.every((it, i) => it === now.release[i])) this.verdict = null;
    const goes = facts.filter((it) => it.kind === 'let_go');
    // Of two turns at once (a lesson) only the first can be judged: the view before the second was never seen.
    const [first] = goes;
    if (first)
      this.verdict = goes.length === 1 ? judged(from, now.release as number[], first, options) : own?.seat === first.parts.seat && own?.answer.length ? judged(from, own.answer, first, options) : null;
    if (this.verdict && rest) this.verdict = { ...this.verdict, outcome: outcomeOf(after(facts, first), this.verdict.stack) };
    const last = goes.at(-1);
    const [stone, stack] = last ? [last.parts.stone!, last.parts.stack!] : [this.verdict?.stone ?? -1, this.verdict?.stack ?? -1];
    if (plain && rest && stone >= 0)
      void this.follow(
        rest.event,
        stacksOf(from),
        stacksOf(now),
        {
          stone,
          stack,
          outcome: outcomeOf(
            facts.filter((it) => it.event === rest.event),
            stack,
          ),
        },
        payload,
        own,
      );
  }
  private async follow(event: number, from: Laid[][], now: Laid[][], { stone, stack, outcome }: Pick<Verdict, 'stone' | 'stack' | 'outcome'>, payload?: Payload, own?: Own): Promise<void> {
    if (still()) return play('stone', choices.sound);
    const told = this.seen;
    own?.hold?.(true);
    [this.past, this.waits] = [from, true];
    const way = await opened(await payload?.(event).catch(() => null));
    if (told !== this.seen) return; // skipped, or the table has gone on
    this.stop();
    if (!way) return own?.hold?.(false);
    const at = way.stones.indexOf(stone);
    // Where several turns came at once the view before this one was never seen: the stone may lie there already.
    const others = (pile: Laid[]) => pile.filter((it) => it.stone !== stone);
    // A stone that came down without moving to be seen has no way: then its stack is drawn as it stands now.
    const stacks = from.map((pile, i) =>
      at < 0 ? (now[i]!.length ? now[i]! : pile) : i === stack ? [...others(pile), { stone, pose: way.frames[0]![at]! }] : others(now[i]!.length ? now[i]! : pile),
    );
    if (outcome === 'fell') this.fall = { way, stacks };
    this.show(way, stacks, rateOf(way, own?.pace), () => {
      this.played = event;
      own?.rested?.();
      own?.hold?.(false);
    });
  }
  private show(way: Trajectory, stacks: Laid[][], rate: Rate, ended?: () => void): void {
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
    return fall && verdict?.outcome === 'fell' && !still() ? () => this.show(fall.way, fall.stacks, slowly) : undefined;
  }
  get moves(): boolean {
    return this.past !== null;
  }
  /** The stacks as they are to be drawn now. */
  drawn(stacks: Laid[][]): Laid[][] {
    const { poses } = this.playing;
    if (!this.past) return stacks;
    return !poses ? this.past : this.past.map((pile) => pile.map((it) => ({ ...it, pose: poses.get(it.stone) ?? it.pose })));
  }
  /** What moves stands still. */
  stop(): void {
    this.playing.stop();
    [this.past, this.waits] = [null, false];
  }
}

/** What became of that stone: the facts of the first rest after it was let go, or of the only one there is. */
function after(facts: readonly Fact[], go: Fact | undefined): Fact[] {
  const rest = facts.find((it) => isRest(it.kind) && it.event >= (go?.event ?? 0));
  return facts.filter((it) => it.event === rest?.event);
}
/** Stone on stone is heard when it happens. */
export function heard(way: Trajectory, rate: Rate): void {
  for (const { second, loud } of heardAt(way, rate)) setTimeout(() => play('stone', choices.sound, loud), second * 1000);
}
