/** Bounds of means that hold at every number of games at once: the sums of `riffle.lab.anytime`, in the same order.

`tests/lab/anytime_cases.json` holds both to the last bit; what each constant is for is told there. */

const ERROR = 0.05;
const STAKES = [0.25, 0.09];
const BOLDEST = 0.6;
const [LEAST, MOST] = [0.2, 4];
const LEARNT = 8;
const PRIOR = 0.1;
const STEPS = 30;
const BLOCK = 64;
const HIGHEST = 100;

/** The ends of the numbers; infinite where they have none. */
export type Ends = readonly [low: number, high: number];
export const ENDLESS: Ends = [-Infinity, Infinity];

const span = (high: number, low: number, size: number) => (high > low ? high - low : size);

/** The money on each game as a part of what there is, for both bets, out of the games before it alone. */
function stakesOf(values: readonly number[], sizes: readonly number[], [low, high]: Ends): number[][] {
  const ended = Number.isFinite(low);
  let [total, squares, most, least, size] = [0, 0, -Infinity, Infinity, 0];
  return values.map((value, seen) => {
    const range = ended ? high - low : seen >= LEARNT ? span(most, least, size) : 0;
    const apart = Math.max(0, squares - (total * total) / Math.max(1, seen));
    const deviation = Math.sqrt((PRIOR * range * range + apart) / (seen + 1));
    const cap = ended ? Infinity : BOLDEST / range;
    [total, squares, most, least] = [total + value, squares + value * value, Math.max(most, value), Math.min(least, value)];
    size = Math.max(size, Math.abs(sizes[seen]!));
    return STAKES.map((stake) => (range > 0 ? Math.min(stake / deviation, cap) : 0));
  });
}

/** A positive number as one near 1 and a power of two. */
function apart(number: number): [number, number] {
  let [near, power] = [number, 0];
  if (near === 0) return [0, 0];
  while (near >= 1) [near, power] = [near / 2, power + 1];
  while (near < 0.5) [near, power] = [near * 2, power - 1];
  return [near, power];
}

function doubled(number: number, times: number): number {
  let found = number;
  for (let i = 0; i < Math.abs(times); i++) found = times > 0 ? found * 2 : found / 2;
  return found;
}

/** What a unit has become that was bet on the mean lying above `mean` (side 1) or below. */
function money(values: readonly number[], stakes: readonly number[][], [low, high]: Ends, mean: number, side: number): number {
  const ended = Number.isFinite(low);
  const room = ended ? BOLDEST / (side > 0 ? mean - low : high - mean) : Infinity;
  const least = ended ? 0 : LEAST;
  let sum = 0;
  for (let bet = 0; bet < STAKES.length; bet++) {
    let [found, powers] = [1, 0];
    for (let start = 0; start < values.length; start += BLOCK) {
      let product = 1;
      for (let i = start; i < Math.min(start + BLOCK, values.length); i++) {
        const gain = Math.min(stakes[i]![bet]!, room) * (side * (values[i]! - mean));
        product *= Math.min(MOST, Math.max(least, 1 + gain));
      }
      const [near, more] = apart(found * product);
      [found, powers] = [near, powers + more];
    }
    sum += doubled(found, Math.min(HIGHEST, Math.max(-HIGHEST, powers)));
  }
  return sum / STAKES.length;
}

function bound(values: readonly number[], sizes: readonly number[], stakes: readonly number[][], ends: Ends, side: number): number {
  const ended = Number.isFinite(ends[0]);
  const [top, bottom] = values.length ? [Math.max(...values), Math.min(...values)] : [0, 0];
  const far =
    4 *
    span(
      top,
      bottom,
      sizes.reduce((most, size) => Math.max(most, Math.abs(size)), 0),
    );
  let [inner, outer] = side > 0 ? [top, bottom - far] : [bottom, top + far];
  if (ended) outer = side > 0 ? ends[0] : ends[1];
  const wanted = 2 / ERROR;
  if (!ended && money(values, stakes, ends, outer, side) < wanted) return -side * Infinity;
  for (let step = 0; step < STEPS; step++) {
    const middle = (outer + inner) / 2;
    if (money(values, stakes, ends, middle, side) >= wanted) outer = middle;
    else inner = middle;
  }
  return outer;
}

/** The bounds of a mean. `sizes` says what the numbers are of the order of while they are all equal: of differences, what they are differences of. */
export function anytimeInterval(values: readonly number[], ends: Ends = ENDLESS, sizes = values): [number, number] {
  const stakes = stakesOf(values, sizes, ends);
  return [bound(values, sizes, stakes, ends, 1), bound(values, sizes, stakes, ends, -1)];
}
