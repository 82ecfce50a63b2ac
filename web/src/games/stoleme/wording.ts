/** The hex a fact is about, by the name that is printed on the land. */
import type { Fact } from '../../lib/messages';
import { numbering } from './land';

export function placeOf({ kind, parts }: Fact, components: any): string | null {
  const hex = kind === 'moved' ? parts.to : parts.hex;
  return hex == null || hex < 0 ? null : (numbering(components.boards)[hex] ?? null);
}
