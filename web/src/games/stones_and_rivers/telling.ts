/** How a turn is told: the pieces travel, then its words; the log names the points. */
import type { Fact } from '../../lib/messages';
import type { Telling } from '../../lib/telling';
import { usualTime } from '../../lib/telling';
import { t } from '../../lib/words.svelte';
import { after as changed } from './choice';
import { journeys, turnTime } from './journeys';
import { COLUMNS, nameOf } from './plan';
import type { View } from './view';

const REST = 700;
const ANSWERS: Record<string, (parts: Record<string, number | null>) => { kind: string; parts: number[] }> = {
  moved: (it) => ({ kind: 'move', parts: [it.origin!, it.end!] }),
  sent: (it) => ({ kind: 'send', parts: [it.origin!, it.onto!, it.end!] }),
  flipped: (it) => ({ kind: 'flip', parts: [it.at!, it.side! - 1] }),
  rotated: (it) => ({ kind: 'rotate', parts: [it.at!] }),
};

/** The view after one more fact. */
export function after(view: View, { kind, parts }: Fact): View {
  const answer = ANSWERS[kind]?.(parts);
  if (answer) {
    const [from, second, third] = answer.parts as [number, number, number];
    const last = kind === 'moved' ? [from, -1, second] : kind === 'sent' ? [from, second, third] : [from, -1, from];
    return { ...view, cells: changed(view.cells, answer), last, turn: 1 - parts.seat! };
  }
  if (kind === 'begins') return { ...view, turn: parts.seat! };
  if (kind === 'scored') return { ...view, scored: view.scored.map((stones, seat) => (seat === parts.seat ? parts.stones! : stones)) };
  return view;
}

const isStep = (from: number, to: number): boolean => [1, COLUMNS].includes(Math.abs(from - to));

/** A turn in words, with the names of its points. */
export function sentence({ kind, parts }: Fact, { nameOf: who }: { nameOf(seat: number): string }): string | undefined {
  const point = (name: string): string => (parts[name] == null ? '' : nameOf(parts[name]));
  const args = { seat: parts.seat == null ? '' : who(parts.seat), from: point('origin'), onto: point('onto'), to: point('end'), at: point('at') };
  switch (kind) {
    case 'moved':
      return t(isStep(parts.origin!, parts.end!) ? 'rivers-told-moved' : 'rivers-told-rode', args);
    case 'sent':
      return t('rivers-told-sent', args);
    case 'flipped':
      return t('rivers-told-flipped', { ...args, side: parts.side! });
    case 'rotated':
      return t('rivers-told-rotated', args);
    default:
      return undefined;
  }
}

export const telling: Telling<View> = {
  after,
  sentence,
  lasts: (facts, own) => (own ? usualTime(true) : REST + Math.max(0, ...journeys(facts).map(turnTime))),
  holds: (facts) => facts.some((fact) => fact.kind === 'over'),
};
