/** Seats one would rather not read: kept in this browser for this table, nobody else is told. */
import { read, write } from '../lib/settings';

const KEY = 'riffle.muted';
const MOST = 60;
let muted: string[] = $state.raw(parsed(read(KEY)));

function parsed(text: string | null): string[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter((it) => typeof it === 'string') : [];
  } catch {
    return [];
  }
}
const name = (table: string, seat: number) => `${table} ${seat}`;

export function isMuted(table: string, seat: number | null): boolean {
  return seat !== null && muted.includes(name(table, seat));
}
export function mute(table: string, seat: number, on: boolean): void {
  const others = muted.filter((it) => it !== name(table, seat));
  muted = on ? [name(table, seat), ...others].slice(0, MOST) : others;
  write(KEY, JSON.stringify(muted));
}
