/** What one has reached, day by day: kept in this browser alone. */
import { read, write } from '../lib/settings';

const KEY = 'riffle-daily';

export interface Reached {
  /** In the units of the challenge's score; the best of all tries. */
  score: number;
  pebbles: number;
  tries: number;
  /** The day on which it was first reached; unknown for very old results. */
  on?: number;
}
export type Results = Record<string, Reached>;

/** Where a result is kept: by the day, or as a puzzle of the practice room. */
export const dailyKey = (game: string, day: number): string => `${day}/${game}`;
export const roomKey = (game: string, number: number): string => `room/${game}/${number}`;

export function results(): Results {
  try {
    return JSON.parse(read(KEY) ?? '{}') as Results;
  } catch {
    return {};
  }
}
export const resultOf = (key: string, all: Results = results()): Reached | null => all[key] ?? null;

/** Notes a finished try; the better result stays, and the day of the first. */
export function note(key: string, reached: Reached, day: number): Reached {
  const all = results();
  const before = all[key];
  const better = !before || reached.pebbles > before.pebbles || (reached.pebbles === before.pebbles && reached.score > before.score) ? reached : { ...before, tries: reached.tries };
  const best = before ? { ...better, on: before.on } : { ...better, on: day };
  all[key] = best;
  write(KEY, JSON.stringify(all));
  return best;
}

/** Forgets them all. */
export function forgetResults(): void {
  write(KEY, '{}');
}

/** Days in a row, up to today, or up to yesterday while today is still open. A stone counts on its own day, not from the archive. */
export function streak(day: number, all: Results = results()): number {
  const days = new Set(Object.entries(all).flatMap(([key, it]) => (it.pebbles > 0 && (it.on ?? 0) <= Number(key.split('/')[0]) ? [Number(key.split('/')[0])] : [])));
  let at = days.has(day) ? day : day - 1;
  let length = 0;
  while (days.has(at)) {
    length += 1;
    at -= 1;
  }
  return length;
}
