/** What a player has pointed at so far, and the answer it makes. Reads only the list of legal answers, no rules. */
import type { Action } from '../../lib/messages';
import { pairOf } from './grid';

export interface Move {
  kind: 'swap' | 'flip';
  at: number;
}
export interface Choice {
  cell: number | null;
  move: Move | null;
  card: number | null;
}
export const NOTHING: Choice = { cell: null, move: null, card: null };

/** Pointing at a stone: pick it, put it back, or make a swap with the neighbour picked before. */
export function pointStone(choice: Choice, cell: number): Choice {
  if (choice.move) return { ...NOTHING, card: choice.card, cell };
  if (choice.cell === cell) return { ...choice, cell: null };
  const pair = choice.cell === null ? -1 : pairOf(choice.cell, cell);
  return pair < 0 ? { ...choice, cell } : { ...choice, move: { kind: 'swap', at: pair } };
}

/** Pointing at a card: take it up, or put it back. */
export function pointCard(choice: Choice, card: number): Choice {
  return { ...choice, card: choice.card === card ? null : card };
}

/** The legal answer of this kind with these parts, if it is on the list. */
export function answer(legal: readonly Action[], kind: string, ...parts: number[]): Action | null {
  return legal.find((it) => it.kind === kind && it.parts.length === parts.length && it.parts.every((part, i) => part === parts[i])) ?? null;
}

/** The cards that the list lets one lay for points. */
export function scorable(legal: readonly Action[]): number[] {
  return legal.filter((it) => it.kind === 'score').map((it) => it.parts[0]!);
}

/** The cards held, in the order of the card list. */
export function held(hand: readonly (number | null)[]): number[] {
  return hand.flatMap((count, card) => (count ? [card] : []));
}
