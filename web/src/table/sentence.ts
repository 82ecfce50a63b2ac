/** Facts in words: the game's own sentence, its texts, and for a whole moment what was said in it, each thing once. */
import type { Fact } from '../lib/messages';
import type { Telling, Words } from '../lib/telling';
import { t, tMaybe } from '../lib/words.svelte';

/** A seat, and to whom something went, is called by its name; what we may not know has words of its own. */
export function sentenceOf(fact: Fact, words: Words, telling: Telling): string | null {
  const own = telling.sentence?.(fact, words);
  if (own !== undefined) return own;
  const hidden = Object.values(fact.parts).some((value) => value === null);
  const known = Object.fromEntries(Object.entries(fact.parts).map(([key, value]) => [key, value ?? t('unknown')]));
  const args = { ...known, ...(fact.parts.seat != null && { seat: words.nameOf(fact.parts.seat) }), ...(fact.parts.to != null && { to: words.nameOf(fact.parts.to) }) };
  return (hidden ? tMaybe(`fact-${fact.kind}-hidden`, args) : null) ?? tMaybe(`fact-${fact.kind}`, args);
}

export function momentInWords(facts: readonly Fact[], words: Words, telling: Telling): string {
  const whole = telling.told?.(facts, words);
  if (whole !== undefined) return whole ?? '';
  return [...new Set(facts.map((fact) => sentenceOf(fact, words, telling)).filter(Boolean))].join(' ');
}
