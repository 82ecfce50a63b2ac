/** How a turn is told: a throw step by step (wind-up, flight, what it did, the land), everything else fact by fact. */
import type { Fact } from '../../lib/messages';
import { USUAL, type Telling, type Words } from '../../lib/telling';
import { after } from './after';
import LogMark from './LogMark.svelte';
import Mark from './Mark.svelte';
import type { Components } from './reach';
import { sentence } from './sentences';
import type { View } from './view';

/** How long a moment is looked at, in milliseconds at the usual pace; those of a throw are looked at whoever threw. */
export const WIND_UP = 900;
export const FLIGHT = 1000;
const THROW: Record<string, number> = { threw: WIND_UP, showed: FLIGHT + 300, rolled: 900, landed: 700, dazed: 1000, knocked_out: 1100, capped: 1000, punished: 1300, laid: 800, stone: 1200 };
const OTHERS: Record<string, number> = {
  moved: 1100,
  discarded: 500,
  played: 800,
  passed: 800,
  placed: 400,
  took: 500,
  gave_back: 500,
  tokens_laid: 300,
  begins: 600,
  round_ended: 800,
  over: 0,
  scored: 0,
  hourglasses: 0,
};
/** These belong to what was told just before them. */
const WITH: Record<string, readonly string[]> = {
  used_token: ['threw', 'moved'],
  blind: ['threw'],
  rolled: ['showed'],
  landed: ['showed', 'rolled'],
  knocked_out: ['dazed', 'punished'],
  dazed: ['punished'],
  scored: ['knocked_out', 'dazed'],
  hourglasses: ['passed', 'pointed'],
  over: ['scored', 'knocked_out', 'dazed', 'played_god'],
};

export function moments(facts: readonly Fact[]): Fact[][] {
  const found: Fact[][] = [];
  for (const fact of facts) {
    const last = found.at(-1);
    if (last && last.some(({ kind }) => WITH[fact.kind]?.includes(kind))) last.push(fact);
    else found.push([fact]);
  }
  return found;
}

/** A throw is announced; that a hit card goes away unseen is for the log. */
const told = (facts: readonly Fact[], words: Words<View, Components>): string | undefined =>
  facts[0]!.kind === 'threw'
    ? facts
        .filter(({ kind }) => kind !== 'blind')
        .map((it) => sentence(it, words))
        .join(' ')
    : undefined;

export const telling: Telling<View, Components> = {
  moments,
  after,
  sentence,
  told,
  Mark,
  Portrait: LogMark,
  lasts: ([fact], own) => THROW[fact!.kind] ?? (own ? 0 : (OTHERS[fact!.kind] ?? USUAL)),
  holds: ([fact]) => fact!.kind === 'showed',
  begins: ([fact]) => fact!.kind === 'discarded' || fact!.kind === 'declined',
};
