/** A moment of a review as a puzzle: the position before it, and the better answer to find. */
import type { NamedAnswer } from '../lib/board';
import type { Action, Moment } from '../lib/messages';
import type { Chapter } from './lessons';
import type { Names } from './names';
import { cutBefore, said } from './review';

const named = ({ kind, parts, extra }: Action): NamedAnswer => ({ kind, parts: [...parts], ...(extra && { extra: [...extra] }) });
const same = (one: NamedAnswer, other: NamedAnswer | undefined) => one.kind === other?.kind && one.parts.join() === other.parts.join();
/** Turns that score are judged by how many cards they score: there is more than one way to do it. */
const cards = ({ line, count }: Pick<Moment, 'line' | 'count'>): number => line.slice(0, count).filter((it) => / score /.test(it)).length;

export function puzzleOf(record: string, moment: Moment, nameOf: Names): Chapter {
  const way = moment.better.map(named);
  const goal = cards(moment);
  const own = (parts: Record<string, number | null>) => parts.seat === moment.seat;
  return {
    record: cutBefore(record, moment),
    seat: moment.seat,
    task: () => said(moment.look, nameOf),
    well: () => said(moment.why, nameOf),
    missed: 'puzzle-missed',
    answers: goal ? moment.count : 1,
    way,
    met: (facts, _now, answers) => (goal ? facts.filter(({ kind, parts }) => kind === 'scored' && own(parts)).length >= goal : way.every((it, i) => same(it, answers[i]))),
  };
}
