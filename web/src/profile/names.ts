/** Who sits at a table of the profile, in words. */
import type { KnownTable } from '../lib/memory';
import { animalOf } from '../table/names';
import { characterName, characterOf, levelName } from '../lib/characters';
import { t, tMaybe } from '../lib/words.svelte';

export function nameOf(table: KnownTable, seat: number): string {
  const player = table.row?.players[seat];
  if (player?.name) return player.name;
  const character = player?.kind === 'bot' ? characterOf(player.level) : '';
  if (character) return characterName(character, 1);
  return player?.kind === 'bot' ? t(`bot-name-${animalOf(table.table, seat)}`) : t('seat-number', { number: seat + 1 });
}

/** The rules agreed on, where they are not the usual ones, and whether it counts. */
export function manner({ row }: KnownTable): string {
  const variant = !row?.variant ? '' : row.variant === 'own' ? t('preset-own') : (tMaybe(`preset-${row.variant}`) ?? row.variant);
  return [row?.rated ? t('rated') : '', variant].filter(Boolean).join(' · ');
}

/** The others at the table; a bot says how strong it is. */
export function others(table: KnownTable): string {
  const mine = table.seats.map(({ seat }) => seat);
  return (table.row?.players ?? [])
    .flatMap((player, seat) => {
      if (mine.includes(seat)) return [];
      if (player.kind === 'open') return [t('seat-free')];
      return [player.kind === 'bot' ? `${nameOf(table, seat)} (${levelName(player.level || 'normal')})` : nameOf(table, seat)];
    })
    .join(', ');
}
