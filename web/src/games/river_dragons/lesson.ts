/** The first game as three puzzles: reach the village with these five cards. Order, the eye, then a dragon and a jump. */
import type { Fact } from '../../lib/messages';
import type { Chapter, Chapters } from '../../table/lessons';

const LEARNER = 0;
const arrived = (facts: Fact[]): boolean => facts.some((it) => it.kind === 'arrived' && it.parts.seat === LEARNER);

/** Black learns, pink is the other player; when the one turn is over without an arrival, the puzzle is missed. */
function puzzle(name: string, position: string, program: string, says: string[]): Chapter {
  return {
    position, options: { turn_limit: 1, starts: 'random' }, seats: 2, seat: LEARNER,
    replies: [[...program.split(' ').map((card) => `lay_card ${card}`), 'confirm'].join(' ; ')],
    says, task: `puzzle-${name}-task`, well: `puzzle-${name}-well`, missed: `puzzle-${name}-missed`, answers: 60, met: arrived,
  };
}

/** A pink pawn on planks of its own, out of the way. */
const ASIDE = 'pink1:red-D2,pink2:D2-E3';
/** Cards with which it stays there. */
const IDLE = 'stone stones move moves jump';

export const lesson: Chapters = {
  chapters: [
    puzzle('order', `pawns=black:black2,pink:pink1 first=black stones=A1,A3,B2,B5,D2,D4,E3 planks=black6:black-B2,black5:A1-B2,black4:A1-A3,black2:A3-B5,black3:B5-D4,${ASIDE}`, IDLE, ['puzzle-first-say', 'puzzle-order-say']),
    puzzle('eye', `pawns=black:black5,pink:pink1 first=black stones=A1,A3,C1,D1,D2,E3 planks=black1:black-D1,black3:C1-D1,black4:A1-C1,black5:A1-A3,${ASIDE}`, IDLE, ['puzzle-eye-say']),
    puzzle('dragon', 'pawns=black:black4,pink:black2 first=pink stones=A1,A3,B2,B5,D4 planks=black6:black-B2,black1:A1-B2,black4:A1-A3,black2:A3-B5,black3:B5-D4,black5:pink-D4 lost=pink5', 'stone remove stones plank planks', ['puzzle-dragon-say']),
  ],
};
