/** An answer given in parts is a draft until it is whole. A server that was started anew has forgotten it; the page has not. */
import type { Action, Snapshot } from '../lib/messages';

/** The parts that the seat had already given to the same question and the server no longer has, in order. */
export function forgotten(before: Snapshot, now: Snapshot): Action[] {
  if (before.question.number !== now.question.number || before.event !== now.event || !now.question.mine) return [];
  const same = now.draft.every((part, at) => part.code === before.draft[at]?.code);
  return same ? before.draft.slice(now.draft.length) : [];
}
/** Whether what was said of one question holds for the next snapshot too: where all answer at once, another's answer says nothing about ours. */
export function stands(before: Snapshot | null, now: Snapshot | null): boolean {
  return !!before && !!now && now.question.mine && before.question.number === now.question.number && before.draft.length === now.draft.length;
}
