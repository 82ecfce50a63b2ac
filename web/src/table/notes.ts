/** What happened at the table beside the game, out of the server's messages: for the log. */
import type { Fact, LogEntry, Player, Proposal, Question } from '../lib/messages';
import type { Note } from './model';

/** Answers that were not given by the seat's own hand, and events that are no answers. */
const kindOf = ({ kind, by }: Pick<LogEntry, 'kind' | 'by'>): string | null => (kind === 'undo' || kind === 'forfeit' || kind === 'agreed' ? kind : by === 'clock' || by === 'fallback' ? by : null);

/** The notes of some events, beside the facts they brought; `log` is the whole log with them. */
export function notesOf(events: readonly LogEntry[], log: readonly Fact[]): Note[] {
  return events.flatMap((event) => {
    const kind = kindOf(event);
    if (kind === null || event.seat === null) return [];
    const first = log.findIndex((fact) => fact.event >= event.number);
    return [{ at: first < 0 ? log.length : first, kind, seat: event.seat }];
  });
}

/** Whoever has no time left has not simply given up. */
export const flagged = (notes: Note[], banks: readonly (number | null)[] | null | undefined): Note[] =>
  notes.map((note) => (note.kind === 'forfeit' && banks?.[note.seat] === 0 ? { ...note, kind: 'flag' } : note));

/** A seat that was asked and had no choice, and has answered by itself. */
export function onlyNote({ only, waiting }: Question, events: readonly Pick<LogEntry, 'seat' | 'kind' | 'by'>[], at: number): Note[] {
  const [seat] = waiting;
  const given = events.some((it) => it.seat === seat && it.kind === 'answer' && kindOf(it) === null);
  return only && given ? [{ at, kind: 'only', seat: seat! }] : [];
}

/** What a change of the open proposal tells; `played`: something happened between, so that it lapsed or was carried out. */
export function proposalNote(before: Proposal | null, now: Proposal | null, at: number, played: boolean): Note | null {
  if (now && !before) return { at, kind: `${now.what}-asked`, seat: now.by, other: now.seat };
  return before?.what === 'undo' && !now && !played ? { at, kind: 'undo-refused', seat: before.by } : null;
}
/** Seats that a bot plays on for: whoever left is not coming back. */
export function takenOver(before: readonly Player[], now: readonly Player[], at: number): Note[] {
  return now.filter((it) => it.kind === 'bot' && before.find((old) => old.seat === it.seat)?.kind === 'person').map(({ seat }) => ({ at, kind: 'bot-takes', seat }));
}

/** Notes beside a log that has become shorter: those of what was taken back stand at its end. */
export const clamped = (notes: readonly Note[], length: number): Note[] => notes.map((note) => (note.at > length ? { ...note, at: length } : note));
