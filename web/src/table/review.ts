/** A finished game as the coach sees it: fetched by its record, drawn as a plot, found again in the replay. */
import { Refused } from '../lib/api';
import type { Judged, Moment, Reason, ReviewData } from '../lib/messages';
import { request } from '../lib/request';
import { t } from '../lib/words.svelte';
import type { Names } from './names';

export async function recordOf(table: string): Promise<string> {
  const answer = await request(`/api/tables/${encodeURIComponent(table)}/record`).catch(() => null);
  if (!answer) throw new Refused('unreachable');
  if (!answer.ok) throw new Refused('no_record');
  return answer.text();
}

/** A record's own short name. */
function nameOf(record: string): string {
  let [one, other] = [5381, 52711];
  for (let i = 0; i < record.length; i++) {
    const letter = record.charCodeAt(i);
    one = Math.imul(one, 33) ^ letter;
    other = Math.imul(other, 31) + letter;
  }
  return `riffle.review.${(one >>> 0).toString(36)}${(other >>> 0).toString(36)}`;
}

/** The review of a game, `tell` given what is known so far. What was answered once stays the answer for this visit. */
export async function reviewOf(record: string, tell: (found: ReviewData) => void = () => {}): Promise<ReviewData> {
  const key = nameOf(record);
  try {
    const kept = sessionStorage.getItem(key);
    if (kept) return JSON.parse(kept) as ReviewData;
  } catch {
    sessionStorage.removeItem(key);
  }
  const found = await madeReview(record, tell);
  try {
    sessionStorage.setItem(key, JSON.stringify(found));
  } catch {
    return found; // no room: then it is asked for again
  }
  return found;
}

async function madeReview(record: string, tell: (found: ReviewData) => void): Promise<ReviewData> {
  let found = await asked('/api/review?wait=1', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: record });
  while (found.done < 1) {
    tell(found);
    found = await asked(`/api/review/${found.key}?wait=2`);
  }
  return found;
}
async function asked(path: string, how?: RequestInit): Promise<ReviewData> {
  const answer = await request(path, how).catch(() => null);
  if (!answer) throw new Refused('unreachable');
  if (!answer.ok) throw new Refused(((await answer.json().catch(() => null)) as { code?: string } | null)?.code ?? 'failed');
  return (await answer.json()) as ReviewData;
}

/** Values of a sentence that are seats: said by the name shown at the table. */
const SEATS = new Set(['who', 'rival', 'next', 'third']);
type Value = Reason['values'][string];

/** Something the coach says, in words: a sentence, or a name that stands inside of one. */
export function said({ key, values }: Reason, nameOf: Names): string {
  const args = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, filled(name, value, nameOf)]));
  return t(key.startsWith('name-') ? key : `coach-${key}`, args);
}
function filled(name: string, value: Value, nameOf: Names): string | number {
  if (Array.isArray(value)) return listed(value.map((it) => said(it, nameOf)));
  if (typeof value === 'object') return said(value, nameOf);
  return typeof value === 'number' && SEATS.has(name) ? nameOf(value) : value;
}
const listed = (all: string[]): string => (all.length < 2 ? all.join('') : t('coach-and', { a: all.slice(0, -1).join(', '), b: all.at(-1)! }));

/** Answers in words, one after the other. */
export const spoken = (answers: readonly Reason[], nameOf: Names): string => answers.map((it) => said(it, nameOf)).join(' · ');
/** A cost as one says it. */
export const weightOf = (cost: number): string => (cost < 0.15 ? 'little' : cost < 0.35 ? 'clearly' : 'most');

/** What is told first: one's own moments; to whoever watched the dearest of all. */
export const first = (review: ReviewData, me: number | null): number[] => review.moments.map((_, i) => i).filter((i) => (me === null ? i < 3 : review.moments[i]!.seat === me));

/** Chances as people write them: whole percent, with a sign where it is a change. */
export const percent = (share: number): number => Math.round(share * 100);

const numberOf = (line: string): number => Number.parseInt(line, 10);

/** The record up to an event, as the server reads it: to try something there. */
export function cutBefore(record: string, { event, before }: Pick<Moment, 'event' | 'before'>): string {
  const lines = record.trimEnd().split('\n').slice(0, -1);
  const header = lines.indexOf('') + 1;
  const kept = lines.filter((line, i) => i < header || numberOf(line) < event);
  return `${[...kept, `pause ${before}`].join('\n')}\n`;
}
/** The record with the better line in place of what was played. */
export function withLine(record: string, moment: Pick<Moment, 'event' | 'before' | 'line' | 'after'>): string {
  const lines = cutBefore(record, moment).trimEnd().split('\n').slice(0, -1);
  return `${[...lines, ...moment.line, moment.after].join('\n')}\n`;
}

/** Where a position stands along the plot, from 0 to 1. */
export const along = (at: number, last: number): number => (last > 0 ? at / last : 0);

/** A line a seat through a box: certain victory at the top. */
export function chanceLines(judged: readonly Judged[], wide: number, high: number): string[] {
  const last = judged.length - 1;
  const seats = judged[0]?.chances.length ?? 0;
  const point = (i: number, seat: number) => `${(along(i, last) * wide).toFixed(1)} ${((1 - (judged[i]!.chances[seat] ?? 0.5)) * high).toFixed(1)}`;
  return Array.from({ length: seats }, (_, seat) => `M${judged.map((_, i) => point(i, seat)).join('L')}`);
}

/** The position that is being looked at when event number `event` was the last to happen. */
export function positionAt(judged: readonly Judged[], event: number): number {
  const found = judged.findIndex((it) => it.event > event);
  return found < 0 ? judged.length - 1 : found;
}
