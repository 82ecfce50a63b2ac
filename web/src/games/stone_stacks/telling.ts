/** How a turn is told: choosing is quick, a stone let go is looked at until it has come to rest, and only then is it judged.
 * Stones, tiles and stacks are named in every sentence. */
import type { Fact } from '../../lib/messages';
import { usualTime, type Telling, type Words } from '../../lib/telling';
import { t } from '../../lib/words.svelte';
import { sizeNames, stoneName } from './names';
import { isRest, type Components } from './stacks';
import type { View } from './view';

const NAMED = ['stone', 'lifted', 'let_go', 'stood', 'leaned'];

function sentence({ kind, parts }: Fact, { nameOf, components }: Words<View, Components>): string | null | undefined {
  const who = parts.seat != null ? nameOf(parts.seat) : '';
  if (kind === 'tile') return t('stacks-told-tile', { who, sizes: sizeNames(components.tiles[parts.tile!]!.sizes), steps: parts.steps! });
  if (kind === 'turned_up') return null; // five lines that say nothing
  if (NAMED.includes(kind)) return t(`stacks-told-${kind}`, { who, stone: stoneName(parts.stone!), stack: (parts.stack ?? 0) + 1, height: parts.height ?? 0 });
  return undefined;
}

export const telling: Telling<View, Components> = {
  holds: (facts) => facts.some((it) => isRest(it.kind)),
  lasts: (facts, own) => (facts.some((it) => it.kind === 'fell') ? Math.max(1400, usualTime(own)) : facts.some((it) => isRest(it.kind)) ? Math.max(600, usualTime(own)) : usualTime(own)),
  begins: (facts) => facts.some((it) => it.kind === 'turn' || it.kind === 'tile'),
  sentence,
};
