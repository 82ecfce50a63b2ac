import { describe, expect, it } from 'vitest';
import type { Fact, LogEntry, Player, Proposal } from '../src/lib/messages';
import { clamped, notesOf, onlyNote, proposalNote, takenOver } from '../src/table/notes';

const fact = (event: number): Fact => ({ event, kind: 'moved', parts: {}, seat: 0 });
const entry = (number: number, more: Partial<LogEntry>): LogEntry => ({ number, seat: 0, kind: 'answer', answer: [], by: '', about: -1, ...more });
const asked: Proposal = { what: 'undo', by: 1, seat: 1, agreed: [1] };

describe('the log of the table', () => {
  it('stands before the facts that a clock or a leaver brought', () => {
    const log = [fact(0), fact(3), fact(3), fact(4)];
    expect(notesOf([entry(3, { by: 'clock' }), entry(4, { by: 'bot' }), entry(9, { kind: 'forfeit', seat: 2 })], log)).toEqual([
      { at: 1, kind: 'clock', seat: 0 },
      { at: 4, kind: 'forfeit', seat: 2 },
    ]);
  });
  it('tells of a seat that had no choice, unless the clock answered for it', () => {
    const question = { number: 4, kind: 'turn', seats: [1], waiting: [1], mine: false };
    expect(onlyNote({ ...question, only: true }, [entry(4, { seat: 1 })], 7)).toEqual([{ at: 7, kind: 'only', seat: 1 }]);
    expect(onlyNote({ ...question, only: true }, [entry(4, { seat: 1, by: 'clock' })], 7)).toEqual([]);
    expect(onlyNote({ ...question, only: true }, [entry(4, { kind: 'forfeit', seat: 1 })], 7)).toEqual([]);
    expect(onlyNote(question, [entry(4, { seat: 1 })], 7)).toEqual([]);
  });
  it('tells when taking back is asked and refused, not when the game went on', () => {
    expect(proposalNote(null, asked, 5, false)).toEqual({ at: 5, kind: 'undo-asked', seat: 1, other: 1 });
    expect(proposalNote(asked, null, 5, false)).toEqual({ at: 5, kind: 'undo-refused', seat: 1 });
    expect(proposalNote(asked, null, 5, true)).toBeNull();
    expect(proposalNote(asked, { ...asked, agreed: [0, 1] }, 5, false)).toBeNull();
  });
  it('keeps what was said of moves that were taken back', () => {
    expect(
      clamped(
        [
          { at: 9, kind: 'undo', seat: 0 },
          { at: 2, kind: 'clock', seat: 0 },
        ],
        4,
      ).map((it) => it.at),
    ).toEqual([4, 2]);
  });
  it('tells when a bot sits down for somebody', () => {
    const seat = (kind: Player['kind']): Player => ({ seat: 1, name: '', kind, here: true, score: null });
    expect(takenOver([seat('person')], [seat('bot')], 3)).toEqual([{ at: 3, kind: 'bot-takes', seat: 1 }]);
    expect(takenOver([seat('bot')], [seat('bot')], 3)).toEqual([]);
  });
});
