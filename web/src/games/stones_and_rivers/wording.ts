/** An answer in the rulebook's words. */
import type { Action } from '../../lib/messages';
import { t } from '../../lib/words.svelte';
import { nameOf } from './plan';

export function wordsOf({ kind, parts }: Pick<Action, 'kind' | 'parts'>): string {
  const [a, b, c] = parts.map(nameOf);
  const side = ['stone', 'h', 'v'][parts[1] ?? 0] ?? '';
  return t(`action-${kind}`, { origin: a!, at: a!, onto: b ?? '', to: c ?? b ?? '', side });
}
