import { describe, expect, it } from 'vitest';
import type { Fact } from '../src/lib/messages';
import { after, lasts, moments } from '../src/games/hidden_stones/moments';
import type { View } from '../src/games/hidden_stones/view';

const flags = (...cards: number[]) => Array.from({ length: 72 }, (_, card) => (cards.includes(card) ? 1 : 0));
const hidden = () => Array.from({ length: 72 }, () => null);
const fact = (event: number, kind: string, parts: Fact['parts'], seat: number | null = 1): Fact => ({ event, kind, parts, seat });
const view = {
  faces: [0, 2, 3, 4, 5, 4, 6, 7, 6],
  hands: [flags(1, 2), hidden()],
  hand_count: [2, 4],
  score_pile: [flags(), flags()],
  scored_count: [0, 0],
  discard: flags(),
  discard_count: 0,
  pile_count: 60,
  acted: 0,
  strikes: 0,
} as Partial<View> as View;

describe('the view after one more fact', () => {
  it('moves stones and cards, and tells nothing of a hidden hand', () => {
    const swapped = after(view, fact(1, 'swapped', { seat: 1, card: 9, one: 0, other: 1, face: 0, other_face: 2 }));
    expect(swapped.faces.slice(0, 3)).toEqual([2, 0, 3]);
    expect([swapped.hand_count[1], swapped.discard[9], swapped.discard_count]).toEqual([3, 1, 1]);
    expect(swapped.hands[1]!.every((it) => it === null)).toBe(true);
    expect(view.faces[0]).toBe(0);
    const scored = after(swapped, fact(2, 'scored', { seat: 1, card: 10, value: 2 }));
    expect([scored.scored_count[1], scored.score_pile[1]![10], scored.hand_count[1]]).toEqual([1, 1, 2]);
    const drew = after(scored, fact(3, 'drew', { seat: 1, card: null }, null));
    expect([drew.hand_count[1], drew.pile_count]).toEqual([3, 59]);
  });
  it('takes from and gives to the own hand', () => {
    const flipped = after(view, fact(1, 'flipped', { seat: 0, card: 1, cell: 4, face: 4 }, 0));
    expect([flipped.hands[0]![1], flipped.faces[4]]).toEqual([0, 4]);
    expect(after(flipped, fact(2, 'drew', { seat: 0, card: 30 }, null)).hands[0]![30]).toBe(1);
  });
});

describe('moments', () => {
  it('are one for each answer; the last round and the bonus come by themselves', () => {
    const found = moments([
      fact(1, 'scored', { seat: 1, card: 3, value: 1 }),
      fact(1, 'formation', { card: 3, cells: 3 }),
      fact(2, 'turn_ended', { seat: 1, acted: 1 }),
      fact(3, 'drew', { seat: 1, card: null }, null),
      fact(3, 'last_round', { seat: 1, cards: 10 }, null),
      fact(3, 'bonus', { seat: 0, ones: 2 }, null),
      fact(3, 'bonus', { seat: 1, ones: 2 }, null),
      fact(3, 'over', { ending: 1 }, null),
    ]);
    expect(found.map((group) => group.map((it) => it.kind))).toEqual([['scored', 'formation'], ['turn_ended', 'drew'], ['last_round'], ['bonus', 'bonus'], ['over']]);
  });
  it("of others are looked at, one's own are not waited for", () => {
    const scored = [fact(1, 'scored', { seat: 1, card: 3, value: 1 })];
    expect(lasts(scored, false)).toBeGreaterThan(1500);
    expect(lasts(scored, true)).toBe(0);
    expect(lasts([fact(1, 'passed', { seat: 1 })], false)).toBeGreaterThan(1000);
  });
});
