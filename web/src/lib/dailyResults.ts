/** What one has reached in daily puzzles and puzzles: kept in this browser, with a key also in the profile. */
import type { DailyResult } from './messages';
import { read, write } from './settings';

const KEY = 'riffle-daily';

export interface Reached {
  /** In the units of the challenge's score; the best of all tries. */
  score: number;
  pebbles: number;
  tries: number;
  /** The day on which it was first reached; unknown for very old results. */
  on?: number;
  /** The profile of the key has it. */
  kept?: boolean;
}
export type Results = Record<string, Reached>;

/** Where a result is kept: by the day, or as a puzzle of the puzzles. */
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

const better = (one: Reached, other: Reached): Reached => (other.pebbles > one.pebbles || (other.pebbles === one.pebbles && other.score > one.score) ? other : one);

/** Results the profile has not been told yet, as many as it takes at once. */
export function untold(all: Results = results()): Record<string, DailyResult> {
  const some = Object.entries(all)
    .filter(([, it]) => !it.kept)
    .slice(0, 500);
  return Object.fromEntries(some.map(([key, { score, pebbles, tries, on }]) => [key, { score, pebbles, tries, on: on ?? 0 }]));
}
/** Results with those of the profile: of each stone the better one, first reached on the earlier day. */
export function joinedDailyResults(all: Results, river: Record<string, DailyResult>): Results {
  const whole = { ...all };
  for (const [key, theirs] of Object.entries(river)) {
    const here = all[key];
    const days = [here?.on, theirs.on].filter((day) => day !== undefined && day > 0) as number[];
    whole[key] = { ...(here ? better(here, theirs) : theirs), tries: Math.max(here?.tries ?? 0, theirs.tries), ...(days.length && { on: Math.min(...days) }), kept: true };
  }
  return whole;
}
export function keepDailyResults(all: Results): void {
  write(KEY, JSON.stringify(all));
}
/** Another key, or none: its profile knows nothing of them yet. */
export const forgetKept = (): void => keepDailyResults(Object.fromEntries(Object.entries(results()).map(([key, it]) => [key, { ...it, kept: undefined }])));

/** Notes a finished try; the better result stays, and the day of the first. */
export function note(key: string, reached: Reached, day: number): Reached {
  const all = results();
  const before = all[key];
  const best = before ? { ...better(before, reached), tries: reached.tries, on: before.on, kept: undefined } : { ...reached, on: day };
  all[key] = best;
  keepDailyResults(all);
  return best;
}

/** Forgets them all. */
export function forgetResults(): void {
  keepDailyResults({});
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
