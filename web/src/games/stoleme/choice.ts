/** From pointing to answering: which legal answers a hex stands for, and which Stolems one may choose from. */
import type { Action, Question } from '../../lib/messages';
import { SIDES, type Cell } from './land';

export interface Picks {
  stolem: number | null;
  placed: number | null;
  target: number;
  all: Cell[];
  hexOf(stolem: number): number;
}

/** The Stolems that can move or throw; a set, in their order. */
export function choosers(question: Question, legal: readonly Action[]): number[] {
  const kind = question.kind === 'move' ? 'move' : question.kind === 'throw' ? 'throw' : null;
  return [...new Set(legal.filter((it) => it.kind === kind).map((it) => it.parts[0]!))];
}

/** The answers a hex stands for now. */
export function answersAt(hex: number, question: Question, legal: readonly Action[], { stolem, placed, target, all, hexOf }: Picks): Action[] {
  switch (question.kind) {
    case 'place':
      return legal.filter((it) => it.parts[1] === hex && it.parts[0] === placed);
    case 'move':
      return legal.filter((it) => it.parts[1] === hex && it.parts[0] === stolem);
    case 'throw':
      return legal.filter((it) => it.parts[0] === stolem && hexOf(it.parts[1]!) === hex);
    case 'stand':
    case 'nurse':
    case 'stone':
      return legal.filter((it) => it.parts.length === 1 && hexOf(it.parts[0]!) === hex);
    case 'tokens':
      return legal.filter((it) => it.kind === 'put_token' && hexOf(it.parts[1]!) === hex);
    case 'turn_token':
      return legal.filter((it) => it.parts[0] === hex);
    case 'land': {
      const from = all.find((it) => it.number === hexOf(target));
      const to = all.find((it) => it.number === hex);
      return legal.filter((it) => from && to && to.q - from.q === SIDES[it.parts[0]!]![0] && to.r - from.r === SIDES[it.parts[0]!]![1]);
    }
    default:
      return [];
  }
}
