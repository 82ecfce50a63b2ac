/** The server's HTTP side: what the front page asks for. A refusal comes back as its code, to be put into words. */
import type {
  Answers,
  Challenge,
  GameOffer,
  GameShared,
  Joined,
  LabBench,
  LabCounts,
  LabReport,
  LabVariant,
  LabRequest,
  LiveGame,
  NewTable,
  OpenTable,
  PlayOn,
  Practice,
  Practised,
  PuzzleShelf,
  Reach,
  RulePicture,
  RulebookText,
  TableMade,
  VariantMade,
  VariantOffer,
} from './messages';
import { request } from './request';

/** `sentence` is English and for whoever made what was refused: it names the file and the line of a variant. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly sentence = '',
  ) {
    super(code);
  }
}

/** `key` is the secret of a link or of a profile, where the request is about that. */
async function call<T>(path: string, body?: unknown, key?: string | null, seen?: (answer: Response) => void): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) };
  return asked<T>(path, body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) }, seen);
}

async function asked<T>(path: string, how: RequestInit, seen?: (answer: Response) => void): Promise<T> {
  let answer: Response;
  try {
    answer = await request(path, how);
  } catch {
    throw new Refused('unreachable');
  }
  seen?.(answer);
  const json: unknown = await answer.json().catch(() => null);
  const problem = json as { code?: string; sentence?: string } | null;
  if (!answer.ok) throw new Refused(problem?.code ?? 'failed', problem?.sentence);
  return json as T;
}

export const games = () => call<GameOffer[]>('/api/games');
export const openTables = () => call<OpenTable[]>('/api/tables');
/** A rated table is made for the profile of a key. */
export const makeTable = (request: NewTable, key?: string | null) => call<TableMade>('/api/tables', request, key);
export const joinTable = (table: string) => call<Joined>(`/api/tables/${encodeURIComponent(table)}/join`, {});
export const uploadVariant = (file: Blob) => asked<VariantMade>('/api/variants', { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body: file });
export const labBench = (game: string) => call<LabBench>(`/api/lab/${encodeURIComponent(game)}`);
/** Games of the lab, and the seconds they were played in: waiting for one's turn does not count. */
export async function labGames(wanted: LabRequest): Promise<[LabCounts, number]> {
  let seconds = 0;
  const counts = await call<LabCounts>('/api/lab', wanted, null, (answer) => (seconds = played(answer.headers?.get('server-timing') ?? '')));
  return [counts, seconds];
}
/** Seconds out of a header like `play;dur=1500`. */
const played = (timing: string) => Number(/play;dur=(\d+)/.exec(timing)?.[1] ?? 0) / 1000;
export const labReport = (request: LabRequest) => call<LabReport>('/api/lab/report', request);
export const labVariant = (request: LabVariant) => call<VariantMade>('/api/lab/variant', request);
export const offeredVariants = () => call<VariantOffer[]>('/api/variants');
const withKey = (key: string | null): RequestInit => (key ? { headers: { authorization: `Bearer ${key}` } } : {});
export const variantOffer = (variant: string, key: string | null) => asked<VariantOffer>(`/api/variants/${encodeURIComponent(variant)}`, withKey(key));
/** Records and opinions, for the maker alone. */
export async function variantResults(variant: string, key: string): Promise<Blob> {
  const answer = await request(`/api/variants/${encodeURIComponent(variant)}/results`, withKey(key)).catch(() => null);
  if (!answer?.ok) throw new Refused(answer ? 'failed' : 'unreachable');
  return answer.blob();
}
export const beginAnew = (secret: string) => call<Joined>('/api/again', {}, secret);
export const shareGame = (secret: string, name: boolean) => call<GameShared>('/api/share', { name }, secret);
export const playOn = (request: PlayOn) => call<TableMade>('/api/play-on', request);
export const liveGames = () => call<LiveGame[]>('/api/live');
export const components = (game: string) => call<unknown>(`/components/${encodeURIComponent(game)}`);
export const reportSeat = (table: string, seat: number, line: number | null) => call<null>(`/api/tables/${encodeURIComponent(table)}/report`, { seat, line });
export const network = () => call<Reach>('/api/network');
export const openNetwork = () => call<Reach>('/api/network', {});
export const practise = (request: Practice) => call<Practised>('/api/practice', request);
export const answers = (game: string) => call<Record<string, Answers>>(`/answers/${encodeURIComponent(game)}`);
export const challenge = (game: string, day: number) => call<Challenge>(`/api/daily/${encodeURIComponent(game)}/${day}`);
export const puzzle = (game: string, number: number) => call<Challenge>(`/api/room/${encodeURIComponent(game)}/${number}`);
export const puzzles = () => call<PuzzleShelf[]>('/api/room');
export const rulePictures = (game: string) => call<RulePicture[]>(`/rulebook/${encodeURIComponent(game)}/pictures`);
export const rulebook = (game: string, language: string) => call<RulebookText>(`/rulebook/${encodeURIComponent(game)}?lang=${language}`);
