/** Fetches the trajectory of an event for whoever holds a link to the table; null where there is none to be had. */
import { knownTables } from '../../lib/memory';
import { inflate, unpack, type Trajectory } from './trajectory';

/** The table and the secret behind the page's address, as this browser remembers them. */
function link(path: string): { table: string; secret: string } | null {
  for (const known of knownTables()) {
    const mine = known.seats.find((it) => it.link === path) ?? (path === `/t/${known.table}` ? known.seats[0] : undefined);
    if (mine) return { table: known.table, secret: mine.link.split('/').at(-1)! };
  }
  return null;
}

export async function trajectoryOf(event: number): Promise<Trajectory | null> {
  const found = link(location.pathname);
  if (!found) return null;
  try {
    const answer = await fetch(`/api/tables/${encodeURIComponent(found.table)}/events/${event}/payload`, { headers: { authorization: `Bearer ${found.secret}` } });
    const body = answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
    return body?.length ? unpack(await inflate(body)) : null;
  } catch {
    return null; // the stored poses are shown all the same
  }
}
