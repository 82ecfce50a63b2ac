/** your games: the tables this browser knows, as the server says they stand; with a key, those of all your devices. */
import { Refused } from './api';
import { keepTables, knownTables, type KnownTable } from './memory';
import type { Looked, Profile, ProfileRow } from './messages';
import { keyOf, newPhrase } from './phrase';
import { request } from './request';
import { read, write } from './settings';
import { forgetKept, joinedDailyResults, keepDailyResults, results, untold } from './dailyResults';

const KEY = 'riffle.key';
/** As many links as the server takes at once. */
const MOST = 200;

export const profileKey = (): string | null => read(KEY) || null;
export function setProfileKey(key: string | null): void {
  write(KEY, key ?? '');
  keepTables(knownTables().map((it) => ({ ...it, kept: false })));
  forgetKept();
}

/** A request about a profile; the key travels in a header, never in an address. */
export async function ask<T>(path: string, body?: unknown, key = profileKey()): Promise<T> {
  const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  const answer = await request(path, { headers, ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }) }).catch(() => null);
  if (!answer) throw new Refused('unreachable');
  const json: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refused((json as { code?: string } | null)?.code ?? 'failed');
  return json as T;
}

export const secretOf = (link: string): string => link.split('/').at(-1)!;
export const wayTo = (table: KnownTable): string => (table.device ? `/t/${table.table}` : (table.seats[0]?.link ?? '/'));

/** Whether a seat of ours is asked there. */
export function waits({ row, seats, gone }: KnownTable): boolean {
  return !gone && row !== undefined && row.started && !row.over && seats.some(({ seat }) => row.waiting.includes(seat));
}
export const isOver = (table: KnownTable): boolean => table.row?.over ?? false;

/** Tables still in play: those that wait for us first, the most pressing before the others, then the latest. */
export function running(tables: readonly KnownTable[]): KnownTable[] {
  const rank = (it: KnownTable) => (waits(it) ? (it.row!.due ?? Infinity) : Infinity);
  return tables.filter((it) => !isOver(it) && !it.gone).sort((a, b) => Number(waits(b)) - Number(waits(a)) || (rank(a) === rank(b) ? b.at - a.at : rank(a) - rank(b)));
}
export function finished(tables: readonly KnownTable[]): KnownTable[] {
  return tables.filter(isOver).sort((a, b) => (b.row!.ended ?? b.at / 1000) - (a.row!.ended ?? a.at / 1000));
}

/** The tables with what the server said of them: one row a link that was asked for, null where the table is gone. */
export function looked(tables: readonly KnownTable[], asked: readonly string[], rows: readonly (ProfileRow | null)[]): KnownTable[] {
  const found = new Map(asked.map((table, i) => [table, rows[i] ?? null]));
  return tables.flatMap((it) => {
    if (!found.has(it.table)) return [it];
    const row = found.get(it.table);
    if (row) return [{ ...it, seats: moved(it, row), row, gone: false }];
    return isOver(it) ? [{ ...it, gone: true }] : []; // nothing is left to say of a game that never ended
  });
}
/** Where we sit now: before the start seats in front of ours may be taken away. */
function moved({ seats, device }: KnownTable, row: ProfileRow): KnownTable['seats'] {
  return seats.length === 1 && !device ? [{ ...seats[0]!, seat: row.seat }] : seats;
}
/** The tables of a key's profile joined to those this browser knows. */
export function joined(tables: readonly KnownTable[], rows: readonly ProfileRow[]): KnownTable[] {
  const all = new Map(tables.map((it) => [it.table, it]));
  for (const row of rows) {
    const known = all.get(row.table);
    const { link, ...rest } = row;
    if (known) {
      const more = link && !known.seats.some((it) => it.seat === row.seat);
      const seats = more ? [...known.seats, { seat: row.seat, link }].sort((a, b) => a.seat - b.seat) : moved(known, row);
      all.set(row.table, { ...known, seats, row: rest, gone: false, kept: true });
    } else if (link) {
      all.set(row.table, { table: row.table, game: row.game, seats: [{ seat: row.seat, link }], device: row.device, at: (row.at ?? Date.now() / 1000) * 1000, row: rest, kept: true });
    }
  }
  return [...all.values()];
}

/** Asks the server how things stand, and keeps the answer. */
export async function refresh(make = false): Promise<Profile | null> {
  const key = profileKey();
  const tables = knownTables();
  if (!key) {
    const asked = tables.filter((it) => it.seats.length && !isOver(it)).slice(0, MOST);
    if (!asked.length) return null;
    const { rows } = await ask<Looked>('/api/river/look', { links: asked.map((it) => secretOf(it.seats[0]!.link)) });
    keepTables(
      looked(
        knownTables(),
        asked.map((it) => it.table),
        rows,
      ),
    );
    return null;
  }
  const links = tables.filter((it) => !it.kept && !it.gone).flatMap((it) => it.seats.map(({ link }) => secretOf(link)));
  const river = await ask<Profile>('/api/river', { links: links.slice(0, MOST), have: tables.map((it) => it.table).slice(0, 1000), stones: untold(), make });
  keepTables(joined(knownTables(), river.rows));
  keepDailyResults(joinedDailyResults(results(), river.stones ?? {}));
  return river;
}

/** Somebody who plays rated games needs a key; one is made where there is none. */
export async function ensureKey(): Promise<string> {
  if (!profileKey()) {
    setProfileKey(keyOf(newPhrase())!);
    await refresh(true).catch((error: unknown) => {
      setProfileKey(null);
      throw error;
    });
  }
  return profileKey()!;
}

/** How many tables wait: on the tab, and on the icon where the page is installed. */
export function badge(count: number, title = 'Riffle'): void {
  document.title = count ? `(${count}) ${title}` : title;
  const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>;
  if (setAppBadge && clearAppBadge) void (count ? setAppBadge.call(navigator, count) : clearAppBadge.call(navigator)).catch(() => {});
}

/** Another table where it is our turn, the most pressing one. */
export function nextWaiting(except = ''): string | null {
  const next = running(knownTables()).find((it) => waits(it) && it.table !== except);
  return next ? wayTo(next) : null;
}
