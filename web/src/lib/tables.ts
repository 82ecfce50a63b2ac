/** The tables of a page without a server: they run in a worker, which is started when first needed. */
import type { FromPage, FromTables, TablesState } from '../worker/said';
import { worker as keepFiles } from './installing';
import type { Hearing, Line } from './line';

type Unnumbered<M> = M extends { line: number } ? Omit<M, 'line'> : never;

export class Tables {
  private next = 1;
  private readonly lines = new Map<number, Hearing>();
  private readonly asked = new Map<number, (answer: Response) => void>();
  private readonly watchers = new Set<(state: TablesState) => void>();
  private state: TablesState = { now: 'loading', share: 0 };

  constructor(private readonly worker: Worker) {
    worker.onmessage = ({ data }: MessageEvent<FromTables>) => this.hear(data);
    worker.onerror = (event) => this.hear({ kind: 'state', state: { now: 'failed', why: event.message } });
  }

  private say(message: FromPage): void {
    this.worker.postMessage(message);
  }

  private hear(message: FromTables): void {
    switch (message.kind) {
      case 'opened':
        return this.lines.get(message.line)?.opened();
      case 'heard':
        return this.lines.get(message.line)?.heard(message.text);
      case 'closed': {
        const hearing = this.lines.get(message.line);
        this.lines.delete(message.line);
        return hearing?.closed(message.code);
      }
      case 'answer':
        this.asked.get(message.ask)?.(new Response(message.body, { status: message.status, headers: { 'content-type': message.media } }));
        this.asked.delete(message.ask);
        return;
      case 'state':
        this.state = message.state;
        for (const watcher of this.watchers) watcher(message.state);
    }
  }

  /** `watcher` is told how it stands, now and whenever that changes; what comes back ends it. */
  watch(watcher: (state: TablesState) => void): () => void {
    this.watchers.add(watcher);
    watcher(this.state);
    return () => this.watchers.delete(watcher);
  }

  line(path: string, hearing: Hearing): Line {
    const line = this.next++;
    let open = true; // until it is closed: what is said before the other side is up is kept in the port
    const say = (message: Unnumbered<FromPage>) => this.say({ ...message, line } as FromPage);
    this.lines.set(line, {
      opened: () => hearing.opened(),
      heard: (text) => hearing.heard(text),
      closed: (code) => {
        open = false;
        hearing.closed(code);
      },
    });
    say({ kind: 'open', path });
    return {
      get open() {
        return open;
      },
      send: (text) => say({ kind: 'send', text }),
      close: () => {
        open = false;
        this.lines.delete(line);
        say({ kind: 'close' });
      },
    };
  }

  async ask(path: string, how: RequestInit): Promise<Response> {
    const sent = new Request(new URL(path, location.origin), how);
    const key = sent.headers.get('authorization')?.replace('Bearer ', '') ?? '';
    const body = new Uint8Array(await sent.arrayBuffer());
    const ask = this.next++;
    return new Promise((resolve) => {
      this.asked.set(ask, resolve);
      this.say({ kind: 'ask', ask, method: sent.method, path, body, key });
    });
  }
}

let started: Tables | null = null;
let heard = (): void => {};

export const isStarted = (): boolean => started !== null;
/** Calls back when the tables are needed first: it may take a while until they are there. */
export function whenStarted(then: () => void): void {
  heard = then;
}

export function tables(): Tables {
  if (!started) {
    started = new Tables(new Worker(new URL('../worker/tables.worker.ts', import.meta.url), { type: 'module' }));
    heard();
    void keepFiles(); // who plays once may play without a line
  }
  return started;
}
