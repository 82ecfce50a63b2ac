/** The box of a board is settled by the window and the game alone: how large it is at least, on every screen. */
import { describe, expect, it } from 'vitest';
import { SHAPE as stones } from '../src/games/hidden_stones/shape';
import { SHAPE as dragons } from '../src/games/river_dragons/shape';
import { SHAPE as stolem } from '../src/games/stoleme/shape';
import { SHAPE as stacks } from '../src/games/stone_stacks/shape';
import { shapeOf } from '../src/games/stones_and_rivers/shape';
import { arrange, MORE, TOP, type Shape } from '../src/table/layout';

const GAMES: Record<string, Shape> = { stones, dragons, stolem, stacks, rivers: shapeOf(1332, 1432) };
/** The window, and what the shorter side of the board has there at least. */
const LEAST: [number, number, number][] = [
  [1440, 900, 720],
  [1024, 768, 580],
  [390, 844, 360],
  [390, 664, 330],
  [844, 390, 330],
  [360, 740, 330],
];

describe('the box of a board', () => {
  for (const [game, shape] of Object.entries(GAMES))
    for (const [wide, high, least] of LEAST)
      it(`is ${least} pixels at least: ${game} at ${wide}x${high}`, () => {
        const at = arrange(wide, high, shape);
        expect(Math.min(at.width, at.height)).toBeGreaterThanOrEqual(least);
        const ratio = at.width / at.height;
        expect(ratio).toBeGreaterThan(shape.ratio[0] - 0.01);
        expect(ratio).toBeLessThan(shape.ratio[1] + 0.01);
        if (at.kind === 'phone') expect(high - TOP - at.height).toBeGreaterThanOrEqual(shape.below);
        else expect(wide - at.width - 24).toBeGreaterThanOrEqual(Math.min(shape.column, 250));
      });

  it('is beside its column on a tablet and above its hand on a phone', () => {
    expect(arrange(1024, 768, stones)).toMatchObject({ kind: 'tablet', strip: false });
    expect(arrange(1024, 768, dragons)).toMatchObject({ kind: 'tablet', strip: true });
    expect(arrange(820, 1180, dragons).kind).toBe('phone');
    expect(arrange(844, 390, dragons).kind).toBe('sideways');
  });

  it('leaves a lesson room for its words below the board', () => {
    expect(arrange(390, 664, dragons).height - arrange(390, 664, dragons, MORE).height).toBeGreaterThan(60);
    expect(arrange(1440, 900, dragons, MORE)).toEqual(arrange(1440, 900, dragons));
  });
});
