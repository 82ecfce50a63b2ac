/** A throw is told step by step, nothing of it is seen before, and words name giants, families and hexes. */
import { describe, expect, it, vi } from 'vitest';
import { after } from '../src/games/stoleme/after';
import type { Components } from '../src/games/stoleme/reach';
import { sentence } from '../src/games/stoleme/sentences';
import { guide, type Scene } from '../src/games/stoleme/speech';
import { moments, telling } from '../src/games/stoleme/telling';
import type { View } from '../src/games/stoleme/view';
import type { Fact, Question } from '../src/lib/messages';

vi.mock('../src/lib/words.svelte', () => {
  const t = (key: string, args?: object) => `${key} ${JSON.stringify(args ?? {})}`;
  return { t, tMaybe: (key: string, args?: object) => (key.startsWith('stolem-told-passed') ? null : t(key, args)) };
});

const fact = (kind: string, parts: Fact['parts'] = {}, seat: number | null = 0): Fact => ({ event: 0, kind, parts, seat });
const threw = fact('threw', { seat: 0, stolem: 0, at: 5, to: 1, boulder: 0, hex: 3 });
const missed = [
  threw,
  fact('used_token', { seat: 0, token: 3, stolem: 0 }),
  fact('blind', { seat: 0, result: null }, null),
  fact('showed', { seat: 0, result: 0, to: 1 }, null),
  fact('rolled', { side: 1, hex: 4 }, null),
  fact('landed', { hex: 4 }, null),
  fact('laid', { seat: 1, hex: 4, terrain: 1, old: 0 }, 1),
  fact('passed', { seat: 0, to: 1, card: 0 }, 1),
];
const hit = [
  threw,
  fact('showed', { seat: 0, result: 1, to: 1 }, null),
  fact('dazed', { seat: 1, stolem: 5 }, null),
  fact('knocked_out', { seat: 1, stolem: 5 }, null),
  fact('scored', { seat: 0, score: 1 }, null),
  fact('over', { ending: 1 }, null),
];
const view = {
  seats: 2,
  family: [0, 1],
  pose: Array(16).fill(1),
  dazed: Array(16).fill(0),
  hex_of: [...Array(16).keys()],
  on: [...Array(16).keys()].map((it) => it + 1),
  score: [0, 0],
  land: Array(20).fill(0),
  outlined: Array(20).fill(0),
  pool: [5, 5, 5, 5],
  action_count: [3, 5],
  actions: [
    [1, 1, 1],
    [null, null, null],
  ],
  hit_count: [5, 5],
  hits: [
    [2, 3],
    [null, null],
  ],
  token_count: [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ],
  hourglass: [0, 0],
  thrower: -1,
  target: -1,
  landing: -1,
  played: 0,
} as Partial<View> as View;
const kinds = (found: Fact[][]) => found.map((it) => it.map(({ kind }) => kind).join(' '));

describe('a throw', () => {
  it('is wind-up, flight, what it did and the land', () => {
    expect(kinds(moments(missed))).toEqual(['threw used_token blind', 'showed rolled landed', 'laid', 'passed']);
    expect(kinds(moments(hit))).toEqual(['threw', 'showed', 'dazed knocked_out scored over']);
  });
  it('takes its time whoever threw, and its outcome waits until the rock is down', () => {
    expect(telling.lasts!([threw], true)).toBeGreaterThan(0);
    expect(telling.holds!(moments(hit)[1]!)).toBe(true);
    expect(telling.holds!(moments(hit)[0]!)).toBe(false);
    expect(telling.lasts!([fact('moved')], true)).toBe(0);
  });
  it('dazes, knocks out and scores only when that is told', () => {
    const [wind, flight, effect] = moments(hit) as [Fact[], Fact[], Fact[]];
    const shown = [...wind, ...flight].reduce(after, view);
    expect([shown.dazed[5], shown.pose[5], shown.score[0]]).toEqual([0, 1, 0]);
    const told = effect.reduce(after, shown);
    expect([told.dazed[5], told.pose[5], told.score[0]]).toEqual([1, 2, 1]);
    expect(view.dazed[5]).toBe(0);
  });
  it('changes the land and the hands as it is told, and unknown hands stay unknown', () => {
    const told = missed.reduce(after, view);
    expect([told.land[4], told.pool[1]]).toEqual([2, 4]);
    expect([told.hit_count, told.hits, told.actions]).toEqual([
      [3, 6],
      [
        [1, 3],
        [null, null],
      ],
      [
        [1, 1, 1],
        [null, null, null],
      ],
    ]);
  });
});

describe('a sentence', () => {
  const hex = (id: string) => ({ id, q: 0, r: 0, terrain: 'plain' });
  const stolems = (...names: string[]) => names.map((name) => ({ name }));
  const words = {
    nameOf: (seat: number) => ['Aino', 'Bo'][seat]!,
    options: {},
    view,
    components: {
      boards: [{ hexes: ['A1', 'A2', 'A3', 'A4', 'A5'].map(hex) }],
      families: [
        { name: 'Rëbôcë', stolems: stolems('Sambòr') },
        { name: 'Lesôcë', stolems: stolems('', 'Jagna') },
      ],
      gods: [],
    } as unknown as Components,
  };
  it('names thrower, target, their families and the hex', () => {
    const said = sentence(threw, words)!;
    for (const name of ['Sambòr', 'Rëbôcë', 'Jagna', 'Lesôcë', 'A4']) expect(said).toContain(name);
  });
  it('names players alike everywhere, by name and family', () => {
    const said = sentence(fact('passed', { seat: 0, to: 1, card: 0 }), words)!;
    for (const name of ['Aino', 'Rëbôcë', 'Bo', 'Lesôcë']) expect(said).toContain(name);
  });
  it('is the same when it is read later in the log', () => {
    const later = { ...words, view: { ...view, hex_of: view.hex_of.map(() => -1) } };
    expect(sentence(threw, later)).toBe(sentence(threw, words));
  });
});

describe('the guide', () => {
  const said = (kind: string, more: object): string => {
    const view = { struck: -1, target: 4, may_decline: 0, family: [0, 1, -1, -1], tokens: [[], [0, 0, 0, 0]], ...more };
    const scene = { view, components: { families: [] }, seat: 1, all: [], nameOf: String } as unknown as Scene;
    return guide(scene, { kind } as Question, { stolem: null, placed: null, waiting: null, legal: [], cost: null }).split(' ')[0]!;
  };
  it('says nothing of a hit that nobody knows of yet', () => {
    expect([said('cap', {}), said('cap', { struck: 4 })]).toEqual(['stolem-guide-cap-before-none', 'stolem-guide-cap-none']);
  });
  it('does not call somebody unable who may have declined', () => {
    expect([said('point', {}), said('point', { may_decline: 1 })]).toEqual(['stolem-guide-point', 'stolem-guide-point-on']);
  });
});
