/** A line to a table that comes back by itself and resumes from the last event number it has seen. */
import { openLine, type Line } from './line';
import type { FromClient, FromServer, Hello } from './messages';

export type Connection = 'opening' | 'live' | 'lost' | 'refused' | 'outdated' | 'damaged';

/** A message to send without its `id`; the socket numbers it. */
type Unnumbered<M> = M extends unknown ? Omit<M, 'id'> : never;
export type Outgoing = Unnumbered<Exclude<FromClient, Hello>>;

/** Close codes with which there is no use in knocking again: a link that opens nothing, a seat that was taken away, a game under other rules. */
const SHUT: Record<number, Connection> = { 4404: 'refused', 4410: 'refused', 4409: 'outdated', 4500: 'damaged' };
/** The words for a table that there is no coming back to: none while there is. */
export const WHY_SHUT: Partial<Record<Connection, string>> = { refused: 'gone', outdated: 'other-rules', damaged: 'damaged' };

/** Milliseconds before attempt `n` (from 0): quick at first, at most ten seconds, spread by `luck` in 0..1. */
export function patience(attempt: number, luck: number): number {
  const most = Math.min(10_000, 400 * 2 ** attempt);
  return Math.round(most * (0.6 + 0.4 * luck));
}

/** How far one has seen: the last event and the last chat line, null before the first message. */
export interface Seen {
  event: number | null;
  chat: number | null;
}

/** What one has seen after a message; before the first event there is nothing to resume from. */
export function seenAfter(message: FromServer, before: Seen): Seen {
  const event = (number: number | undefined) => (number === undefined || number < 0 ? before.event : number);
  if (message.type === 'table') return { event: event(message.snapshot?.event), chat: message.chat.at(-1)?.number ?? before.chat };
  if (message.type === 'moved') return { ...before, event: event(message.snapshot.event) };
  return message.type === 'chat' ? { ...before, chat: message.line.number } : before;
}

interface Listeners {
  message(message: FromServer): void;
  connection(state: Connection): void;
  language(): string;
  /** Whether one would like to see all hands, where nobody but bots plays. */
  open?(): boolean;
}

export class TableSocket {
  private line: Line | null = null;
  private seen: Seen = { event: null, chat: null };
  private attempt = 0;
  private next = 1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly path: string,
    private readonly on: Listeners,
  ) {
    this.open();
  }

  private open(): void {
    if (!this.attempt) this.on.connection('opening'); // a line that was lost stays lost until it is up again
    this.line = openLine(this.path, {
      opened: () => {
        this.greet();
        this.on.connection('live');
      },
      heard: (text) => this.receive(text),
      closed: (code) => this.lost(code),
    });
  }

  /** Says which language we read and how far we have seen; the server sends what is missing. */
  greet(): void {
    this.write({ type: 'hello', last: this.seen.event, chat: this.seen.chat, language: this.on.language(), open: this.on.open?.() ?? false });
  }

  /** Asks for everything from the beginning. */
  renew(): void {
    this.seen = { event: null, chat: null };
    this.greet();
  }

  private receive(text: string): void {
    const message = JSON.parse(text) as FromServer;
    if (message.type === 'table' || message.type === 'moved') this.attempt = 0; // an open line is no table yet
    this.seen = seenAfter(message, this.seen);
    this.on.message(message);
  }

  private lost(code: number): void {
    if (this.closed) return;
    const shut = SHUT[code];
    if (shut) return this.on.connection(shut);
    this.on.connection('lost');
    this.timer = setTimeout(() => this.open(), patience(this.attempt++, Math.random()));
  }

  private write(message: FromClient): boolean {
    if (!this.line?.open) return false;
    this.line.send(JSON.stringify(message));
    return true;
  }

  /** Sends and gives back the message's number, or null while the line is down: nothing is queued, so nothing is doubled. */
  send(message: Outgoing): number | null {
    const id = this.next++;
    return this.write({ ...message, id } as FromClient) ? id : null;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.line?.close();
  }
}
