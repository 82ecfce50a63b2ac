/** Stones and formations in words. */
import { t } from '../../lib/words.svelte';
import { FACES, faceOf } from './faces';

/** The data files that the board and its words read. */
export interface Components {
  cards: { value: number; pattern: string }[];
}

export const stoneWord = (face: number): string => t(`stone-${FACES[face]!.name}`);

/** The stones a card asks for, without their places: enough for the log, where a whole square would be a riddle. */
export const stonesOf = (pattern: string): string =>
  [...pattern]
    .map(faceOf)
    .filter((face) => face >= 0)
    .map(stoneWord)
    .join(', ');

/** A formation in words: its rows from the top, each from the left. */
export const inWords = (pattern: string): string =>
  pattern
    .split('/')
    .map((row) => [...row].map((letter) => (letter === '*' ? t('stone-any') : stoneWord(faceOf(letter)))).join(', '))
    .join(' / ');
