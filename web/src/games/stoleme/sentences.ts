/** Facts in words that name giants, families and hexes. What a sentence needs is in the fact itself: the log is read later too. */
import type { Fact } from '../../lib/messages';
import type { Words } from '../../lib/telling';
import { t, tMaybe } from '../../lib/words.svelte';
import { numbering } from './land';
import type { Components } from './reach';
import type { View } from './view';

/** Nothing is said of these: the others tell it. */
const SILENT = new Set(['over', 'put_token', 'hourglasses']);

export function sentence({ kind, parts }: Fact, { nameOf, components, view }: Words<View, Components>): string | null {
  if (SILENT.has(kind)) return null;
  const familyOf = (seat: number): string => components.families[view.family?.[seat] ?? -1]?.name ?? '';
  /** A player, everywhere alike: name and family. */
  const player = (seat: number): string => (familyOf(seat) ? t('stolem-who', { name: nameOf(seat), family: familyOf(seat) }) : nameOf(seat));
  const giant = (stolem: number): string => {
    const name = components.families[view.family?.[Math.floor(stolem / 4)] ?? -1]?.stolems[stolem % 4]?.name;
    return name ? t('stolem-who', { name, family: familyOf(Math.floor(stolem / 4)) }) : player(Math.floor(stolem / 4));
  };
  const hexName = (hex: number): string => numbering(components.boards)[hex] ?? '';
  const args: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(parts)) if (value !== null) args[key] = value;
  if (parts.seat != null) args.seat = player(parts.seat);
  if (parts.to != null) args.to = kind === 'moved' ? hexName(parts.to) : player(parts.to);
  if (parts.named != null) args.named = player(parts.named);
  if (parts.stolem != null) args.giant = giant(parts.stolem);
  if (parts.at != null) args.other = giant(parts.at);
  if (parts.hex != null) args.place = hexName(parts.hex);
  if (parts.side != null) args.die = parts.side + 1;
  if (kind === 'laid') args.what = t(`terrain-${parts.terrain! + 1}`);
  if (kind === 'turned_token') args.what = t(`terrain-${parts.terrain! + 1}`);
  if ((kind === 'played_god' || kind === 'drew_god') && parts.card != null) args.god = components.gods[parts.card]?.name ?? '';
  if (kind === 'drew_god' && parts.card == null) return t('fact-drew_god-hidden', args);
  const hidden = Object.values(parts).some((value) => value === null);
  return tMaybe(`stolem-told-${kind}`, args) ?? (hidden ? tMaybe(`fact-${kind}-hidden`, args) : null) ?? tMaybe(`fact-${kind}`, args);
}
