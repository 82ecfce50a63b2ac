/** The server's HTTP side: what the front page asks for. A refusal comes back as its code, to be put into words. */
import type { GameOffer, Joined, OpenTable, Practice, Practised, RulebookText, TableMade, TableWish } from './messages';

export class Refused extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, body === undefined ? {} : {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
    });
  } catch {
    throw new Refused('unreachable');
  }
  const json: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refused((json as { code?: string } | null)?.code ?? 'failed');
  return json as T;
}

export const games = () => call<GameOffer[]>('/api/games');
export const openTables = () => call<OpenTable[]>('/api/tables');
export const makeTable = (wish: TableWish) => call<TableMade>('/api/tables', wish);
export const joinTable = (table: string) => call<Joined>(`/api/tables/${encodeURIComponent(table)}/join`, {});
export const practise = (wish: Practice) => call<Practised>('/api/practice', wish);
export const rulebook = (game: string, language: string) => call<RulebookText>(`/rulebook/${encodeURIComponent(game)}?lang=${language}`);
