import { describe, expect, it } from 'vitest';
import drawn from '../../src/riffle/games/hidden_stones/faces.json';
import { FACES, outline } from '../src/games/hidden_stones/faces';
import { COLOURS } from '../src/games/stone_stacks/stones';
import { LOOK } from '../src/games/river_dragons/delta';
import { SEATS } from '../src/lib/seats';
import planks from '../../src/riffle/games/river_dragons/colours.json';
import stones from '../../src/riffle/games/stone_stacks/colours.json';

/** Reports draw cards, planks and tiles with the page's own shapes and colours: what stands in these files is what the page has. */
describe('the pieces that reports draw', () => {
  it('are the faces of the page', () => {
    const faces = FACES.map(({ stone, deep, cut, sign }, number) => ({ outline: outline(number), stone, deep, cut, sign }));
    expect(drawn).toEqual(faces);
  });
  it('have the colours of the page', () => {
    expect(planks).toEqual(LOOK.map((look) => SEATS[look]!.colour));
    expect(stones).toEqual([...COLOURS]);
  });
});
