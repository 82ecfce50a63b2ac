/** Requests as over HTTP: to the server; without one to files of the page where the answer never changes, else to the worker with the tables. */
import { alone, file } from './place';
import { tables } from './tables';

/** What the export has written down: offers, words and data of the games, puzzles. */
const WRITTEN = /^\/(api\/games$|api\/room($|\/)|components\/|answers\/|rulebook\/)/;

/** The file that holds the answer to a request, if one does. */
export function written(path: string): string | null {
  if (!WRITTEN.test(path)) return null;
  return `said${path.replace('?lang=', '/')}.json`;
}

export function request(path: string, how: RequestInit = {}): Promise<Response> {
  if (!alone) return fetch(path, how);
  const known = how.method === 'POST' ? null : written(path);
  return known ? fetch(file(known)) : tables().ask(path, how);
}
