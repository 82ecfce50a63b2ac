/** Where the seats of a shared device sit at the next table: each is told only its own new link, so each is asked. */
import { choices } from '../lib/choices.svelte';
import type { KnownTable } from '../lib/memory';
import type { FromServer } from '../lib/messages';
import { TableSocket } from '../lib/socket';

/** Listens behind a link until a message says what one wants to know; never, if the link opens nothing. */
function heard<T>(link: string, pick: (message: FromServer) => T | null): Promise<T> {
  return new Promise((resolve, reject) => {
    const socket = new TableSocket(`/ws${link}`, {
      language: () => choices.language,
      connection: (state) => state === 'refused' && reject(new Error(link)),
      message: (message) => {
        const found = pick(message);
        if (found === null) return;
        socket.close();
        resolve(found);
      },
    });
  });
}

export async function nextTable(known: KnownTable): Promise<KnownTable> {
  const links = await Promise.all(known.seats.map(({ link }) => heard(link, (it) => (it.type === 'rematch' ? it.link : null))));
  const tables = await Promise.all(links.map((link) => heard(link, (it) => (it.type === 'table' ? it.info : null))));
  const names: string[] = [];
  const seats = links.map((link, i) => {
    const seat = tables[i]!.seat!;
    names[seat] = known.names?.[known.seats[i]!.seat] ?? '';
    return { seat, link };
  });
  return { ...known, table: tables[0]!.table, seats: seats.sort((a, b) => a.seat - b.seat), names, at: Date.now() };
}
