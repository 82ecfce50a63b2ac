/** The tables this browser sits at: seat links are secret, so they are kept here and nowhere else. */
import type { Player, ProfileRow } from './messages';
import { read, write } from './settings';

/** `names` and `secrets` are for a device passed round: who is called to it, and whether a curtain is needed.
 *  `row` is what the server last said of it, `gone` that it has it no more, `kept` that the profile of the key has it,
 *  `called` that we are called when it is our turn there. */
export interface KnownTable {
  table: string;
  game: string;
  seats: { seat: number; link: string }[];
  device: boolean;
  at: number;
  names?: string[];
  secrets?: boolean;
  row?: ProfileRow;
  gone?: boolean;
  kept?: boolean;
  called?: boolean;
}

const KEY = 'riffle.tables';
const MOST = 500;

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
  keepTables(remembered(knownTables(), table));
}
export function keepTables(tables: KnownTable[]): void {
  write(KEY, JSON.stringify(tables.slice(0, MOST)));
}

/** Who sat at a table, for its replay: the record itself names nobody. `seat` is where one sat, null for a watcher. */
export interface Sitting {
  table: string;
  seat: number | null;
  players: Pick<Player, 'seat' | 'name' | 'kind' | 'level'>[];
}
const SITTINGS = 'riffle.sittings';

export function readSittings(stored: string | null): Sitting[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(parsed) ? parsed.filter((it): it is Sitting => typeof it?.table === 'string' && Array.isArray(it?.players)) : [];
  } catch {
    return [];
  }
}
export function keepSitting({ table, seat, players }: Sitting): void {
  const kept = { table, seat, players: players.map((it) => ({ seat: it.seat, name: it.name, kind: it.kind, level: it.level })) };
  write(SITTINGS, JSON.stringify([kept, ...readSittings(read(SITTINGS)).filter((it) => it.table !== table)].slice(0, MOST)));
}
export function sittingOf(table: string): Sitting | null {
  return readSittings(read(SITTINGS)).find((it) => it.table === table) ?? sittingIn(knownTables().find((it) => it.table === table)?.row);
}
/** A table that was played on another device: the profile knows who sat there. */
function sittingIn(row: ProfileRow | undefined): Sitting | null {
  return row ? { table: row.table, seat: row.seat, players: row.players.map((it, seat) => ({ seat, name: it.name, kind: it.kind, level: it.level })) } : null;
}

/** How finished games ended, and who sat there, is forgotten here; tables in play stay. */
export function forgetFinished(): void {
  keepTables(knownTables().filter((it) => !it.row?.over));
  write(SITTINGS, '[]');
}
export function forget(table: string): void {
  keepTables(knownTables().filter((it) => it.table !== table));
}
