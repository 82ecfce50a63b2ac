/** The first game as three puzzles: reach the village with these five cards. Order, the eye, then a dragon and a jump. */
import type { Fact } from '../../lib/messages';
import type { Chapter, Chapters } from '../../table/lessons';
import puzzles from './puzzles.json';

const LEARNER = 0;
const arrived = (facts: Fact[]): boolean => facts.some((it) => it.kind === 'arrived' && it.parts.seat === LEARNER);

/** Black learns, pink is the other player and answers `then` as long as that fits; when the one turn is over without an arrival, the puzzle is missed. */
function chapter({ name, position, program, says, then }: (typeof puzzles)[number]): Chapter {
  return {
    position,
    options: { turn_limit: 1, starts: 'random' },
    seats: 2,
    seat: LEARNER,
    replies: [[...program.map((card) => `lay_card ${card}`), 'confirm'].join(' ; '), ...then],
    says,
    task: `puzzle-${name}-task`,
    well: `puzzle-${name}-well`,
    missed: `puzzle-${name}-missed`,
    answers: 60,
    met: arrived,
  };
}

export const lesson: Chapters = { chapters: puzzles.map(chapter) };
