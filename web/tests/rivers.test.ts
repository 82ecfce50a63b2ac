import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { adviceOf, lead, share, spoken } from '../src/games/stones_and_rivers/advice';
import { able, after, answerAt, lights, NOTHING, sentTo, turnsOf, victims } from '../src/games/stones_and_rivers/choice';
import { drift, ride, traceOf, water } from '../src/games/stones_and_rivers/flow';
import { journeys, turnTime } from '../src/games/stones_and_rivers/journeys';
import { arrange, laid } from '../src/games/stones_and_rivers/men';
import { at, nameOf, planOf, pointAt, pointsOf, snap, spotOf, step, type Plan } from '../src/games/stones_and_rivers/plan';
import { after as afterFact, sentence } from '../src/games/stones_and_rivers/telling';
import type { View } from '../src/games/stones_and_rivers/view';
import type { Action, Fact } from '../src/lib/messages';
import { loadWords } from '../src/lib/words.svelte';
import { chanceLines, cutBefore, positionAt, withLine } from '../src/table/review';

import turns from './rivers_turns.json';

/** What the page looks at when it is loaded. */
vi.hoisted(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

const official = { name: 'official', columns: 13, rows: 14, goal_columns: [4, 8], top_goal_row: 3, bottom_goal_row: 10, wins: 5 };
const small = { ...official, name: 'course-small', columns: 12, rows: 13, goal_columns: [4, 7], top_goal_row: 2, bottom_goal_row: 10, wins: 4 };
const components = { boards: { board: [official, small] } };
const plan = planOf(components, { board: 'official', circle: 'top' }, 1);

/** An empty board with these pieces: S and C, then s, h or v, then the point. */
function cellsOf(...pieces: [string, number, number][]): number[] {
  const cells = new Array<number>(273).fill(0);
  for (const [word, x, y] of pieces) cells[at(x, y)] = (word[0] === 'S' ? 4 : 0) + 1 + 'shv'.indexOf(word[1]!);
  return cells;
}
const names = (way: number[] | null) => way?.map(nameOf).join(' ') ?? null;

describe('the plan of a board', () => {
  it('turns the board so that the player sits at the bottom, and never for a watcher', () => {
    const turned = (circle: string, seat: number | null) => planOf(components, { board: 'official', circle }, seat).turned;
    expect([turned('top', 0), turned('top', 1), turned('bottom', 0), turned('bottom', 1), turned('top', null)]).toEqual([true, false, false, true, false]);
  });
  it('gives every seat the spots behind the other', () => {
    expect(plan.goals[0].map(nameOf)).toEqual(['e11', 'f11', 'g11', 'h11', 'i11']);
    expect(plan.goals[1].map(nameOf)).toEqual(['e4', 'f4', 'g4', 'h4', 'i4']);
    const course = planOf(components, { board: 'course-small', circle: 'bottom' }, 0);
    expect([course.columns, course.rows, course.wins, course.goals[0].map(nameOf).join(' ')]).toEqual([12, 13, 4, 'e3 f3 g3 h3']);
  });
  it.each([false, true])('finds the point that is drawn at a place again (turned: %s)', (turned) => {
    const here: Plan = { ...plan, turned };
    for (const point of pointsOf(here)) expect(pointAt(here, ...spotOf(here, point))).toBe(point);
    expect(new Set(pointsOf(here)).size).toBe(182);
    expect(spotOf(here, pointsOf(here)[0]!)).toEqual([0, 0]);
    expect(pointAt(here, 13, 0)).toBeNull();
  });
  it('steps as the eye sees it', () => {
    expect(step(plan, at(3, 8), 0, -1)).toBe(at(3, 7));
    expect(step({ ...plan, turned: true }, at(3, 8), 0, -1)).toBe(at(3, 9));
    expect(step(plan, at(0, 0), -1, 0)).toBeNull();
  });
  it('takes a finger to the nearest wanted point within reach', () => {
    expect(snap(plan, 4.4, 6.3, [at(5, 6), at(4, 8)])).toBe(at(5, 6));
    expect(snap(plan, 4.4, 6.3, [at(8, 8)])).toBeNull();
  });
});

describe('the way over the rivers', () => {
  // The position of the one figure that is left of the one-page rules.
  const p1 = cellsOf(['Sv', 3, 6], ['Ss', 4, 6], ['Sh', 7, 7], ['Cs', 7, 8], ['Cv', 10, 7]);
  it('is one step without rivers', () => expect(names(ride(plan, p1, at(7, 8), at(6, 8)))).toBe('h9 g9'));
  it('slides along a river and on along the next', () => {
    expect(names(ride(plan, p1, at(7, 8), at(1, 7)))).toBe('h9 h8 b8');
    expect(names(ride(plan, p1, at(7, 8), at(10, 2)))).toBe('h9 h8 k8 k3');
  });
  it('ends at the edge, before forbidden spots and where no river leads', () => {
    expect(ride(plan, p1, at(7, 8), at(0, 0))).toBeNull();
    const low = cellsOf(['Cs', 3, 4], ['Ch', 3, 3]);
    expect(names(ride(plan, low, at(3, 4), at(0, 3)))).toBe('d5 d4 a4');
    expect(ride(plan, low, at(3, 4), at(6, 3))).toBeNull();
  });
  it("is the sender's direction for a piece that is sent", () => {
    const send = cellsOf(['Sv', 5, 7], ['Ss', 5, 6], ['Ch', 5, 4]);
    expect(names(drift(plan, send, at(5, 7), at(5, 6), at(5, 5)))).toBe('f7 f6');
    expect(names(drift(plan, send, at(5, 7), at(5, 6), at(8, 4)))).toBe('f7 f5 i5');
    expect(names(drift(plan, send, at(5, 7), at(5, 6), at(5, 9)))).toBe('f7 f10');
    expect(drift(plan, send, at(5, 7), at(5, 6), at(5, 12))).toBeNull();
  });
  it('is read back from the board after the turn', () => {
    const moved = after(p1, { kind: 'move', parts: [at(7, 8), at(10, 2)] });
    expect(names(traceOf(plan, moved, [at(7, 8), -1, at(10, 2)])!.ride)).toBe('h9 h8 k8 k3');
    const cells = cellsOf(['Sv', 5, 7], ['Ss', 5, 6], ['Ch', 5, 4]);
    const sent = traceOf(plan, after(cells, { kind: 'send', parts: [at(5, 7), at(5, 6), at(8, 4)] }), [at(5, 7), at(5, 6), at(8, 4)])!;
    expect([names(sent.ride), names(sent.drift)]).toEqual(['f8 f7', 'f7 f5 i5']);
    expect(names(traceOf(plan, p1, [at(3, 6), -1, at(3, 6)])!.ride)).toBe('d7');
    expect(traceOf(plan, p1, [-1, -1, -1])).toBeNull();
  });
  it('is drawn with rounded bends', () => expect(water(plan, [at(0, 0), at(2, 0), at(2, 3)])).toBe('M0 0L174 0Q200 0 200 26L200 300'));
});

describe('pointing', () => {
  const legal: Action[] = [
    { code: 1, kind: 'move', parts: [20, 21] },
    { code: 2, kind: 'send', parts: [20, 36, 40] },
    { code: 3, kind: 'send', parts: [20, 36, 41] },
    { code: 4, kind: 'flip', parts: [20, 0] },
    { code: 5, kind: 'rotate', parts: [20] },
    { code: 6, kind: 'flip', parts: [50, 1] },
  ];
  it('lights the able pieces, then ends and victims, then where to', () => {
    expect(lights(legal, NOTHING)).toEqual([20, 50]);
    expect(lights(legal, { ...NOTHING, piece: 20 })).toEqual([21, 36]);
    expect(lights(legal, { ...NOTHING, piece: 20, onto: 36 })).toEqual([40, 41]);
    expect([able(legal), victims(legal, 20), sentTo(legal, 20, 36)]).toEqual([[20, 50], [36], [40, 41]]);
  });
  it('makes an answer only of what is listed', () => {
    expect(answerAt(legal, { ...NOTHING, piece: 20 }, 21)?.code).toBe(1);
    expect(answerAt(legal, { ...NOTHING, piece: 20 }, 40)).toBeNull();
    expect(answerAt(legal, { ...NOTHING, piece: 20, onto: 36 }, 41)?.code).toBe(3);
    expect(answerAt(legal, NOTHING, 21)).toBeNull();
  });
  it('offers the two other sides of a piece', () => {
    expect(turnsOf(5, 9).map((it) => it.answer)).toEqual([
      { kind: 'flip', parts: [9, 1] },
      { kind: 'flip', parts: [9, 2] },
    ]);
    expect(turnsOf(3, 9).map((it) => it.answer)).toEqual([
      { kind: 'flip', parts: [9, 0] },
      { kind: 'rotate', parts: [9] },
    ]);
  });
  it('shows beforehand how a turn leaves the board', () => {
    const cells = cellsOf(['Sv', 5, 7], ['Cs', 5, 6]);
    const sent = after(cells, { kind: 'send', parts: [at(5, 7), at(5, 6), at(5, 3)] });
    expect([sent[at(5, 7)], sent[at(5, 6)], sent[at(5, 3)]]).toEqual([0, 5, 1]);
    expect(after(cells, { kind: 'rotate', parts: [at(5, 7)] })[at(5, 7)]).toBe(6);
    expect(after(cells, { kind: 'flip', parts: [at(5, 6), 2] })[at(5, 6)]).toBe(3);
  });
});

describe('men through time', () => {
  const cells = cellsOf(['Sv', 5, 7], ['Cs', 5, 6], ['Ss', 1, 1]);
  const fact = (kind: string, parts: Record<string, number>): Fact => ({ event: 1, kind, parts, seat: 1 });
  const idAt = (men: { id: number; point: number }[], x: number, y: number) => men.find((man) => man.point === at(x, y))?.id;
  const men = laid(cells);
  it('go where the facts tell, over the rivers told', () => {
    const next = after(cells, { kind: 'send', parts: [at(5, 7), at(5, 6), at(5, 3)] });
    const found = arrange(men, next, [fact('sent', { seat: 1, origin: at(5, 7), onto: at(5, 6), end: at(5, 3), owner: 0 })]);
    expect([idAt(found.men, 5, 6), idAt(found.men, 5, 3)]).toEqual([idAt(men, 5, 7), idAt(men, 5, 6)]);
    expect(found.gone.map((it) => names(it.way))).toEqual(['f7 f4', 'f8 f7']);
    expect(found.men.find((man) => man.point === at(5, 6))!.piece).toBe(5);
  });
  it('stay the same men after a jump, and always show the board', () => {
    const next = after(after(cells, { kind: 'move', parts: [at(1, 1), at(1, 2)] }), { kind: 'rotate', parts: [at(5, 7)] });
    const found = arrange(men, next, []);
    expect(found.gone).toEqual([]);
    expect(idAt(found.men, 1, 2)).toBe(idAt(men, 1, 1));
    for (const man of found.men) expect(next[man.point]).toBe(man.piece);
    expect(new Set(found.men.map((man) => man.id)).size).toBe(3);
  });
  it('are laid anew on another board', () => {
    const found = arrange(men, cellsOf(['Cs', 0, 0], ['Ch', 2, 2]), []);
    expect(found.men.map((man) => nameOf(man.point)).sort()).toEqual(['a1', 'c3']);
  });
});

describe('turns as the rules tell them', () => {
  const board = (pieces: number[][]) => {
    const cells = new Array<number>(273).fill(0);
    for (const [point, piece] of pieces) cells[point!] = piece!;
    return cells;
  };
  it.each(turns)('$answer', ({ before, kind, parts, facts, after: left }) => {
    const told = facts as unknown as Fact[];
    const cells = board(before);
    const view = told.reduce(afterFact, { cells, scored: [0, 0], turn: told.at(-1)!.parts.seat, last: [-1, -1, -1] } as View);
    expect(view.cells).toEqual(board(left));
    expect(after(cells, { kind, parts })).toEqual(board(left));
    const [first, sender] = journeys(told)[0]!.ways;
    const seen =
      kind === 'move' ? [ride(plan, cells, parts[0]!, parts[1]!)] : kind === 'send' ? [drift(plan, cells, parts[0]!, parts[1]!, parts[2]!), ride(plan, cells, parts[0]!, parts[1]!)] : [[parts[0]!]];
    expect(seen.map((way) => [way![0], way!.at(-1)])).toEqual([first, ...(sender ? [sender] : [])].map((way) => [way![0], way!.at(-1)]));
    const { gone } = arrange(laid(cells), board(left), told);
    expect(gone.map((it) => it.way)).toEqual(kind === 'flip' || kind === 'rotate' ? [] : [first, ...(sender ? [sender] : [])]);
  });
  it('are said with the names of their points', async () => {
    const text = readFileSync(new URL('../src/games/stones_and_rivers/texts/en.ftl', import.meta.url), 'utf8');
    vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, headers: { get: () => 'text/plain' }, text: () => Promise.resolve(text) }));
    await loadWords('en');
    const said = (kind: string, parts: Record<string, number>) => sentence({ event: 0, kind, parts: { seat: 0, ...parts }, seat: 0 }, { nameOf: () => 'Ann' });
    expect(said('flipped', { at: at(3, 4), side: 2 })).toBe('Ann turns d5 into a river across.');
    expect(said('moved', { origin: at(3, 4), end: at(3, 5) })).toBe('Ann moves d5 to d6.');
    expect(said('moved', { origin: at(3, 4), end: at(9, 5) })).toBe('Ann rides from d5 to j6.');
    expect(said('rode', { river: 3 })).toBeUndefined();
  });
  it('take longer over rivers, and a send as long as both ways', () => {
    const time = (...ways: number[][]) => turnTime({ ways, event: 0 });
    expect(time([1])).toBe(0);
    expect(time([1, 2, 3])).toBeGreaterThan(time([1, 2]));
    expect(time([1, 2], [3, 4])).toBe(2 * time([1, 2]));
  });
});

describe('an analysis', () => {
  it('is read from a note, and from nothing else', () => {
    expect(adviceOf({ score: -300, wins_in: 0, line: ['move d6 c6', 4], depth: 5 })).toEqual({ score: -300, wins: 0, line: ['move d6 c6'] });
    expect([null, 'x', {}, { score: 'high' }, [1, 2]].map(adviceOf)).toEqual([null, null, null, null, null]);
  });
  it('fills the bar for the side that is better', () => {
    expect(share({ score: 0, wins: 0, line: [] })).toBe(0.5);
    expect(share({ score: 400, wins: 0, line: [] })).toBeGreaterThan(0.75);
    expect([share({ score: 0, wins: 3, line: [] }), share({ score: 0, wins: -3, line: [] })]).toEqual([1, 0]);
    expect(lead({ score: -300, wins: 0, line: [] })).toEqual({ side: 1, stones: 1.5 });
  });
  it('says a move from its text', () => {
    expect(spoken('send d5 d6 d9')).toMatchObject({ kind: 'send', values: { origin: 'd5', onto: 'd6', to: 'd9' } });
    expect(spoken('flip c6 v')).toMatchObject({ kind: 'flip', values: { at: 'c6', side: 'v' } });
  });
});

describe('the review of a game', () => {
  const judged = [0, 1, 2, -1].map((event, i) => ({ event, chances: [i / 3, 1 - i / 3], note: null }));
  it('draws a line a seat, certain victory at the top', () => {
    expect(chanceLines(judged, 300, 90)).toEqual(['M0.0 90.0L100.0 60.0L200.0 30.0L300.0 0.0', 'M0.0 0.0L100.0 30.0L200.0 60.0L300.0 90.0']);
  });
  it('cuts a record before a moment, and goes on with the better line', () => {
    const record = 'riffle 1\ngame g\nrules 1\ncomponents c\noptions \nseats 2\n\n0 seat1 a\n1 seat2 b\n2 seat1 c\nend d\n';
    const moment = { event: 1, before: 'x', line: ['1 seat2 z', '2 seat1 y'], after: 'pause w' };
    expect(cutBefore(record, moment)).toBe(record.replace('1 seat2 b\n2 seat1 c\nend d', 'pause x'));
    expect(withLine(record, moment)).toBe(record.replace('1 seat2 b\n2 seat1 c\nend d', '1 seat2 z\n2 seat1 y\npause w'));
  });
  it('finds the position that is looked at', () => {
    expect([-1, 0, 1, 2, 7].map((event) => positionAt(judged, event))).toEqual([0, 1, 2, 3, 3]);
  });
});
