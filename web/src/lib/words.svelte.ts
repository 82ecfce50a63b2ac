/** The page's words: `t(key, args)` in the chosen language, English where a key is missing. */
import type { FluentBundle } from '@fluent/bundle';
import { choices } from './choices.svelte';
import { bundleOf, format, type Args } from './fluent';

let bundles: FluentBundle[] = $state.raw([]);
let games: string[] = [];
const fetched = new Map<string, Promise<string>>();

/** A text of the server; a game without words in a language is empty, not an error. */
function fetchText(path: string): Promise<string> {
  const known = fetched.get(path);
  if (known) return known;
  const text = fetch(path)
    .then((answer) => (answer.ok && !answer.headers.get('content-type')?.includes('html') ? answer.text() : ''))
    .catch(() => '');
  fetched.set(path, text);
  return text;
}

async function bundleIn(language: string): Promise<FluentBundle> {
  const paths = [`/texts/${language}.ftl`];
  for (const game of games) paths.push(`/texts/${game}/${language}.ftl`, `/texts/board/${game}/${language}.ftl`);
  return bundleOf(language, await Promise.all(paths.map(fetchText)));
}

let wishes = 0;
/** Loads the chosen language, with English behind it; resolves when `t` speaks. Of several wishes the last one holds. */
export async function loadWords(language = choices.language): Promise<void> {
  const wish = (wishes += 1);
  const wanted = language === 'en' ? ['en'] : [language, 'en'];
  const found = await Promise.all(wanted.map(bundleIn));
  if (wish !== wishes) return;
  bundles = found;
  document.documentElement.lang = language;
}

/** Adds a game's own words and its board's; they are kept for the rest of the visit. */
export async function loadGameWords(game: string): Promise<void> {
  if (games.includes(game)) return;
  games = [...games, game];
  await loadWords();
}

export function t(key: string, args?: Args): string {
  return format(bundles, key, args) ?? key;
}

/** Like `t`, but null when no language has the key: for words a game may or may not bring. */
export function tMaybe(key: string, args?: Args): string | null {
  return format(bundles, key, args);
}
