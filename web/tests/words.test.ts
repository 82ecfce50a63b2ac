import { FluentResource } from '@fluent/bundle';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleOf, format } from '../src/lib/fluent';
import { LANGUAGES } from '../src/lib/settings';

const web = join(import.meta.dirname, '..');
const codes = LANGUAGES.map(([code]) => code);
const folders = [
  join(web, 'texts'),
  ...readdirSync(join(web, 'src/games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(web, 'src/games', entry.name, 'texts')),
];

function read(folder: string, code: string): string {
  return readFileSync(join(folder, `${code}.ftl`), 'utf8');
}
/** Key to the sorted names of the variables its text uses. */
function keys(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const message of new FluentResource(text).body) {
    const variables = new Set(JSON.stringify(message.value).match(/"type":"var","name":"(\w+)"/g) ?? []);
    found.set(message.id, [...variables].sort().join(' '));
  }
  return found;
}
/** Every file of the page that may call t(). */
function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

describe('words', () => {
  it('fall back to English and put values in without marks', () => {
    const bundles = [bundleOf('fi', ['a = hei']), bundleOf('en', ['a = hello\nb = { $n } stones'])];
    expect(format(bundles, 'a')).toBe('hei');
    expect(format(bundles, 'b', { n: 3 })).toBe('3 stones');
    expect(format(bundles, 'c')).toBeNull();
  });
  it.each(folders.flatMap((folder) => codes.map((code) => [folder.slice(web.length + 1), code] as const)))('%s has every key and variable in %s', (folder, code) => {
    const english = keys(read(join(web, folder), 'en'));
    const other = keys(read(join(web, folder), code));
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, variables] of english) for (const name of other.get(key)!.split(' ')) expect(variables.split(' '), key).toContain(name);
  });
  it('exist for every key the page asks for by name', () => {
    const games = join(web, '../src/riffle/games'); // a board may also use its game's own words
    const coach = readFileSync(join(web, '../src/riffle/bots/coach/texts/en.ftl'), 'utf8');
    const own = readdirSync(games)
      .filter((game) => existsSync(join(games, game, 'texts/en.ftl')))
      .map((game) => readFileSync(join(games, game, 'texts/en.ftl'), 'utf8'));
    const known = new Set([...folders.map((folder) => read(folder, 'en')), ...own, coach].flatMap((text) => [...keys(text).keys()]));
    const asked = sources(join(web, 'src')).flatMap((text) => [...text.matchAll(/\bt\('([a-z][\w-]*)'/g)].map((match) => match[1]!));
    expect(asked.length).toBeGreaterThan(100);
    expect([...new Set(asked)].filter((key) => !known.has(key))).toEqual([]);
  });
});
