import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answersAt, choosers } from '../src/games/stoleme/choice';
import { BARE, boardFor, cells, distance, numbering, outline, TERRAINS, type BoardData, type Cell } from '../src/games/stoleme/land';
import { NOTHING_YET, tell } from '../src/games/stoleme/story';
import { lying, missing } from '../src/games/stoleme/wanted';
import type { Action, Fact, Question } from '../src/lib/messages';

const quad: BoardData = {
  id: 'quad',
  hexes: [
    { id: 'A1', q: 0, r: 0, terrain: 'plain' },
    { id: 'B1', q: 0, r: 1, terrain: 'hill' },
    { id: 'C4', q: 2, r: 2, terrain: 'plain' },
  ],
  starts: [],
  optionalExtraVillages: ['C4'],
};
const tri: BoardData = {
  id: 'tri',
  hexes: [
    { id: 'A2', q: 1, r: -4, terrain: 'lake' },
    { id: 'A1', q: 0, r: -4, terrain: 'plain' },
  ],
  starts: [],
  optionalExtraVillages: [],
};
const view = { land: [0, 0, 4, 0], outlined: [0, 0, 1, 0] };

describe('hexes', () => {
  it('are numbered by the names of both boards together', () => expect(numbering([quad, tri])).toEqual(['A1', 'A2', 'B1', 'C4']));
  it('show the token that lies on them', () => {
    const found = cells([quad, tri], quad, view, true);
    expect(found.map((it) => [it.number, it.terrain, it.printed, it.token, it.outlined])).toEqual([
      [0, 0, 0, false, false],
      [2, 4, 2, true, true],
      [3, 5, 5, false, false],
    ]);
  });
  it('are as far apart as one walks', () => {
    const found = cells([quad, tri], quad, view, false);
    expect(distance(found[0]!, found[2]!)).toBe(4);
  });
  it('lie on a board of their own for three players', () => {
    expect(boardFor([quad, tri], 3, 'fitting').id).toBe('tri');
    expect(boardFor([quad, tri], 3, 'quad').id).toBe('quad');
    expect(boardFor([quad, tri], 4, 'fitting').id).toBe('quad');
  });
  it('have one line round them, without the sides between them', () => {
    const found = cells([quad, tri], quad, view, false);
    const sides = (numbers: number[]) => outline(found, numbers).split('M').length - 1;
    expect(sides([0])).toBe(6);
    expect(sides([0, 2])).toBe(10); // A1 and B1 are neighbours
  });
});

describe('gods', () => {
  const token = (kind: string, outlined = false): Cell => ({ ...BARE, token: true, outlined, terrain: TERRAINS.indexOf(kind) });
  const land = [token('lake'), token('river', true), { ...BARE, terrain: TERRAINS.indexOf('hill') }];
  it('want tokens: neither printed terrain nor outlined ones', () => expect(missing(land, ['lake', 'river', 'hill'])).toEqual(['river', 'hill']));
  it('count each token once', () => {
    expect(missing(land, ['lake', 'lake', 'river'])).toEqual(['lake', 'river']);
    expect(lying(land, ['lake', 'lake', 'river'])).toEqual([true, false, false]);
  });
});

describe('the story', () => {
  const fact = (kind: string, parts: Fact['parts']): Fact => ({ event: 0, kind, parts, seat: 0 });
  const thrown = [
    fact('threw', { seat: 0, stolem: 1, at: 6, to: 1, boulder: 0, hex: 30 }),
    fact('showed', { seat: 0, result: 0, to: 1 }),
    fact('rolled', { side: 3, hex: 40 }),
    fact('landed', { hex: 40 }),
  ];
  it('tells a throw with card, die and landing hex', () => {
    const { rock, handed } = tell(NOTHING_YET, thrown);
    expect(rock).toEqual({ thrower: 1, target: 6, boulder: false, result: 0, side: 3, landing: 40 });
    expect(handed.map(({ what, card, from, to }) => [what, card, from, to])).toEqual([['hit', 0, 0, 1]]);
  });
  it('goes on from batch to batch as from one', () => {
    const once = tell(NOTHING_YET, thrown);
    expect(thrown.reduce((story, it) => tell(story, [it]), NOTHING_YET)).toEqual(once);
  });
  it('forgets the rock when the next turn begins, and the cards when the next card is played', () => {
    const passed = tell(tell(NOTHING_YET, thrown), [fact('passed', { seat: 0, to: 1, card: 0 }), fact('discarded', { seat: 1, card: null })]);
    expect(passed.rock).toBeNull();
    expect(passed.handed).toHaveLength(2);
    expect(tell(passed, [fact('played', { seat: 1, card: 1 })]).handed).toEqual([]);
  });
});

describe('pointing', () => {
  const question = (kind: string): Question => ({ number: 0, kind, seats: [0], waiting: [0], mine: true });
  const action = (kind: string, ...parts: number[]): Action => ({ code: parts.length, kind, parts });
  const picks = { stolem: 1, placed: 2, target: 5, all: cells([quad, tri], quad, view, false), hexOf: (stolem: number) => (stolem === 5 ? 0 : 2) };
  it('at a hex moves the Stolem that is picked', () => {
    const legal = [action('move', 0, 3), action('move', 1, 3), action('move', 1, 2)];
    expect(choosers(question('move'), legal)).toEqual([0, 1]);
    expect(answersAt(3, question('move'), legal, picks)).toEqual([legal[1]]);
  });
  it('at an enemy throws, with a rock or the Boulder', () => {
    const legal = [action('throw', 1, 5, 0), action('throw', 1, 5, 1), action('throw', 0, 5, 0)];
    expect(answersAt(0, question('throw'), legal, picks)).toEqual(legal.slice(0, 2));
  });
  it('beside the target lets a rock land by the side of the die', () => {
    const legal = [action('land', 1), action('land', 2)];
    expect(answersAt(2, question('land'), legal, picks)).toEqual([legal[1]]); // B1 lies south-east of A1
  });
});

describe('the guide', () => {
  const root = join(import.meta.dirname, '../..');
  const keys = (file: string, start: string) => [...readFileSync(file, 'utf-8').matchAll(new RegExp(`^${start}(\\w+) =`, 'gm'))].map((it) => it[1]!);
  const NATURES = ['first_player', 'deal_family', 'gods_draw', 'surplus', 'blind', 'show', 'roll'];
  const asked = keys(join(root, 'src/riffle/games/stoleme/texts/en.ftl'), 'question-').filter((it) => !NATURES.includes(it));
  const texts = join(root, 'web/src/games/stoleme/texts');
  it.each(readdirSync(texts))('has a line for every question of a player in %s', (file) => {
    expect(asked.length).toBe(21);
    expect(keys(join(texts, file), 'stolem-guide-')).toEqual(expect.arrayContaining(asked));
  });
});
