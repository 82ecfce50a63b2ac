import { describe, expect, it } from 'vitest';
import type { LabCounts, LabSum } from '../src/lib/messages';
import { added, estimate, finding, nextCount } from '../src/lab/sums';

const sum = (...numbers: number[]): LabSum => ({ games: numbers.length, sum: numbers.reduce((a, b) => a + b, 0), squares: numbers.reduce((a, b) => a + b * b, 0) });
const counts = (stock: number[], changed: number[]): LabCounts => ({
  games: stock.length,
  measures: [{ name: 'turns', seat: null, stock: sum(...stock), changed: sum(...changed), difference: sum(...changed.map((it, i) => it - stock[i]!)) }],
});
const many = (games: number, numbers: number[]) => Array.from({ length: games }, (_, i) => numbers[i % numbers.length]!);

describe('the lab', () => {
  it('adds requests up as if they had been one', () => {
    const one = counts([3, 5, 4, 8], [4, 5, 6, 9]);
    expect(added(added(null, counts([3, 5], [4, 5])), counts([4, 8], [6, 9]))).toEqual(one);
  });
  it('has bounds as the commands have them, and they shrink', () => {
    // riffle.lab.interval.always(0.5, deviation, 200, 300)
    const few = estimate(sum(...many(200, [0, 1])))!;
    expect(few.mean).toBe(0.5);
    expect([few.low, few.high].map((it) => it.toFixed(4))).toEqual(['0.3918', '0.6082']);
    const more = estimate(sum(...many(2000, [0, 1])))!;
    expect(more.high - more.low).toBeLessThan((few.high - few.low) / 2);
    expect(estimate(sum(1))).toBeNull();
  });
  it('says what is clear, and no more', () => {
    const told = (stock: number[], changed: number[]) => finding(counts(stock, changed).measures)!;
    expect(told(many(50, [3, 5]), many(50, [3, 5])).kind).toBe('same');
    expect(told(many(50, [3, 5]), many(50, [5, 3])).kind).toBe('unclear');
    expect(told(many(50, [3, 5]), many(50, [5, 7.5])).kind).toBe('more');
    expect(told(many(50, [3, 5]), many(50, [1, 2])).kind).toBe('less');
    expect(finding(counts([1], [2]).measures)).toBeNull();
  });
  it('asks for as many games as take about a second', () => {
    expect(nextCount(10, 0.1, 200)).toBe(20);
    expect(nextCount(150, 0.1, 200)).toBe(200);
    expect(nextCount(10, 1, 200)).toBe(10);
    expect(nextCount(1, 9, 200)).toBe(1);
  });
});
