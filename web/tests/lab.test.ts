import { describe, expect, it } from 'vitest';
import cases from '../../tests/lab/anytime_cases.json';
import { anytimeInterval } from '../src/lab/anytime';
import { added, difference, estimate, finding, nextCount } from '../src/lab/sums';
import type { LabCounts } from '../src/lib/messages';

const counts = (stock: number[], changed: number[]): LabCounts => ({ games: stock.length, measures: [{ name: 'turns', seat: null, stock, changed }] });
const many = (games: number, numbers: number[]) => Array.from({ length: games }, (_, i) => numbers[i % numbers.length]!);

describe('the lab', () => {
  it('adds requests up as if they had been one', () => {
    const one = counts([3, 5, 4, 8], [4, 5, 6, 9]);
    expect(added(added(null, counts([3, 5], [4, 5])), counts([4, 8], [6, 9]))).toEqual(one);
  });
  it('has the bounds of the commands, to the last bit', () => {
    expect(cases.length).toBeGreaterThan(9);
    for (const { values, ends, sizes, bounds } of cases) {
      const [low, high] = [ends[0] ?? -Infinity, ends[1] ?? Infinity];
      expect(anytimeInterval(values, [low, high], sizes ?? values)).toEqual([bounds[0] ?? -Infinity, bounds[1] ?? Infinity]);
    }
  });
  it('is not sure of anything after two games', () => {
    expect(estimate([1, 1], 'won')).toEqual({ mean: 1, low: expect.closeTo(0, 5) as number, high: 1 });
    expect(estimate([1], 'won')).toBeNull();
    expect(finding(counts([30, 41], [31, 42]).measures)).toMatchObject({ kind: 'unclear', more: null });
  });
  it('says what is clear, and no more, and how many more games would tell', () => {
    const told = (stock: number[], changed: number[]) => finding(counts(stock, changed).measures)!;
    expect(told(many(100, [3, 5]), many(100, [3, 5])).kind).toBe('same');
    const unclear = told(many(100, [3, 5]), many(100, [5, 3]));
    expect(unclear.kind).toBe('unclear');
    expect(unclear.more).toBeGreaterThan(100);
    expect(told(many(100, [3, 5]), many(100, [5, 7.5]))).toMatchObject({ kind: 'more', more: 0 });
    expect(told(many(100, [3, 5]), many(100, [1, 2])).kind).toBe('less');
    expect(finding(counts([1], [2]).measures)).toBeNull();
  });
  it('holds a game that did not end against nothing', () => {
    const measure = { name: 'turns', seat: null, stock: [3, null, 5, 4], changed: [4, 9, null, 6] };
    expect(difference(measure)).toMatchObject({ games: 2, mean: 1.5, usual: 3.5 });
  });
  it('asks for as many games as take about a second', () => {
    expect(nextCount(10, 0.1, 200)).toBe(20);
    expect(nextCount(150, 0.1, 200)).toBe(200);
    expect(nextCount(10, 1, 200)).toBe(10);
    expect(nextCount(1, 9, 200)).toBe(1);
  });
});
