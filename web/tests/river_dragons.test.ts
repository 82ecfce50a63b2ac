import { describe, expect, it, vi } from 'vitest';
import { bridge, pairNumber, pairOf, places, spanned, type Place } from '../src/games/river_dragons/delta';
import { wayToGo } from '../src/games/river_dragons/course';
import { after, moments, telling } from '../src/games/river_dragons/telling';
import type { View } from '../src/games/river_dragons/view';
import type { Fact } from '../src/lib/messages';
import pairs from './river_dragons_pairs.json';

/** What the page looks at when it is loaded. */
vi.hoisted(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

describe('pairs', () => {
  it('are numbered in ascending order, whichever end comes first', () => {
    expect(pairs.map((_, number) => pairOf(number, 33))).toEqual(pairs);
    for (let number = 0; number < 528; number++) {
      const [a, b] = pairOf(number, 33);
      expect(pairNumber(a, b, 33)).toBe(number);
      expect(pairNumber(b, a, 33)).toBe(number);
    }
  });
});

describe('a plank', () => {
  const at: Place[] = [
    { x: 0, y: 0, village: true, name: 'blue' },
    { x: 100, y: 0, village: false, name: 'A1' },
  ];
  it('lies over the middle of the gap, not of the centres', () => {
    const planks = [56, 67, 78, 89, 100, 111].map((length, i) => ({ size: i + 1, length, short_game: length + 6 }));
    const laid = bridge(8, [0, 1], at, planks, false);
    expect(laid.x).toBe(63);
    expect([laid.colour, laid.size, laid.length, laid.angle]).toEqual([1, 3, 78, 0]);
    const fewer = bridge(8, [0, 1], at, planks.slice(0, 4), true);
    expect([fewer.colour, fewer.size, fewer.length]).toEqual([2, 1, 62]);
  });
});

describe('places', () => {
  it('put a stone where it was laid and turn the picture upside down', () => {
    const rows = [
      { id: 'V0', kind: 'village', x: -10, y: 20, colour: 'blue' },
      { id: 'A1', kind: 'island', x: 0, y: 58, colour: null },
    ];
    expect(places(rows, { stone: [0], stone_x: [0], stone_y: [0] })[1]).toMatchObject({ x: 0, y: -58 });
    expect(places(rows, { stone: [1], stone_x: [150], stone_y: [5800] })[1]).toMatchObject({ x: 1.5, y: -58 });
  });
});

describe('a turn that is told', () => {
  const fact = (kind: string, parts: Record<string, number>): Fact => ({ kind, parts, seat: null, event: 1 }) as unknown as Fact;
  const start = {
    stone: [0, 0],
    stone_x: [0, 0],
    stone_y: [0, 0],
    holder: [0, 1],
    pair: [-1, -1],
    pawn: [1, 4],
    revealed: [
      [3, 1],
      [2, 2],
    ],
    cancelled: [
      [1, 0],
      [0, 0],
    ],
    slot: -1,
    actor: -1,
    taken: -1,
  };
  const facts = [
    fact('revealed', { seat: 0, slot: 0, card: 2 }),
    fact('revealed', { seat: 1, slot: 0, card: 9 }),
    fact('cancelled', { seat: 0, by: 1, slot: 0, card: 2 }),
    fact('acts', { seat: 1, slot: 1, card: 0 }),
    fact('stone_placed', { seat: 1, stone: 1, x: 150, y: -30 }),
    fact('took', { seat: 0, plank: 0 }),
    fact('laid', { seat: 0, plank: 0, one: 1, other: 7 }),
    fact('moved', { seat: 0, from_space: 1, to: 6 }),
    fact('fell', { seat: 1, from_space: 7, village: 4, card: 7 }),
    fact('lost', { seat: 1, plank: 1, missed: 0 }),
  ];
  it('shows the cards of one place together and everything else by itself', () => {
    expect(moments(facts).map(([it]) => it!.kind)).toEqual(['revealed', 'cancelled', 'acts', 'stone_placed', 'took', 'laid', 'moved', 'fell', 'lost']);
  });
  it('comes to what the table is afterwards', () => {
    const end = facts.reduce(after, start as View);
    expect(end).toMatchObject({
      stone: [0, 1],
      stone_x: [0, 150],
      holder: [6, 7],
      pawn: [6, 4],
      taken: -1,
      actor: 1,
      slot: 0,
      revealed: [
        [3, 0],
        [10, 0],
      ],
      cancelled: [
        [1, 0],
        [0, 0],
      ],
    });
    expect(end.pair[0]).toBe(pairNumber(1, 7, 8));
  });
  it('leaves the stage it began with as it was, so that it can be told again', () => {
    const before = structuredClone(start);
    facts.reduce(after, start as View);
    expect(start).toEqual(before);
  });
  it('shows cards, dragons, dips and falls before it names them', () => {
    const held = moments(facts).filter((it) => telling.holds!(it));
    expect(held.map((it) => it[0]!.kind)).toEqual(['revealed', 'cancelled', 'fell']);
    expect(telling.holds!([fact('too_short', { seat: 0 })])).toBe(true);
  });
  it('begins with its first card, and a program can be laid meanwhile', () => {
    expect(moments(facts).map((it) => telling.begins!(it))).toEqual([true, ...Array(8).fill(false)]);
    expect(telling.meanwhile!({ number: 1, kind: 'program', seats: [0], waiting: [0], mine: true })).toBe(true);
    expect(telling.meanwhile!({ number: 1, kind: 'take_plank', seats: [0], waiting: [0], mine: true })).toBe(false);
  });
});

describe('the way still to go', () => {
  const fact = (kind: string, parts: Record<string, number>): Fact => ({ kind, parts, seat: null, event: 1 }) as unknown as Fact;
  const board = [
    ...[
      [0, 300],
      [260, 150],
      [260, -150],
      [0, -300],
      [-260, -150],
      [-260, 150],
    ].map(([x, y], i) => ({ id: `V${i}`, kind: 'village', x: x!, y: y!, colour: i })),
    ...Array.from({ length: 27 }, (_, i) => ({ id: `I${i}`, kind: 'island', x: 0, y: i * 10, colour: null })),
  ];
  const begin = [fact('colour', { seat: 0, colour: 0 }), fact('colour', { seat: 1, colour: 3 }), fact('turn', { turn: 1, seat: 0 })];
  it('is the whole way at first, less with every plank walked, nothing at the goal', () => {
    const way = [
      fact('laid', { seat: 0, plank: 2, one: 6, other: 3 }),
      fact('moved', { seat: 0, from_space: 0, to: 8 }),
      fact('turn_over', { turn: 1, seat: 1 }),
      fact('moved', { seat: 0, from_space: 8, to: 3 }),
      fact('arrived', { seat: 0, village: 3 }),
    ];
    expect(wayToGo([...begin, ...way], 2, board)).toEqual([
      [100, 100],
      [25, 100],
      [0, 100],
    ]);
  });
  it('is the whole way again after a fall, and unknown without colours', () => {
    expect(wayToGo([...begin, fact('fell', { seat: 0, from_space: 8, village: 0, card: 5 })], 2, board)?.at(-1)).toEqual([100, 100]);
    expect(wayToGo([fact('turn', { turn: 1, seat: 0 })], 2, board)).toBeNull();
  });
});

describe('what fits', () => {
  it('is read from bits, thirty in a number, and leaves out pairs that carry a plank', () => {
    expect(spanned([0b101, 1], null, [2], 33)).toEqual([pairOf(0, 33), pairOf(30, 33)]);
    expect(spanned([0b101, 1], [2], [], 33)).toEqual([pairOf(2, 33)]);
  });
});
