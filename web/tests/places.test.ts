/** Where things happened, as the log says it; and the words of the language that was wished for last. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeOf as hexOf } from '../src/games/stoleme/wording';
import { at } from '../src/games/stones_and_rivers/plan';
import type { Fact } from '../src/lib/messages';

const fact = (kind: string, parts: Fact['parts']): Fact => ({ event: 3, kind, parts, seat: 0 });

const root = { lang: '' };
/** What the page's words look at when they are loaded. */
beforeEach(() => {
  vi.stubGlobal('document', { documentElement: root });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('navigator', { languages: ['en'] });
});
afterEach(() => vi.unstubAllGlobals());

describe('places', () => {
  it('are points from which and to which a piece went', async () => {
    const { placeOf: pointOf } = await import('../src/games/stones_and_rivers/wording');
    expect(pointOf(fact('moved', { seat: 0, origin: at(3, 5), end: at(2, 5) }))).toBe('d6 → c6');
    expect(pointOf(fact('sent', { seat: 0, origin: at(3, 5), onto: at(3, 4), end: at(3, 2), owner: 0 }))).toBe('d5 → d3');
    expect(pointOf(fact('flipped', { seat: 0, at: at(3, 5), side: 2 }))).toBe('d6');
    expect(pointOf(fact('begins', { seat: 0 }))).toBeNull();
  });
  it('are hexes by the names that are printed on them', () => {
    const hex = (id: string) => ({ id, q: 0, r: 0, terrain: 'plain' });
    const components = { boards: [{ hexes: [hex('B1'), hex('A1')] }, { hexes: [hex('A2')] }] };
    expect(hexOf(fact('moved', { seat: 0, stolem: 1, to: 2 }), components)).toBe('B1');
    expect(hexOf(fact('landed', { hex: 1 }), components)).toBe('A2');
    expect(hexOf(fact('passed', { seat: 0, to: 1 }), components)).toBeNull();
    expect(hexOf(fact('landed', { hex: null }), components)).toBeNull();
  });
});

describe('a language', () => {
  it('that comes late does not take the place of one wished for after it', async () => {
    const answers = new Map<string, (text: string) => void>();
    vi.stubGlobal('fetch', (path: string) => new Promise((give) => answers.set(path, (text) => give({ ok: true, headers: { get: () => 'text/plain' }, text: () => Promise.resolve(text) }))));
    const { loadWords, t } = await import('../src/lib/words.svelte');
    const wishes = [loadWords('fi'), loadWords('de')];
    answers.get('/texts/en.ftl')!('table = Table');
    answers.get('/texts/de.ftl')!('table = Tisch');
    await wishes[1];
    answers.get('/texts/fi.ftl')!('table = Pöytä');
    await wishes[0];
    expect([t('table'), root.lang]).toEqual(['Tisch', 'de']);
  });
});
