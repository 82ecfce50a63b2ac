/** When a character says something at the table. */
const LINES = 3;
/** Events that a line stands for, and how seldom one is said. */
const [STANDS, SELDOM] = [6, 4];

/** Which line a character says at that event: none most of the time, and the same for everybody at the table. */
export function lineAt(seat: number, event: number): number | null {
  const when = Math.floor(event / STANDS);
  return event >= 0 && (when + seat) % SELDOM === 1 ? (when * 7 + seat) % LINES : null;
}
