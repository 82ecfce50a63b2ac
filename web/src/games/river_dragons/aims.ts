/** What can be pointed at for the question that is asked, out of the list of answers; drawing only, the list decides. */
import type { Action, Question } from '../../lib/messages';
import { pairOf, spot, VILLAGE, VILLAGES, type Bridge, type Place } from './delta';

export interface Aim {
  key: string;
  x: number;
  y: number;
  r: number;
  label: string;
  on?: boolean;
  soft?: boolean;
}
export interface Words {
  island(support: number): string;
  space(space: number): string;
  plank(plank: number): string;
}

const round = (support: number, at: Place[]) => ({ x: at[support]!.x, y: at[support]!.y, r: at[support]!.village ? VILLAGE : 16 });

export function aims(question: Question, legal: Action[], at: Place[], laid: Bridge[], ends: number[], words: Words): Aim[] {
  const of = (kind: string) => legal.filter((it) => it.kind === kind);
  const onPlank = (plank: number) => ({ ...spot(plank + VILLAGES, at, laid), r: 12 });
  switch (question.kind) {
    case 'colour':
      return of('choose').map(({ parts: [colour] }) => ({ key: `c${colour}`, ...round(colour!, at), label: words.space(colour!) }));
    case 'place_stone':
      return of('place').map(({ parts: [island] }) => ({ key: `i${island}`, ...round(island! + VILLAGES, at), label: words.island(island! + VILLAGES) }));
    case 'lay_plank': {
      const partners = new Set(
        of('lay').flatMap(({ parts: [pair] }) => {
          const [a, b] = pairOf(pair!, at.length);
          if (ends.length === 0) return [a, b];
          return a === ends[0] ? [a, b] : b === ends[0] ? [a, b] : [];
        }),
      );
      return [...partners].sort((a, b) => a - b).map((support) => ({ key: `s${support}`, ...round(support, at), label: words.island(support), on: ends.includes(support) }));
    }
    case 'remove':
      return [
        ...of('remove_plank').map(({ parts: [plank] }) => ({ key: `p${plank}`, ...onPlank(plank!), label: words.plank(plank!) })),
        ...of('remove_stone').map(({ parts: [stone] }) => ({ key: `t${stone}`, ...round(stone! + VILLAGES, at), label: words.island(stone! + VILLAGES) })),
      ];
    case 'move':
    case 'step':
      return of('move').map(({ parts: [to] }) => ({ key: `m${to}`, ...spot(to!, at, laid), r: to! < VILLAGES ? VILLAGE : 13, label: words.space(to!) }));
    case 'jump':
      return of('jump').map(({ parts: [over, to] }) => ({ key: `j${over}-${to}`, ...spot(to!, at, laid), r: to! < VILLAGES ? VILLAGE : 13, label: words.space(to!) }));
    default:
      return [];
  }
}

/** The answer that a target stands for. */
export function answerOf(key: string, legal: Action[]): Action | undefined {
  const kinds: Record<string, string> = { c: 'choose', i: 'place', p: 'remove_plank', t: 'remove_stone', m: 'move', j: 'jump' };
  const parts = key.slice(1).split('-').map(Number);
  return legal.find((it) => it.kind === kinds[key[0]!] && parts.every((part, i) => it.parts[i] === part));
}
