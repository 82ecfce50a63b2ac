/** Where things lie round a board: the box that the board fills from the first move to the last, and what is left for everything else. */

/** What a game says of its board: numbers in pixels, ratios as width over height. */
export interface Shape {
  /** The board may be this narrow and this wide. */
  ratio: [number, number];
  /** What the column beside the board needs at least. */
  column: number;
  /** On a wide window the column has as much as this before the board grows wider than it must. */
  roomy?: number;
  /** What recap, prompt and hand need below the board. */
  below: number;
  /** The hand may lie in one strip under board and column, this high. */
  strip?: number;
  /** What the prompt needs below the board, where a game has less room for it than usual. */
  prompt?: number;
  /** What the prompt needs in the column of a wide window, where a game has more to press there than usual. */
  promptBeside?: number;
}
/** `wide`, `tablet` and `sideways` have a column beside the board; a `phone` has everything below it. */
export type Kind = 'wide' | 'tablet' | 'sideways' | 'phone';
export interface Arrangement {
  kind: Kind;
  /** The hand lies in one strip under board and column. */
  strip: boolean;
  width: number;
  height: number;
}

/** Players in one line above the board of a phone. */
export const TOP = 50;
/** Round the board, between it and the column, and above a strip. */
export const EDGE = { wide: 12, sideways: 8 };
/** A lesson or a replay has this much more to say. */
export const MORE = 76;
const WIDE = 1200;
const LOW = 520;
/** The column of a phone held sideways may be narrower than a game asks for beside a large board. */
const THIN = 252;

const fitted = (width: number, height: number, [narrow, wide]: [number, number]): [number, number] => {
  const across = Math.max(0, Math.min(width, height * wide));
  return [Math.floor(across), Math.floor(Math.max(0, Math.min(height, across / narrow)))];
};
const least = (it: Arrangement) => Math.min(it.width, it.height);

/** The arrangement in which the board is largest. `more`: what is said besides needs room below the board. */
export function arrange(wide: number, high: number, shape: Shape, more = 0): Arrangement {
  const low = high < LOW;
  const edge = low ? EDGE.sideways : EDGE.wide;
  const column = low ? Math.min(shape.column, Math.max(THIN, wide * 0.4)) : shape.column;
  const kind: Kind = low ? 'sideways' : wide < WIDE ? 'tablet' : 'wide';
  const beside = (strip: number): Arrangement => {
    const [room, tall] = [wide - column - 3 * edge, high - 2 * edge - strip];
    const roomy = wide - Math.max(column, (kind === 'wide' && shape.roomy) || 0) - 3 * edge;
    const [width, height] = fitted(Math.min(room, Math.max(roomy, tall * shape.ratio[0])), tall, shape.ratio);
    return { kind, strip: strip > 0, width, height };
  };
  const [width, height] = fitted(wide, high - TOP - shape.below - more, shape.ratio);
  const found = [beside(0), { kind: 'phone' as const, strip: false, width, height }];
  if (shape.strip && kind === 'tablet') found.unshift(beside(shape.strip + edge));
  // Where the board loses next to nothing the hand lies in the strip: the room under the board is not left empty.
  return found.reduce((best, it) => (least(it) > least(best) * (best.strip ? 1.08 : 1) ? it : best));
}
