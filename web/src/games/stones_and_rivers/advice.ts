/** What an analysis says of a position, read out of the note that comes with a hint. */

/** Worth for Circle (a stone home is some 200), turns to a win that is seen (Square's are negative, 0: none), the best line. */
export interface Advice {
  score: number;
  wins: number;
  line: string[];
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** The note as advice; null when it is none: not every hint brings one. */
export function adviceOf(note: unknown): Advice | null {
  if (typeof note !== 'object' || note === null) return null;
  const { score, wins_in: wins, line } = note as Record<string, unknown>;
  if (!isNumber(score)) return null;
  const words = Array.isArray(line) ? line.filter((it): it is string => typeof it === 'string') : [];
  return { score, wins: isNumber(wins) ? wins : 0, line: words };
}

/** Circle's part of the bar, from 0 to 1: a seen win fills it, one stone's worth moves it clearly. */
export function share({ score, wins }: Advice): number {
  if (wins) return wins > 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-score / 250));
}

/** The lead in stones, with its sign, as the side that leads has it. */
export function lead({ score }: Advice): { side: 0 | 1; stones: number } {
  return { side: score < 0 ? 1 : 0, stones: Math.round(Math.abs(score) / 20) / 10 };
}

/** A move's text (`send d5 d6 d9`, `flip c6 v`) as its kind and the values its sentence wants. */
export function spoken(text: string): { kind: string; values: Record<string, string> } {
  const [kind = '', a = '', b = '', c] = text.split(' ');
  return { kind, values: { origin: a, at: a, onto: b, to: c ?? b, side: b } };
}
