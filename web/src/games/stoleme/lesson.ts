/** The first game of Stolemë in one short round: discard, play, walk, throw, a miss and a hit, laying terrain, and a gods' card that comes true. */
import type { LessonStep, OneGame } from '../../table/lessons';
import record from './lesson.riffle?raw';

/** As the rules number them: cards by kind, Stolems by seat and place in the family, the hex D4, the gods' card Òmańc. */
const [THROW, MOVE, GODS] = [0, 1, 2];
const [JANK, HANKA] = [3, 7];
const [D4, CLEARING, OMANC, A_ROCK] = [29, 0, 5, 0];
const does = (key: string, kind: string, ...parts: number[]): LessonStep => ({ key, does: [{ kind, parts }] });

export const lesson: OneGame = {
  record,
  seat: 0,
  points: (log, seat) => log.findLast(({ kind, parts }) => kind === 'scored' && parts.seat === seat)?.parts.score ?? 0,
  steps: [
    { key: 'stolem-teach-1' },
    does('stolem-teach-2', 'discard', MOVE),
    does('stolem-teach-3', 'play', MOVE),
    does('stolem-teach-4', 'move', JANK, D4),
    does('stolem-teach-5', 'discard', MOVE),
    does('stolem-teach-6', 'play', THROW),
    does('stolem-teach-7', 'throw', JANK, HANKA, A_ROCK),
    { key: 'stolem-teach-8' },
    does('stolem-teach-9', 'lay', CLEARING),
    does('stolem-teach-10', 'discard', THROW),
    does('stolem-teach-11', 'play', THROW),
    does('stolem-teach-12', 'throw', JANK, HANKA, A_ROCK),
    does('stolem-teach-13', 'discard', MOVE),
    does('stolem-teach-14', 'play', GODS),
    does('stolem-teach-15', 'play_card', OMANC),
    { key: 'stolem-teach-16' },
    { key: 'stolem-teach-17' },
  ],
};
