/** What there is to say after a turn: how far inside the edge of balance the stone was let go, and how far it could have been. */
import type { Options } from '../../lib/board';
import type { Fact } from '../../lib/messages';
import { FIELDS, inHand, left, type Aim } from './aim';
import { balanceOf, best, MM } from './balance';
import { stacksOf } from './stacks';
import { STONES } from './stones';
import { scale, swayAt } from './sway';
import type { View } from './view';

export interface Verdict {
  seat: number;
  stack: number;
  stone: number;
  /** The numbers it was let go with. */
  release: readonly number[];
  /** Millimetres inside the edge of balance as it was let go (negative: outside), and the most that a search finds. */
  margin: number;
  possible: number | null;
  /** Degrees off the slope it came down on. */
  off: number;
  /** How it was lowered, 0 slow to 3 fast. */
  speed: number;
  outcome: 'stood' | 'leaned' | 'touched' | 'slipped' | 'unsettled' | 'fell' | null;
}

/** The outcome among facts, the gravest first. */
export function outcomeOf(facts: readonly Fact[], stack: number): Verdict['outcome'] {
  if (facts.some((it) => it.kind === 'fell' && it.parts.stack === stack)) return 'fell';
  for (const kind of ['slipped', 'unsettled', 'leaned', 'touched', 'stood'] as const) if (facts.some((it) => it.kind === kind)) return kind;
  return null;
}

/** A hand has let go: `before` is the table as it held the stone, `release` the numbers of its answer. */
export function judged(before: Pick<View, 'stack_of' | 'height_of' | 'pose' | 'sway'>, release: readonly number[], { parts }: Fact, options: Options): Verdict {
  const [seat, stone, stack] = [parts.seat!, parts.stone!, parts.stack!];
  const pile = stacksOf(before)[stack]!;
  const aim = Object.fromEntries(FIELDS.map((field, i) => [field, release[i]!])) as unknown as Aim;
  const held = Math.max(0, release[8]! - release[7]!);
  const by = scale(STONES[stone]!.size, pile.length, held, Number(options[`steadiness_${seat + 1}`] ?? 100));
  const pose = inHand(stone, aim, swayAt(before.sway, release[8]!, by), left(aim.speed, held), stack, pile);
  const { margin, off } = balanceOf(stone, aim.face, pose, pile, stack);
  const most = best(stone, pile, stack)?.margin ?? null;
  const possible = most === null ? null : Math.max(most, margin) * MM;
  return { seat, stone, stack, release: [...release], margin: margin * MM, possible, off: (off * 180) / Math.PI, speed: aim.speed, outcome: null };
}
