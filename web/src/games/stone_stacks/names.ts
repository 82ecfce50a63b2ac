/** What stones and tiles are called. */
import { t } from '../../lib/words.svelte';
import { LETTERS, STONES } from './stones';

export const stoneName = (id: number): string => t('stacks-stone', { family: t(`family-${STONES[id]!.family}`), number: Number(STONES[id]!.name.split('_')[1]), size: t(`size-${STONES[id]!.size}`) });
/** The sizes that a tile shows, smallest first. */
export const sizesOf = (letters: string): number[] => [0, 1, 2].filter((it) => letters.includes(LETTERS[it]!));
export const sizeNames = (letters: string): string =>
  sizesOf(letters)
    .map((it) => t(`size-${it}`))
    .join(', ');
