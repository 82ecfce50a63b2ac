/** The first game in three small positions: a first stone, a high stack, and the marker that sends the other to your tokens. */
import type { NamedAnswer } from '../../lib/board';
import type { Fact } from '../../lib/messages';
import type { Chapters } from '../../table/lessons';
import record from './lesson.riffle?raw';
import { pointsOf } from './stacks';
import type { View } from './view';

/** Tiles and stones by their number, as the position has them: t34 and t31; slab_8. */
const [ALL_SIZES, TO_MY_TOKENS, BROAD] = [33, 30, 26];
const way = (tile: number): NamedAnswer[] => [
  { kind: 'take_tile', parts: [tile] },
  { kind: 'take_stone', parts: [BROAD] },
  { kind: 'let_go', parts: [BROAD] },
];
const mine = (facts: Fact[], kind: string): Fact[] => facts.filter((it) => it.kind === kind && it.parts.seat === 0);
const points = (now: { view: Record<string, unknown> }, seat: number) => pointsOf(now.view as View, seat);
/** The other puts a large stone far out, wherever the marker stands. */
const CARELESS = ['take_tile t14', 'take_stone knob_9', 'let_go knob_9 0 0 480 0 0 0 1 60 240'];

export const lesson: Chapters = {
  chapters: [
    {
      options: { hand_seconds: 'none' },
      says: ['stacks-learn-1', 'stacks-learn-2'],
      task: 'stacks-first-task',
      well: 'stacks-first-well',
      missed: 'stacks-learn-missed',
      answers: 3,
      met: (facts) => mine(facts, 'tokens').some((it) => it.parts.tokens! > 0),
      way: way(ALL_SIZES),
      points,
    },
    {
      record,
      says: ['stacks-high-say'],
      task: 'stacks-high-task',
      well: 'stacks-high-well',
      missed: 'stacks-learn-missed',
      answers: 3,
      met: (facts) => mine(facts, 'tokens').some((it) => it.parts.height! > 3 && it.parts.tokens! > 1),
      way: way(TO_MY_TOKENS),
      points,
    },
    {
      record,
      replies: CARELESS,
      says: ['stacks-send-say'],
      task: 'stacks-send-task',
      well: 'stacks-send-well',
      missed: 'stacks-send-missed',
      answers: 3,
      met: (facts) => mine(facts, 'scored').length > 0,
      way: way(TO_MY_TOKENS),
      shows: { kind: 'take_tile', parts: [TO_MY_TOKENS] },
      points,
    },
  ],
};
