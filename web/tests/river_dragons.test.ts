import { describe, expect, it } from 'vitest';
import { bridge, pairNumber, pairOf, places, spanned, type Place } from '../src/games/river_dragons/delta';
import { after, beatsOf, lasts, type Stage } from '../src/games/river_dragons/stage';
import type { Fact } from '../src/lib/messages';

describe('pairs', () => {
  it('are numbered in ascending order, whichever end comes first', () => {
    expect(pairOf(0)).toEqual([0, 1]);
    for (let number = 0; number < 528; number++) {
      const [a, b] = pairOf(number);
      expect(pairNumber(a, b)).toBe(number);
      expect(pairNumber(b, a)).toBe(number);
    }
  });
});

describe('a plank', () => {
  const at: Place[] = [{ x: 0, y: 0, village: true, name: 'blue' }, { x: 100, y: 0, village: false, name: 'A1' }];
  it('lies over the middle of the gap, not of the centres', () => {
    const laid = bridge(8, [0, 1], at, 67);
    expect(laid.x).toBe(63);
    expect([laid.colour, laid.size, laid.angle]).toEqual([1, 3, 0]);
  });
});

describe('places', () => {
  it('put a stone where it was laid and turn the picture upside down', () => {
    const rows = [{ id: 'V0', kind: 'village', x: -10, y: 20, colour: 'blue' }, { id: 'A1', kind: 'island', x: 0, y: 58, colour: null }];
    expect(places(rows, { stone: [0] })[1]).toMatchObject({ x: 0, y: -58 });
    expect(places(rows, { stone: [1], stone_x: [150], stone_y: [5800] })[1]).toMatchObject({ x: 1.5, y: -58 });
  });
});

describe('a turn that is told', () => {
  const fact = (kind: string, parts: Record<string, number>): Fact => ({ kind, parts, seat: null, event: 1 }) as unknown as Fact;
  const start: Stage = {
    stone: [0, 0], stone_x: [0, 0], stone_y: [0, 0], holder: [0, 1], pair: [-1, -1], pawn: [1, 4], revealed: [[3, 1], [2, 2]], cancelled: [[1, 0], [0, 0]], slot: -1, actor: -1, taken: -1,
  };
  const facts = [
    fact('revealed', { seat: 0, slot: 0, card: 2 }), fact('revealed', { seat: 1, slot: 0, card: 9 }), fact('cancelled', { seat: 0, by: 1, slot: 0, card: 2 }),
    fact('acts', { seat: 1, slot: 1, card: 0 }), fact('stone_placed', { seat: 1, stone: 1, x: 150, y: -30 }), fact('took', { seat: 0, plank: 0 }), fact('laid', { seat: 0, plank: 0, one: 1, other: 7 }),
    fact('moved', { seat: 0, from_space: 1, to: 6 }), fact('fell', { seat: 1, from_space: 7, village: 4, card: 7 }), fact('lost', { seat: 1, plank: 1, missed: 0 }),
  ];
  it('shows the cards of one place together and everything else by itself', () => {
    expect(beatsOf(facts).map((it) => it.kind)).toEqual(['revealed', 'cancelled', 'acts', 'stone_placed', 'took', 'laid', 'moved', 'fell', 'lost']);
  });
  it('comes to what the table is afterwards', () => {
    const end = facts.reduce(after, start);
    expect(end).toMatchObject({ stone: [0, 1], stone_x: [0, 150], holder: [6, 7], pawn: [6, 4], taken: -1, actor: 1, slot: 0, revealed: [[3, 0], [10, 0]], cancelled: [[1, 0], [0, 0]] });
    expect(end.pair[0]).toBe(pairNumber(1, 7));
  });
  it('leaves the stage it began with as it was, so that it can be told again', () => {
    const before = structuredClone(start);
    facts.reduce(after, start);
    expect(start).toEqual(before);
  });
  it('goes faster when much is to come or somebody waits', () => {
    const [shown] = beatsOf(facts);
    expect(lasts(shown!, 0, 2, false)).toBe(lasts(shown!, 0, 1, true));
    expect(lasts(shown!, 40, 1, false)).toBeLessThan(lasts(shown!, 2, 1, false));
  });
});

describe('what fits', () => {
  it('is read from bits, thirty in a number, and leaves out pairs that carry a plank', () => {
    expect(spanned([0b101, 1], null, [2])).toEqual([pairOf(0), pairOf(30)]);
    expect(spanned([0b101, 1], [2], [])).toEqual([pairOf(2)]);
  });
});
