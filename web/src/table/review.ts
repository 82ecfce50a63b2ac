/** A finished game as the game's bot sees it: fetched by its record, drawn as a plot, found again in the replay. */
import { Refused } from '../lib/api';
import type { Judged, ReviewData } from '../lib/messages';

export async function recordOf(table: string): Promise<string> {
  const answer = await fetch(`/api/tables/${encodeURIComponent(table)}/record`).catch(() => null);
  if (!answer) throw new Refused('unreachable');
  if (!answer.ok) throw new Refused('no_record');
  return answer.text();
}

export async function reviewOf(record: string): Promise<ReviewData> {
  const answer = await fetch('/api/review', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: record }).catch(() => null);
  if (!answer) throw new Refused('unreachable');
  if (!answer.ok) throw new Refused(((await answer.json().catch(() => null)) as { code?: string } | null)?.code ?? 'failed');
  return (await answer.json()) as ReviewData;
}

/** Where a position stands along the plot, from 0 to 1. */
export const along = (at: number, last: number): number => (last > 0 ? at / last : 0);

/** The line of the first seat's chances through a box, and the area between it and the middle. */
export function chanceLine(judged: readonly Judged[], wide: number, high: number): { line: string; area: string } {
  const last = judged.length - 1;
  const points = judged.map(({ chances }, i) => `${(along(i, last) * wide).toFixed(1)} ${((1 - (chances[0] ?? 0.5)) * high).toFixed(1)}`);
  const line = `M${points.join('L')}`;
  return { line, area: `M0 ${high / 2}L${points.join('L')}L${wide} ${high / 2}Z` };
}

/** The position that is being looked at when event number `event` was the last to happen. */
export function positionAt(judged: readonly Judged[], event: number): number {
  const found = judged.findIndex((it) => it.event > event);
  return found < 0 ? judged.length - 1 : found;
}
