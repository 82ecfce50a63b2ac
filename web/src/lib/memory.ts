/** The tables this browser sits at: seat links are secret, so they are kept here and nowhere else. */
import { read, write } from './settings';

/** `names` and `secrets` are for a device passed round: who is called to it, and whether a curtain is needed. */
export interface KnownTable { table: string; game: string; seats: { seat: number; link: string }[]; device: boolean; at: number; names?: string[]; secrets?: boolean }

const KEY = 'riffle.tables';
const MOST = 24;

/** Tables out of stored text, newest first; damaged entries are left out. */
export function readTables(stored: string | null): KnownTable[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(parsed)) return [];
    return parsed.filter((it): it is KnownTable => typeof it?.table === 'string' && typeof it?.game === 'string' && Array.isArray(it?.seats));
  } catch {
    return [];
  }
}

/** The list with this table in front, seats of an older entry kept. */
export function remembered(tables: KnownTable[], added: KnownTable): KnownTable[] {
  const before = tables.find((it) => it.table === added.table);
  const kept = before?.seats.filter((seat) => !added.seats.some((other) => other.seat === seat.seat)) ?? [];
  const merged = { ...before, ...added, device: added.device || (before?.device ?? false), seats: [...kept, ...added.seats].sort((a, b) => a.seat - b.seat) };
  return [merged, ...tables.filter((it) => it.table !== added.table)].slice(0, MOST);
}

export function knownTables(): KnownTable[] {
  return readTables(read(KEY));
}

export function remember(table: KnownTable): void {
  write(KEY, JSON.stringify(remembered(knownTables(), table)));
}

export function forget(table: string): void {
  write(KEY, JSON.stringify(knownTables().filter((it) => it.table !== table)));
}
