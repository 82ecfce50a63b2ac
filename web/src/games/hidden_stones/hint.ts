/** What a hint's own move is for, out of the note that comes with it. */
import type { Action } from '../../lib/messages';

/** For each card held: how far it is, and after how many moves of the hinted turn it is scored (-1: not this turn). */
export type Note = { card: number; value: number; away: number; scores: number }[];

/** The card to be scored, or the first that the hinted turn scores, the dearest among equals; nothing where it scores none or the hint moves no stone. */
export function aim(hint: Action, note: Note | null): { card: number; away: number } | null {
  if (hint.kind === 'score') return { card: hint.parts[0]!, away: 0 };
  if (hint.kind !== 'swap' && hint.kind !== 'flip') return null;
  const meant = (note ?? []).filter((it) => it.scores > 0).sort((a, b) => a.scores - b.scores || b.value - a.value)[0];
  return meant ? { card: meant.card, away: meant.scores } : null;
}
