/** An answer in the rulebook's words, and the points a fact is about. */
import type { Action, Fact } from '../../lib/messages';
import { t } from '../../lib/words.svelte';
import { nameOf } from './plan';

export function wordsOf({ kind, parts }: Pick<Action, 'kind' | 'parts'>): string {
  const [a, b, c] = parts.map(nameOf);
  const side = ['stone', 'h', 'v'][parts[1] ?? 0] ?? '';
  return t(`action-${kind}`, { origin: a!, at: a!, onto: b ?? '', to: c ?? b ?? '', side });
}

export function placeOf({ kind, parts }: Fact): string | null {
  const [from, to] = kind === 'moved' ? [parts.origin, parts.end] : kind === 'sent' ? [parts.onto, parts.end] : [parts.at, null];
  return from == null ? null : to == null ? nameOf(from) : `${nameOf(from)} → ${nameOf(to)}`;
}
