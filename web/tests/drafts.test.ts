import { describe, expect, it } from 'vitest';
import type { Action, Snapshot } from '../src/lib/messages';
import { forgotten, stands } from '../src/table/drafts';

const part = (code: number): Action => ({ code, kind: 'lay', parts: [code] });
const at = (codes: number[], number = 4, mine = true, event = 3): Snapshot =>
  ({ event, question: { number, kind: 'program', seats: [0, 1], waiting: [0, 1], mine }, draft: codes.map(part) }) as unknown as Snapshot;

describe('a draft the server has forgotten', () => {
  it('is told again from where the server is', () => {
    expect(forgotten(at([7, 8, 9]), at([]))).toEqual([part(7), part(8), part(9)]);
    expect(forgotten(at([7, 8, 9]), at([7]))).toEqual([part(8), part(9)]);
  });
  it('is not told twice', () => {
    expect(forgotten(at([7, 8]), at([7, 8]))).toEqual([]);
  });
  it('belongs to its question alone', () => {
    expect(forgotten(at([7]), at([], 5))).toEqual([]);
    expect(forgotten(at([7]), at([], 4, false))).toEqual([]);
    expect(forgotten(at([7]), at([], 4, true, 4))).toEqual([]);
  });
  it('gives way to another draft made elsewhere', () => {
    expect(forgotten(at([7, 8]), at([9]))).toEqual([]);
  });
});

describe('a hint', () => {
  it('stands while others give their answers to the same question', () => {
    expect(stands(at([], 4, true, 3), at([], 4, true, 4))).toBe(true);
  });
  it('goes with another question, another part of the answer, or when it is not ours any more', () => {
    expect(stands(at([], 4), at([], 5))).toBe(false);
    expect(stands(at([], 4), at([7], 4))).toBe(false);
    expect(stands(at([], 4), at([], 4, false))).toBe(false);
    expect(stands(null, at([], 4))).toBe(false);
  });
});
