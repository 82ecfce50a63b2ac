/** The page's end of its engine. Nothing here fails loudly: where the engine is not there, the server is asked as before. */
import type { Asked, Questions, Refused, Told } from './messages';
import type { Fields } from './rules';

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, (told: Told) => void>();

function ask<K extends keyof Questions>(what: K, given: Questions[K][0]): Promise<Questions[K][1] | null> {
  if (!worker) {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    };
    worker.onerror = () => {
      for (const [id, answered] of waiting) answered({ id, problem: 'the engine stopped' });
      waiting.clear();
    };
  }
  const id = (last += 1);
  return new Promise((resolve) => {
    waiting.set(id, (told) => resolve(told.problem ? null : (told.found as Questions[K][1])));
    worker!.postMessage({ id, what, given } as Asked);
  });
}

/** The rules of one table, once they are here. */
export interface TableRules {
  /** What may be answered, by code. */
  legal(view: Fields, seat: number): Promise<number[] | null>;
  code(kind: string, parts: number[]): Promise<number | null>;
  /** Undefined: nothing can be said here. */
  whyNot(view: Fields, seat: number, answer: { kind: string; parts: number[]; extra?: number[] }): Promise<Refused | null | undefined>;
  /** A compiled function over the view: what it gives and the numbers it wrote. */
  call(door: string, view: Fields, numbers: number[], out: number): Promise<{ gives: number; out: number[] } | null>;
}

/** The rules of a table: null where there is no module of them. A variant's tables come with its digest. */
export async function openRules(game: string, components: string, variant: string | null = null): Promise<TableRules | null> {
  if (typeof Worker === 'undefined' || typeof WebAssembly === 'undefined') return null;
  const query = variant === null ? '' : `?variant=${encodeURIComponent(variant)}`;
  if (!(await ask('open', { game, query, components }))) return null;
  return {
    legal: (view, seat) => ask('legal', { game, view, seat }),
    code: (kind, parts) => ask('code', { game, kind, parts }),
    async whyNot(view, seat, { kind, parts, extra = [] }) {
      const code = await ask('code', { game, kind, parts });
      if (code === null) return undefined;
      return (await ask('whyNot', { game, view, seat, code, extra }))?.refused;
    },
    call: (door, view, numbers, out) => ask('call', { game, door, view, numbers, out }),
  };
}
