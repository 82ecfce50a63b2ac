/** Requests as over HTTP: to the server; without one to files of the page where the answer never changes, else to the worker with the tables. */
import { alone, file } from './place';
import { tables } from './tables';

/** What the export has written down: offers, words and data of the games, puzzles. */
const WRITTEN = /^\/(api\/games$|api\/room($|\/)|api\/variants$|components\/|answers\/|rulebook\/)/;

/** The file that holds the answer to a request, if one does. */
export function written(path: string): string | null {
  if (!WRITTEN.test(path)) return null;
  return `said${path.replace('?lang=', '/')}.json`;
}

/** Who asks, among all behind one address: made up anew for each visit, so that everybody gets a turn. */
const VISITOR = Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');

export function request(path: string, how: RequestInit = {}): Promise<Response> {
  if (!alone) return fetch(path, { ...how, headers: { ...how.headers, 'riffle-visitor': VISITOR } });
  const known = how.method === 'POST' ? null : written(path);
  return known ? fetch(file(known)) : tables().ask(path, how);
}
