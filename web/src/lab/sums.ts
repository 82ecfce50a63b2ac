/** Adding up what the lab counts, and how far it can be trusted. */
import type { LabCounts, LabMeasure, LabSum } from '../lib/messages';

/** Games after which the page stops by itself. */
export const PLANNED = 2000;
/** Games at which the bounds are tightest: few, for whoever watches; it costs a twentieth of their width at 2,000. */
const TIGHTEST = 300;
const ERROR = 0.05;

export interface Estimate {
  mean: number;
  low: number;
  high: number;
}

const plus = (a: LabSum, b: LabSum): LabSum => ({ games: a.games + b.games, sum: a.sum + b.sum, squares: a.squares + b.squares });

/** The counts of two requests as one. */
export function added(before: LabCounts | null, more: LabCounts): LabCounts {
  if (!before) return more;
  const measures = before.measures.map((it, i): LabMeasure => {
    const next = more.measures[i]!;
    return { ...it, stock: plus(it.stock, next.stock), changed: plus(it.changed, next.changed), difference: plus(it.difference, next.difference) };
  });
  return { games: before.games + more.games, measures };
}

/** The mean with bounds that hold at every number of games at once: one may look all the time and stop when one likes. */
export function estimate({ games, sum, squares }: LabSum, planned = TIGHTEST): Estimate | null {
  if (games < 2) return null;
  const mean = sum / games;
  const deviation = Math.sqrt(Math.max(0, (squares - games * mean * mean) / (games - 1)));
  const sharp = (-2 * Math.log(ERROR) + Math.log(1 - 2 * Math.log(ERROR))) / planned;
  const grown = games * sharp + 1;
  const reach = deviation * Math.sqrt(((2 * grown) / (games * games * sharp)) * Math.log(Math.sqrt(grown) / ERROR));
  return { mean, low: mean - reach, high: mean + reach };
}

export interface Finding {
  kind: 'same' | 'unclear' | 'more' | 'less';
  /** Of the measure it speaks of. */
  seat: number | null;
  difference: Estimate;
  /** The largest difference that is still possible. */
  reach: number;
}

/** The one thing to say about measures of one kind: the clearest difference, or that there is none yet. */
export function finding(measures: LabMeasure[]): Finding | null {
  const known = measures.flatMap((it) => {
    const difference = estimate(it.difference);
    return difference ? [{ seat: it.seat, difference, moved: it.difference.squares > 0 }] : [];
  });
  if (!known.length) return null;
  const reach = Math.max(...known.flatMap(({ difference }) => [Math.abs(difference.low), Math.abs(difference.high)]));
  const surely = ({ low, high }: Estimate) => Math.max(low, -high);
  const best = known.reduce((a, b) => (surely(b.difference) > surely(a.difference) ? b : a));
  const kind = known.every((it) => !it.moved) ? 'same' : surely(best.difference) <= 0 ? 'unclear' : best.difference.mean > 0 ? 'more' : 'less';
  return { kind, seat: best.seat, difference: best.difference, reach };
}

/** How many games to ask for next, so that a request takes about a second. */
export function nextCount(count: number, seconds: number, most: number): number {
  if (seconds < 0.6) return Math.min(most, count * 2);
  return seconds > 1.5 ? Math.max(1, Math.floor(count / 2)) : count;
}
