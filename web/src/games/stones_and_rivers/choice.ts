/** What a player has pointed at so far, and the answers it leaves. Reads only the list of legal answers, no rules. */
import type { Action } from '../../lib/messages';
import { ACROSS, ALONG, sideOf, STONE } from './plan';

/** The piece picked up, the piece it is to send, and the answer shown as a ghost before it is given. */
export interface Choice {
  piece: number | null;
  onto: number | null;
  ghost: Action | null;
}
export const NOTHING: Choice = { piece: null, onto: null, ghost: null };

/** The legal answer of this kind with these parts, if it is on the list. */
export function answer(legal: readonly Action[], kind: string, ...parts: number[]): Action | null {
  return legal.find((it) => it.kind === kind && it.parts.length === parts.length && it.parts.every((part, i) => part === parts[i])) ?? null;
}

/** The pieces one may do something with. */
export const able = (legal: readonly Action[]): number[] => [...new Set(legal.map((it) => it.parts[0]!))];
/** The points a piece can end on. */
export const ends = (legal: readonly Action[], piece: number): number[] => legal.filter((it) => it.kind === 'move' && it.parts[0] === piece).map((it) => it.parts[1]!);
/** The pieces a river can send. */
export const victims = (legal: readonly Action[], piece: number): number[] => [...new Set(legal.filter((it) => it.kind === 'send' && it.parts[0] === piece).map((it) => it.parts[1]!))];
/** The points to which it can send one of them. */
export const sentTo = (legal: readonly Action[], piece: number, onto: number): number[] =>
  legal.filter((it) => it.kind === 'send' && it.parts[0] === piece && it.parts[1] === onto).map((it) => it.parts[2]!);

/** The points that glow: first the ends and whom one can send, then where that piece can go; or all able pieces. */
export function lights(legal: readonly Action[], choice: Choice): number[] {
  if (choice.piece === null) return able(legal);
  if (choice.onto !== null) return sentTo(legal, choice.piece, choice.onto);
  return [...ends(legal, choice.piece), ...victims(legal, choice.piece)];
}

/** The answer that pointing at this point would make, if any. */
export function answerAt(legal: readonly Action[], choice: Choice, point: number): Action | null {
  if (choice.piece === null) return null;
  if (choice.onto !== null) return answer(legal, 'send', choice.piece, choice.onto, point);
  return answer(legal, 'move', choice.piece, point);
}

export interface Turn {
  answer: { kind: string; parts: number[] };
  side: number;
}

/** Showing another side of a piece: a stone turns over two ways, a river turns over or is rotated. */
export function turnTo(piece: number, point: number, side: number): Turn {
  const rotates = sideOf(piece) !== STONE && side !== STONE;
  return { answer: rotates ? { kind: 'rotate', parts: [point] } : { kind: 'flip', parts: [point, side - 1] }, side };
}
/** The two other sides of a piece, stone side first. */
export function turnsOf(piece: number, point: number): Turn[] {
  return [STONE, ACROSS, ALONG].filter((side) => side !== sideOf(piece)).map((side) => turnTo(piece, point, side));
}

/** The board as an answer would leave it; only to draw it beforehand. */
export function after(cells: readonly number[], { kind, parts }: Pick<Action, 'kind' | 'parts'>): number[] {
  const next = [...cells];
  const [from, second, third] = parts as [number, number, number];
  const piece = cells[from]!;
  if (kind === 'flip') next[from] = (piece & 4) | (second + 1);
  else if (kind === 'rotate') next[from] = piece ^ 1;
  else if (kind === 'move') [next[from], next[second]] = [0, piece];
  else {
    next[from] = 0;
    next[third] = cells[second]!;
    next[second] = (piece & 4) | STONE;
  }
  return next;
}
