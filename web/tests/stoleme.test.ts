import { describe, expect, it } from 'vitest';
import { boardFor, cells, distance, numbering, type BoardData } from '../src/games/stoleme/land';

const quad: BoardData = { id: 'quad', hexes: [{ id: 'A1', q: 0, r: 0, terrain: 'plain' }, { id: 'B1', q: 0, r: 1, terrain: 'hill' }, { id: 'C4', q: 2, r: 2, terrain: 'plain' }], starts: [], optionalExtraVillages: ['C4'] };
const tri: BoardData = { id: 'tri', hexes: [{ id: 'A2', q: 1, r: -4, terrain: 'lake' }, { id: 'A1', q: 0, r: -4, terrain: 'plain' }], starts: [], optionalExtraVillages: [] };
const view = { land: [0, 0, 4, 0], outlined: [0, 0, 1, 0] };

describe('hexes', () => {
  it('are numbered by the names of both boards together', () => expect(numbering([quad, tri])).toEqual(['A1', 'A2', 'B1', 'C4']));
  it('show the token that lies on them', () => {
    const found = cells([quad, tri], quad, view, true);
    expect(found.map((it) => [it.number, it.terrain, it.printed, it.token, it.outlined])).toEqual([[0, 0, 0, false, false], [2, 4, 2, true, true], [3, 5, 5, false, false]]);
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
});
