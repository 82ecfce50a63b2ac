/** What the page and the worker with the tables say to each other. `line` and `ask` are numbers the page gives. */
export type FromPage =
  | { kind: 'open'; line: number; path: string }
  | { kind: 'send'; line: number; text: string }
  | { kind: 'close'; line: number }
  | { kind: 'ask'; ask: number; method: string; path: string; body: Uint8Array<ArrayBuffer>; key: string };

export type FromTables =
  | { kind: 'opened'; line: number }
  | { kind: 'heard'; line: number; text: string }
  | { kind: 'closed'; line: number; code: number }
  | { kind: 'answer'; ask: number; status: number; media: string; body: Uint8Array<ArrayBuffer> }
  | { kind: 'state'; state: TablesState };

/** How it stands: loaded so far (from 0 to 1), waiting for another tab, at work, or not to be had. `kept` is whether games outlive this page. */
export type TablesState = { now: 'loading'; share: number } | { now: 'elsewhere' } | { now: 'ready'; kept: boolean } | { now: 'failed'; why: string };
