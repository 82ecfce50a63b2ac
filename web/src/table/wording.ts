/** Games that can put an answer into words bring `games/<game>/wording.ts`; it is loaded where answers are spoken of.
 *
 * Where the places of a board have names, it also says where a fact happened, for the log.
 */
import type { Action, Fact } from '../lib/messages';

type WordsOf = (action: Action) => string;
type PlaceOf = (fact: Fact, components: any) => string | null;
const found = import.meta.glob<{ wordsOf?: WordsOf; placeOf?: PlaceOf }>('../games/*/wording.ts');

export async function loadWording(game: string): Promise<WordsOf> {
  return (await found[`../games/${game}/wording.ts`]?.())?.wordsOf ?? (({ kind }) => kind);
}
export async function loadPlaces(game: string): Promise<PlaceOf> {
  return (await found[`../games/${game}/wording.ts`]?.())?.placeOf ?? (() => null);
}
