/** Games that can put an answer into words bring `games/<game>/wording.ts`; it is loaded where answers are spoken of. */
import type { Action } from '../lib/messages';

type WordsOf = (action: Action) => string;
const found = import.meta.glob<{ wordsOf: WordsOf }>('../games/*/wording.ts');

export async function loadWording(game: string): Promise<WordsOf> {
  return (await found[`../games/${game}/wording.ts`]?.())?.wordsOf ?? (({ kind }) => kind);
}
