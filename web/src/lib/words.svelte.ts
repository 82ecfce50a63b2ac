/** The page's words: `t(key, args)` in the chosen language, English where a key is missing. */
import type { FluentBundle } from '@fluent/bundle';
import { choices } from './choices.svelte';
import { bundleOf, format, type Args } from './fluent';
import { file } from './place';

let bundles: FluentBundle[] = $state.raw([]);
let games: string[] = [];
/** English stands behind every other language, but comes only when a word is missing: ours are whole in all seven. */
let behind = false;
const fetched = new Map<string, Promise<string>>();

/** A text of the server; a game without words in a language is empty, not an error. */
function fetchText(path: string): Promise<string> {
  const known = fetched.get(path);
  if (known) return known;
  const text = fetch(file(path))
    .then((answer) => (answer.ok && !answer.headers.get('content-type')?.includes('html') ? answer.text() : ''))
    .catch(() => '');
  fetched.set(path, text);
  return text;
}

async function bundleIn(language: string): Promise<FluentBundle> {
  const paths = [`/texts/${language}.ftl`];
  if (games.length) paths.push(`/texts/coach/${language}.ftl`);
  for (const game of games) paths.push(`/texts/${game}/${language}.ftl`, `/texts/board/${game}/${language}.ftl`);
  return bundleOf(language, await Promise.all(paths.map(fetchText)));
}

let requests = 0;
let latest: Promise<void> = Promise.resolve();
/** Loads the chosen language; resolves when `t` speaks it. Of several requests the last one holds, and all wait for it. */
export function loadWords(language = choices.language): Promise<void> {
  latest = speak((requests += 1), language);
  return latest;
}
async function speak(request: number, language: string): Promise<void> {
  const wanted = behind && language !== 'en' ? [language, 'en'] : [language];
  const found = await Promise.all(wanted.map(bundleIn));
  if (request !== requests) return latest;
  bundles = found;
  document.documentElement.lang = language;
}

let loading: Promise<void> = Promise.resolve();
/** Adds a game's own words and its board's, kept for the rest of the visit; resolves when they are spoken, whoever asked first. */
export function loadGameWords(game: string): Promise<void> {
  if (!games.includes(game)) {
    games = [...games, game];
    loading = loadWords();
  }
  return loading;
}

export function t(key: string, args?: Args): string {
  return tMaybe(key, args) ?? key;
}

/** Like `t`, but null when no language has the key: for words a game may or may not bring. */
export function tMaybe(key: string, args?: Args): string | null {
  const found = format(bundles, key, args);
  if (found === null && bundles.length && !behind && choices.language !== 'en') {
    behind = true;
    void loadWords();
  }
  return found;
}
