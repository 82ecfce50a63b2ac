import { describe, expect, it } from 'vitest';
import { bridge, pairNumber, pairOf, places, type Place } from '../src/games/river_dragons/delta';

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
