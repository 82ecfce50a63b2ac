/** A bot's level and its way to play, spelled `hard:gambler`: what they are called, and what a character says. */
import { t } from './words.svelte';

/** The animal of the profile that each character is (`bot-name-…`). */
const ANIMALS: Record<string, number> = { builder: 2, blocker: 1, gambler: 4 };

export function splitLevel(name: string): { level: string; character: string } {
  const [level = '', character = ''] = name.split(':');
  return { level, character };
}

/** The character of a level's name, if it is one this page knows. */
export function characterOf(name: string | undefined): string {
  const { character } = splitLevel(name ?? '');
  return character in ANIMALS ? character : '';
}

export function levelName(name: string): string {
  const { level } = splitLevel(name);
  const character = characterOf(name);
  const plain = t(`level-${level || 'normal'}`);
  return character ? t('level-in-character', { level: plain, character: t(`character-${character}`) }) : plain;
}

/** A character is called by its animal; a second of its kind gets a number. */
export function characterName(character: string, nth: number): string {
  const name = t(`bot-name-${ANIMALS[character]}`);
  return nth > 1 ? `${name} ${nth}` : name;
}

/** A character's line in its own quotation marks; `about` as `lineOf` has it. */
export function saysLine(character: string, about: string | null): string | null {
  return character && about !== null ? t('says', { line: t(`says-${character}-${about}`) }) : null;
}
