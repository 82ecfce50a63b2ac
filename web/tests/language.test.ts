/** The words are those of the language that was asked for last. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const root = { lang: '' };
/** What the page's words look at when they are loaded. */
beforeEach(() => {
  vi.stubGlobal('document', { documentElement: root });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('navigator', { languages: ['en'] });
});
afterEach(() => vi.unstubAllGlobals());

describe('a language', () => {
  it('that comes late does not take the place of one asked for after it', async () => {
    const answers = new Map<string, (text: string) => void>();
    vi.stubGlobal('fetch', (path: string) => new Promise((give) => answers.set(path, (text) => give({ ok: true, headers: { get: () => 'text/plain' }, text: () => Promise.resolve(text) }))));
    const { loadWords, t } = await import('../src/lib/words.svelte');
    const requests = [loadWords('fi'), loadWords('de')];
    answers.get('/texts/de.ftl')!('table = Tisch');
    await requests[1];
    answers.get('/texts/fi.ftl')!('table = Pöytä');
    await requests[0];
    expect([t('table'), root.lang]).toEqual(['Tisch', 'de']);
  });
});
