/** The first game of Hidden Stones: tree and horse side by side, by a swap and a turn; the end of a turn, the bonus, the end of the game, a pass. */
import type { Lesson } from '../../table/lessons';
import record from './lesson.riffle?raw';

/** Cards by their number in the list, stones by pair and cell, as the record has them: c21, c02, c26, c39; b3-c3, b3. */
const [TREE_HORSE, FISH_MIDDLE, SHIPS, BIRDS] = [20, 1, 25, 38];
const [LOWER_RIGHT, LOWER_MIDDLE] = [5, 7];

export const lesson: Lesson = {
  record,
  seat: 0,
  points: (log, seat) => log.reduce((sum, { kind, parts }) => (kind === 'scored' && parts.seat === seat ? sum + (parts.value ?? 0) : sum), 0),
  steps: [
    { key: 'teach-1' },
    { key: 'teach-pairs' },
    { key: 'teach-2', shows: { kind: 'score', parts: [TREE_HORSE] } },
    { key: 'teach-turned', shows: { kind: 'score', parts: [TREE_HORSE] } },
    { key: 'teach-3', does: [{ kind: 'swap', parts: [SHIPS, LOWER_RIGHT] }] },
    { key: 'teach-4', does: [{ kind: 'flip', parts: [BIRDS, LOWER_MIDDLE] }] },
    { key: 'teach-5', does: [{ kind: 'score', parts: [TREE_HORSE] }] },
    { key: 'teach-6', shows: { kind: 'score', parts: [FISH_MIDDLE] } },
    { key: 'teach-7', does: [{ kind: 'end', parts: [] }] },
    { key: 'teach-ones' },
    { key: 'teach-end' },
    { key: 'teach-8', does: [{ kind: 'pass_turn', parts: [] }] },
  ],
};
