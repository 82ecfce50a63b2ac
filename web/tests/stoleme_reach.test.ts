/** The page's count of ways and ranges against the rules' own answers (tests/stoleme/reach.json). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { boardFor, cells, numbering, type BoardData } from '../src/games/stoleme/land';
import { around, moves, ring, type Counts, type FamilyData } from '../src/games/stoleme/reach';
import type { View } from '../src/games/stoleme/view';

interface Case {
  seats: number;
  extra_villages: number;
  near_throws: number;
  family: number[];
  hexes: (string | null)[];
  pose: number[];
  dazed: number[];
  tokens: number[][];
  land: Record<string, number>;
  rocks: string[];
  stolem: number;
  costs: Record<string, number>;
  ring: string[];
}
const root = join(import.meta.dirname, '../..');
const read = <T>(path: string) => JSON.parse(readFileSync(join(root, path), 'utf-8')) as T;
const part = (name: string) => `src/riffle/games/stoleme/components/${name}.json`;
const boards = read<BoardData[]>(part('boards'));
const families = read<FamilyData[]>(part('families'));
const counts = read<Counts>(part('counts'));
const names = numbering(boards);

function laid(it: Case) {
  const standing = it.pose.map((pose, stolem) => (pose === 1 || pose === 2 ? it.hexes[stolem] : null));
  const on = names.map((name) => (it.rocks.includes(name) ? 17 : standing.indexOf(name) + 1));
  const hex_of = it.hexes.map((name) => (name === null ? -1 : names.indexOf(name)));
  const view = { ...it, on, hex_of, land: names.map((name) => it.land[name] ?? 0), outlined: names.map(() => 0) } as Partial<View> as View;
  return { view, all: cells(boards, boardFor(boards, it.seats, 'fitting'), view, it.extra_villages === 1) };
}

describe('reach', () => {
  const cases = read<Case[]>('tests/stoleme/reach.json');
  it.each(cases.map((it, number) => [number, it] as const))('of case %i is what the rules count', (_, it) => {
    const { view, all } = laid(it);
    const { costs } = moves(all, view, families, it.stolem, counts);
    expect(Object.fromEntries([...costs].map(([hex, cost]) => [names[hex], cost]))).toEqual(it.costs);
    expect(
      ring(all, view, families, it.stolem, it.near_throws === 1)
        .map((hex) => names[hex])
        .sort(),
    ).toEqual(it.ring);
  });
  it('of a miss are the neighbours by side of the die', () => {
    const { all } = laid(cases[0]!);
    expect(around(all, names.indexOf('A1')).map((it) => it?.name ?? null)).toEqual([null, 'A2', 'B1', null, null, null]);
  });
});

describe('the lesson', () => {
  it('names D4 by its number', async () => {
    const { lesson } = await import('../src/games/stoleme/lesson');
    const move = lesson.steps.flatMap((it) => it.does ?? []).find((it) => it.kind === 'move');
    expect(names[move!.parts[1]!]).toBe('D4');
  });
});
