/** What players are called: their own name, a bot's animal of the river, or the number of the seat. */
import { characterName, characterOf } from '../lib/characters';
import type { Player, TableInfo } from '../lib/messages';
import { t } from '../lib/words.svelte';

export type Names = (seat: number) => string;

const ANIMALS = 6;

/** Which animal a bot is: the same for everybody at the table, another at the next table, no two alike. */
export function animalOf(table: string, seat: number): number {
  let sum = 0;
  for (const letter of table) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return (sum + seat) % ANIMALS;
}

export function namesAt(table: string, players: readonly Player[]): Names {
  return (seat) => {
    const player = players.find((it) => it.seat === seat);
    if (player?.name) return player.name;
    const character = player?.kind === 'bot' ? characterOf(player.level) : '';
    if (character) return characterName(character, players.filter((it) => it.seat <= seat && it.kind === 'bot' && characterOf(it.level) === character).length);
    return player?.kind === 'bot' ? t(`bot-name-${animalOf(table, seat)}`) : t('seat-number', { number: seat + 1 });
  };
}

export function namesOf(info: TableInfo | null): Names {
  return namesAt(info?.table ?? '', info?.players ?? []);
}
