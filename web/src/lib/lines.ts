/** When a character says something at the table, and about what. */
const LINES = 3;
/** Events that a line stands for, and how seldom one is said. */
const [STANDS, SELDOM] = [6, 4];
/** Nobody says anything while the table is set up and the first turns are taken: there is nothing to speak of yet. */
const QUIET = 12;

/** Which line a character says at that event: none most of the time, and the same for everybody at the table. */
export function lineAt(seat: number, event: number): number | null {
  const when = Math.floor(event / STANDS);
  return event >= QUIET && (when + seat) % SELDOM === 1 ? (when * 7 + seat) % LINES : null;
}

/** What the line is about: the end where there is one, every other time who leads by the points, else nothing special. */
export function lineOf(seat: number, event: number, points: readonly (number | null)[], winners: readonly number[] | null): string | null {
  if (winners) return winners.length ? (winners.includes(seat) ? 'won' : 'lost') : null;
  const line = lineAt(seat, event);
  if (line === null) return null;
  const mine = points[seat] ?? null;
  const others = points.filter((it, other): it is number => other !== seat && it !== null);
  if (mine !== null && others.length && Math.floor(event / STANDS / SELDOM) % 2) {
    if (mine > Math.max(...others)) return 'ahead';
    if (mine < Math.min(...others)) return 'behind';
  }
  return String(line);
}
