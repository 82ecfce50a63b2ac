import { describe, expect, it } from 'vitest';
import type { Action } from '../src/lib/messages';
import { aim } from '../src/games/hidden_stones/hint';
import { FACES } from '../src/games/hidden_stones/faces';
import { needed, PAIRS, STONES } from '../src/games/hidden_stones/grid';
import { nearest, places } from '../src/games/hidden_stones/nearest';
import tables from '../src/games/hidden_stones/tables.json';
import distances from './fixtures/hidden_stones_distances.json';

describe('the nearest place of a card', () => {
  it('is as many moves away as the exact tables say', () => {
    const wrong = distances.filter(({ faces, pattern, away }) => nearest(faces, pattern).away !== away);
    expect(wrong).toEqual([]);
    expect(distances.length).toBe(360);
  });
  it('is where the card lies when it lies', () => {
    const faces = [3, 4, 5, 6, 0, 7, 6, 3, 4]; // BHT / DSR / DBH: bird and horse lie twice
    expect(nearest(faces, 'BH')).toEqual({
      away: 0,
      place: [
        { cell: 0, face: 3 },
        { cell: 1, face: 4 },
      ],
    });
  });
  it('leaves room for grey stones', () => {
    expect(places('**S').map((place) => place.map((it) => it.cell))).toEqual([[2], [5], [8]]);
  });
});

describe('what the rules say', () => {
  it('is known to the page: faces, pairs, and the cards that end a game', () => {
    expect(FACES.map((it) => it.letter).join('')).toBe(tables.letters);
    expect(PAIRS).toHaveLength(12);
    expect(STONES).toEqual([1, 2, 3, 3]);
    expect([1, 2, 3, 4, 5].map(needed)).toEqual([16, 10, 9, 8, 7]);
  });
});

describe('a hint', () => {
  const swap = { code: 0, kind: 'swap', parts: [3, 0] } as Action;
  const note = [
    { card: 9, value: 5, away: 1, scores: -1 },
    { card: 4, value: 1, away: 2, scores: 2 },
    { card: 7, value: 3, away: 2, scores: 2 },
  ];
  it('is for the first card its turn scores, not for the nearest', () => {
    expect(aim(swap, note)).toEqual({ card: 7, away: 2 });
  });
  it('to score a card is for that card, so that its stones are marked', () => {
    expect(aim({ ...swap, kind: 'score', parts: [7] }, null)).toEqual({ card: 7, away: 0 });
  });
  it('is for none where its turn scores none, or it ends the turn', () => {
    expect(aim(swap, [note[0]!])).toBeNull();
    expect(aim({ ...swap, kind: 'end' }, note)).toBeNull();
    expect(aim(swap, null)).toBeNull();
  });
});
