/** What the games of the lab show, and how far it can be trusted. */
import type { LabCounts, LabMeasure } from '../lib/messages';
import { anytimeInterval, ENDLESS, type Ends } from './anytime';

/** Games after which the page stops by itself, and says so; it may be told to go on. */
export const PLANNED = 2000;
/** Differences smaller than this are called the same: of a share, and of other numbers as a part of their mean. As `riffle compare` has them. */
const [CLOSE, CLOSE_PART] = [0.02, 0.05];

type Numbers = readonly (number | null)[];

export interface Estimate {
  mean: number;
  /** Infinite where too little is known. */
  low: number;
  high: number;
}

/** The counts of two requests as one. */
export function added(before: LabCounts | null, more: LabCounts): LabCounts {
  if (!before) return more;
  const measures = before.measures.map((it, i): LabMeasure => {
    const next = more.measures[i]!;
    return { ...it, stock: [...it.stock, ...next.stock], changed: [...it.changed, ...next.changed] };
  });
  return { games: before.games + more.games, measures };
}

const ends = (name: string, low: number): Ends => (name === 'won' ? [low, 1] : ENDLESS);
const mean = (numbers: readonly number[]) => numbers.reduce((sum, it) => sum + it, 0) / numbers.length;

/** The mean of one game's numbers, with bounds that hold at every number of games at once. */
export function estimate(numbers: Numbers, name: string): Estimate | null {
  const known = numbers.filter((it) => it !== null);
  if (known.length < 2) return null;
  const [low, high] = anytimeInterval(known, ends(name, 0));
  return { mean: mean(known), low, high };
}

export interface Difference extends Estimate {
  games: number;
  /** Of the stock game. */
  usual: number;
  moved: boolean;
}

/** The changed game's numbers less the stock game's, seed by seed, over those for which both came to their end. */
export function difference({ name, stock, changed }: LabMeasure): Difference | null {
  const pairs = stock.flatMap((a, i) => (a === null || changed[i] == null ? [] : [[a, changed[i]] as const]));
  if (pairs.length < 2) return null;
  const apart = pairs.map(([a, b]) => b - a);
  const [low, high] = anytimeInterval(
    apart,
    ends(name, -1),
    pairs.map(([a, b]) => Math.max(Math.abs(a), Math.abs(b))),
  );
  return { games: pairs.length, mean: mean(apart), low, high, usual: mean(pairs.map(([a]) => a)), moved: apart.some((it) => it !== 0) };
}

/** A number in two figures: it is an estimate. */
function roundUp(number: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(number)) - 1);
  return Math.ceil(number / unit) * unit;
}

/** About how many more games tell whether it differs or is about the same; 0 where that is settled, null where nothing is known. */
export function gamesNeeded(it: Difference, name: string): number | null {
  const margin = name === 'won' ? CLOSE : CLOSE_PART * Math.abs(it.usual);
  if (it.low > 0 || it.high < 0 || (-margin < it.low && it.high < margin)) return 0;
  const reach = Math.max(it.mean - it.low, it.high - it.mean);
  if (!Number.isFinite(reach)) return null;
  const target = Math.max(Math.abs(it.mean), margin - Math.abs(it.mean));
  return roundUp(Math.max(1, it.games * ((reach / target) ** 2 - 1)));
}

export interface Finding {
  kind: 'same' | 'unclear' | 'more' | 'less';
  /** Of the measure it speaks of. */
  seat: number | null;
  difference: Estimate;
  /** The largest difference that is still possible. */
  reach: number;
  /** About how many more games settle it; 0 where it is settled. */
  more: number | null;
}

/** The one thing to say about measures of one kind: the clearest difference, or that there is none yet. */
export function finding(measures: LabMeasure[]): Finding | null {
  const known = measures.flatMap((it) => {
    const found = difference(it);
    return found ? [{ seat: it.seat, difference: found, more: gamesNeeded(found, it.name) }] : [];
  });
  if (!known.length) return null;
  const reach = Math.max(...known.flatMap(({ difference: it }) => [Math.abs(it.low), Math.abs(it.high)]));
  const surely = ({ low, high }: Estimate) => Math.max(low, -high);
  const best = known.reduce((a, b) => (surely(b.difference) > surely(a.difference) ? b : a));
  const clear = surely(best.difference) > 0;
  const kind = known.every((it) => !it.difference.moved) ? 'same' : !clear ? 'unclear' : best.difference.mean > 0 ? 'more' : 'less';
  const more = clear ? 0 : known.reduce<number | null>((most, it) => (most === null || it.more === null ? null : Math.max(most, it.more)), 0);
  return { kind, seat: best.seat, difference: best.difference, reach, more };
}

/** How many games to ask for next, so that playing takes about a second; waiting for a worker does not count. */
export function nextCount(count: number, seconds: number, most: number): number {
  if (seconds < 0.6) return Math.min(most, count * 2);
  return seconds > 1.5 ? Math.max(1, Math.floor(count / 2)) : count;
}
