/** What the page asks of its engine, and what comes back. */
import type { Fields } from './rules';

export interface Refused {
  rule: number;
  /** Pieces to ring, by kind. */
  lights: Record<string, number[]>;
}
/** Questions by name: what goes in, and what comes out. */
export interface Questions {
  open: [given: { game: string; query: string; components: string }, found: boolean];
  legal: [given: { game: string; view: Fields; seat: number }, found: number[]];
  whyNot: [given: { game: string; view: Fields; seat: number; code: number; extra: number[] }, found: { refused: Refused | null }];
  code: [given: { game: string; kind: string; parts: number[] }, found: number | null];
  call: [given: { game: string; door: string; view: Fields; numbers: number[]; out: number }, found: { gives: number; out: number[] }];
}
export type Asked<K extends keyof Questions = keyof Questions> = K extends keyof Questions ? { id: number; what: K; given: Questions[K][0] } : never;
export interface Told {
  id: number;
  found?: unknown;
  problem?: string;
}
