/** The worker with the tables: Python and Riffle's own tables in it, a database kept in the browser, lines and requests by messages. */
import { loadPython, type PythonObject } from './python';
import type { FromPage, FromTables, TablesState } from './said';
import { Blocks } from './storage';

const FOLDER = new URL('../', import.meta.url);
const worker = self as unknown as { postMessage(message: FromTables, transfer?: Transferable[]): void };
const say = (message: FromTables) => worker.postMessage(message);
const stands = (state: TablesState) => say({ kind: 'state', state });

const early: FromPage[] = [];
let host: PythonObject = null;

onmessage = ({ data }: MessageEvent<FromPage>) => {
  if (host) take(data);
  else early.push(data);
};

function take(message: FromPage): void {
  switch (message.kind) {
    case 'open':
      return host.opened(message.line, message.path);
    case 'send':
      return host.heard(message.line, message.text);
    case 'close':
      return host.closed(message.line);
    case 'ask':
      return host.asked(message.ask, message.method, message.path, message.body, message.key);
  }
}

/** What Python says. Bytes come as objects of Python's and are copied at once. */
const page = {
  opened: (line: number) => say({ kind: 'opened', line }),
  heard: (line: number, text: string) => say({ kind: 'heard', line, text }),
  closed: (line: number, code: number) => say({ kind: 'closed', line, code }),
  answered: (ask: number, status: number, media: string, body: PythonObject) => say({ kind: 'answer', ask, status, media, body: body.toJs() }),
};

/** One page at a time has the tables: whoever comes second waits until the first is closed. */
async function alone(name: string): Promise<void> {
  if (!navigator.locks) return; // without https; what is kept knows by itself who may write it
  await new Promise<void>((resolve) => {
    const forever = () => {
      resolve();
      return new Promise<void>(() => {});
    };
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock) return forever();
      stands({ now: 'elsewhere' });
      void navigator.locks.request(name, forever);
      return undefined;
    });
  });
}

async function start(): Promise<void> {
  const name = `riffle ${FOLDER.pathname}`;
  await alone(name);
  stands({ now: 'loading', share: 0 });
  const blocks = await Blocks.open(name).catch(() => null);
  let shown = 0;
  const python = await loadPython(new URL('python/', FOLDER).href, (share) => {
    if (share - shown >= 0.01) stands({ now: 'loading', share: (shown = share) });
  });
  const file = (await blocks?.load()) ?? new Uint8Array();
  const keep = blocks && ((size: number, numbers: PythonObject, bytes: PythonObject) => blocks.keep(size, numbers.toJs(), bytes.toJs()));
  host = await python.pyimport('riffle.browser.host').start(page, keep, file);
  for (const message of early.splice(0)) take(message);
  stands({ now: 'ready', kept: blocks !== null });
}

start().catch((problem: unknown) => stands({ now: 'failed', why: String(problem) }));
