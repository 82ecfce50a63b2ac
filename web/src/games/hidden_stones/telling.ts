/** How a turn is told: one answer after another; a scored card is shown to all together with the stones that form it. */
import type { Fact } from '../../lib/messages';
import type { Telling, Words } from '../../lib/telling';
import { t } from '../../lib/words.svelte';
import Mark from './Mark.svelte';
import { after, lasts, moments } from './moments';
import type { View } from './view';
import { stonesOf, type Components } from './words';

/** A scored card is named with the stones it asks for; those that form it are lit, and the card is shown. */
function sentence({ kind, parts }: Fact, { nameOf, components }: Words<View, Components>): string | null | undefined {
  if (kind === 'formation') return null;
  const card = kind === 'scored' ? components?.cards?.[parts.card!] : undefined;
  return card ? t('stones-log-scored', { who: nameOf(parts.seat!), value: parts.value!, stones: stonesOf(card.pattern) }) : undefined;
}

export const telling: Telling<View, Components> = { moments, after, lasts, sentence, Mark };
