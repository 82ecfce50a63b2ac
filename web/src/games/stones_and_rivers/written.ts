/** A position in one line, as the game writes it. */
export const START = '13/13/13/13/3sssssss3/3sssssss3/13/13/3SSSSSSS3/3SSSSSSS3/13/13/13/13 circle';

const LETTERS: Record<number, string> = { 1: 's', 2: 'h', 3: 'v', 5: 'S', 6: 'H', 7: 'V' };

/** A position in one line, as the game writes it, from the points of the usual board. */
export function written(cells: readonly number[], turn: number): string {
  const rows = Array.from({ length: 14 }, (_, y) =>
    cells
      .slice(16 * y, 16 * y + 13)
      .map((cell) => LETTERS[cell] ?? '.')
      .join(''),
  );
  return `${rows.map((row) => row.replace(/\.+/g, (dots) => `${dots.length}`)).join('/')} ${turn ? 'square' : 'circle'}`;
}
