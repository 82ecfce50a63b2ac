/** What carries a table's messages: a WebSocket to a server, or the port of the worker in which the tables are. */
import { alone } from './place';
import { tables } from './tables';

export interface Line {
  readonly open: boolean;
  send(text: string): void;
  close(): void;
}

export interface Hearing {
  opened(): void;
  heard(text: string): void;
  closed(code: number): void;
}

/** Opens what is behind a path, as `/ws/s/<secret>`. */
export function openLine(path: string, hearing: Hearing): Line {
  return alone ? tables().line(path, hearing) : new Socket(path, hearing);
}

class Socket implements Line {
  private readonly socket: WebSocket;

  constructor(path: string, hearing: Hearing) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.socket.onopen = () => hearing.opened();
    this.socket.onmessage = (event) => hearing.heard(String(event.data));
    this.socket.onclose = (event) => hearing.closed(event.code);
  }
  get open(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }
  send(text: string): void {
    this.socket.send(text);
  }
  close(): void {
    this.socket.close();
  }
}
