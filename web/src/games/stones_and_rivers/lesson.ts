/** The first game: a step, a river, a ride, a chain of rivers, and a send that brings the first stone home. */
import type { Lesson, LessonStep } from '../../table/lessons';
import { at } from './plan';
import record from './lesson.riffle?raw';

/** A point by its name, as the record writes it. */
const point = (name: string): number => at(name.charCodeAt(0) - 97, Number(name.slice(1)) - 1);
const [ACROSS, ALONG] = [1, 2];
const move = (key: string, ...points: [string, string]): LessonStep => ({ key, does: [{ kind: 'move', parts: points.map(point) }] });

export const lesson: Lesson = {
  record,
  seat: 0,
  points: (log, seat) => log.findLast(({ kind, parts }) => kind === 'scored' && parts.seat === seat)?.parts.stones ?? 0,
  steps: [
    { key: 'rivers-teach-1' },
    move('rivers-teach-2', 'd6', 'c6'),
    { key: 'rivers-teach-3', does: [{ kind: 'flip', parts: [point('c6'), ALONG] }] },
    move('rivers-teach-4', 'd5', 'c5'),
    move('rivers-teach-5', 'c5', 'c11'),
    { key: 'rivers-teach-6', does: [{ kind: 'flip', parts: [point('c11'), ACROSS] }] },
    move('rivers-teach-7', 'e6', 'd6'),
    move('rivers-teach-8', 'd6', 'd11'),
    { key: 'rivers-teach-9', does: [{ kind: 'send', parts: ['c11', 'd11', 'g11'].map(point) }] },
  ],
};
