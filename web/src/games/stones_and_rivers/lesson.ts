/** The first game in four small positions: move, ride a river, send, and turn over. */
import type { NamedAnswer } from '../../lib/board';
import type { Snapshot } from '../../lib/messages';
import type { Chapter, Chapters } from '../../table/lessons';
import { at } from './plan';

/** A point by its name, as a record writes it. */
const point = (name: string): number => at(name.charCodeAt(0) - 97, Number(name.slice(1)) - 1);
const answer = (kind: string, ...points: string[]): NamedAnswer => ({ kind, parts: points.map(point) });
const ALONG = 2;
const home = (now: Snapshot, seat: number): number => (now.view.scored as number[])[seat] ?? 0;

/** Rows that are all empty, at the top of a position. */
const empty = (rows: number): string => '13/'.repeat(rows);

function chapter(name: string, position: string, reply: string, stones: number, way: NamedAnswer[], says = [`rivers-${name}-say`]): Chapter {
  return {
    position: `${position} circle`,
    replies: [reply],
    says,
    task: `rivers-${name}-task`,
    well: `rivers-${name}-well`,
    missed: 'rivers-missed',
    answers: way.length,
    met: (_facts, now) => home(now, 0) >= stones,
    way,
    shows: way[0]!,
    points: home,
  };
}

export const lesson: Chapters = {
  chapters: [
    chapter('move', `${empty(9)}3sS8/13/13/13/12S`, 'move m14 m13', 1, [answer('move', 'd10', 'd11'), answer('move', 'd11', 'e11')], ['rivers-first-say']),
    chapter('river', `${empty(5)}2s10/2v10/13/3SSSSSSS3/13/2H10/13/13/13`, 'move j9 k9', 1, [answer('move', 'c6', 'g11')]),
    chapter('send', `${empty(8)}3vs8/5SSSS4/13/13/13/13`, 'move f10 f9', 1, [answer('send', 'd9', 'e9', 'e11')]),
    chapter('flip', `${empty(4)}8s4/8s4/13/13/3SSSSS5/13/4ssss5/13/13/13`, 'move d9 c9', 5, [{ kind: 'flip', parts: [point('i6'), ALONG] }, answer('move', 'i5', 'i11')]),
  ],
};
