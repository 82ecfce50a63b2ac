/** The stone of the day without a server: the calendar, the judge, the streak, and what is shared. */
import { beforeEach, describe, expect, it } from 'vitest';
import { dateOf, dayOf } from '../src/daily/calendar';
import { chapterOf, pebblesOf, scoreOf } from '../src/daily/judging';
import { dailyKey, joinedDailyResults, note, resultOf, streak, untold } from '../src/lib/dailyResults';
import { lineOf } from '../src/daily/share';
import { written } from '../src/games/stones_and_rivers/written';
import type { Challenge, Snapshot } from '../src/lib/messages';

const key = { kind: 'move', parts: [84, 68], extra: [] };
const second = { kind: 'move', parts: [68, 52], extra: [] };
const win: Challenge = {
  game: 'stones_and_rivers', day: 10, kind: 'win', position: '', options: {}, seats: 2, seat: 1, seed: 0, replies: [], answers: 2, way: [key, second],
  choices: [[{ answer: key, worth: 1 }], [{ answer: second, worth: 1 }]], best: 1, marks: [1, 1, 1], bots: {}, difficulty: 2, measured: { turns: 2 },
}; // prettier-ignore
const now = (over: number[] | null, view = {}): Snapshot => ({ over: over && { winners: over, ending: '', scores: [], lead: [] }, view }) as unknown as Snapshot;

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, { localStorage: { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => kept.set(name, text) } });
});

describe('the stone of the day', () => {
  it('is numbered by the calendar on the wall', () => {
    expect(dayOf(new Date(2026, 10, 1, 23, 59))).toBe(1);
    expect(dateOf(17).toISOString()).toBe('2026-11-17T00:00:00.000Z');
  });
  it('is missed by a turn that lets the win slip, and met by the win', () => {
    const chapter = chapterOf(win);
    expect(chapter.lost!([key])).toBe(false);
    expect(chapter.lost!([second])).toBe(true);
    expect(chapter.met([], now([1]), [key, second])).toBe(true);
    expect(chapter.met([], now([0]), [key, second])).toBe(false);
  });
  it('counts tries where one way is right, and the score elsewhere', () => {
    expect([1, 2, 3, 9].map((tries) => pebblesOf(win, 1, tries, false))).toEqual([3, 2, 1, 1]);
    expect(pebblesOf(win, 1, 1, true)).toBe(1);
    expect(pebblesOf({ ...win, kind: 'solo', marks: [8, 14, 16] }, 15, 1, false)).toBe(2);
  });
  it('judges a throw by its chance, not by its luck', () => {
    const stone = { ...win, kind: 'throw', choices: [[{ answer: key, worth: 667 }]] };
    expect(scoreOf(stone, [], now(null), [key])).toBe(667);
    expect(scoreOf(stone, [], now(null), [])).toBeNull();
  });
  it('keeps the best result and counts days in a row', () => {
    for (const day of [3, 4, 5]) note(dailyKey('stoleme', day), { score: 1, pebbles: 2, tries: 1 }, day);
    note(dailyKey('stoleme', 5), { score: 1, pebbles: 1, tries: 2 }, 9);
    expect(resultOf(dailyKey('stoleme', 5))).toEqual({ score: 1, pebbles: 2, tries: 2, on: 5 });
    expect([streak(5), streak(6), streak(7)]).toEqual([3, 3, 0]);
    note(dailyKey('stoleme', 6), { score: 1, pebbles: 3, tries: 1 }, 7); // out of the archive
    expect([streak(6), streak(7)]).toEqual([3, 0]);
  });
  it('is joined to what the river of a key has, and told to it once', () => {
    const here = { '3/stoleme': { score: 1, pebbles: 1, tries: 4, on: 3 }, '4/stoleme': { score: 2, pebbles: 2, tries: 1, on: 6, kept: true } };
    expect(untold(here)).toEqual({ '3/stoleme': { score: 1, pebbles: 1, tries: 4, on: 3 } });
    const whole = joinedDailyResults(here, {
      '3/stoleme': { score: 1, pebbles: 3, tries: 1, on: 5 },
      '4/stoleme': { score: 1, pebbles: 2, tries: 2, on: 4 },
      'room/stoleme/1': { score: 1, pebbles: 3, tries: 1, on: 0 },
    });
    expect(whole['3/stoleme']).toEqual({ score: 1, pebbles: 3, tries: 4, on: 3, kept: true });
    expect(whole['4/stoleme']).toEqual({ score: 2, pebbles: 2, tries: 2, on: 4, kept: true });
    expect(untold(whole)).toEqual({});
    expect(streak(4, whole)).toBe(2);
  });
  it('is shared without the way', () => {
    const line = lineOf({ title: 'Stone of the day', game: 'Stolemë', day: 5, date: '', reached: { score: 1, pebbles: 2, tries: 1 }, words: '60 %', link: 'https://x/daily/stoleme/5' });
    expect(line).toBe('Stone of the day 5 · Stolemë ●●○ 60 %\nhttps://x/daily/stoleme/5');
  });
});

describe('the analysis board', () => {
  it('writes a position as the game does', () => {
    const cells = Array<number>(16 * 16).fill(0);
    cells[0] = 1;
    cells[16 * 3 + 12] = 7;
    expect(written(cells, 1)).toBe('s12/13/13/12V/13/13/13/13/13/13/13/13/13/13 square');
  });
});
