import { describe, expect, it } from 'vitest';
import { readTables, remembered, type KnownTable } from '../src/lib/memory';
import { pickLanguage, readSettings } from '../src/lib/settings';

describe('settings', () => {
  it('take the first language of the browser that we speak', () => {
    expect(pickLanguage(['fr-FR', 'pl-PL', 'de'])).toBe('pl');
    expect(pickLanguage(['nn-NO'])).toBe('nb');
    expect(pickLanguage(['no'])).toBe('nb');
    expect(pickLanguage(['fr'])).toBe('en');
  });
  it('come back as they were stored', () => {
    const stored = { language: 'fi', theme: 'dark', sound: false, motion: false, name: 'Aino' };
    expect(readSettings(JSON.stringify(stored), ['en'])).toEqual(stored);
  });
  it.each(['', '{', 'null', '[]', '"x"', '{"language":"xx","theme":7,"name":5}'])('survive damaged text %j', (text) => {
    expect(readSettings(text, ['sv'])).toEqual({ language: 'sv', theme: 'auto', sound: true, motion: true, name: '' });
  });
});

describe('the tables one sits at', () => {
  const table = (name: string, seat: number): KnownTable => ({ table: name, game: 'hidden_stones', seats: [{ seat, link: `/s/${name}${seat}` }], device: false, at: seat });
  it('are kept newest first, and two seats of one table stand together', () => {
    const both = remembered(remembered(remembered([], table('a', 1)), table('b', 0)), table('a', 0));
    expect(both.map((it) => it.table)).toEqual(['a', 'b']);
    expect(both[0]!.seats.map((it) => it.link)).toEqual(['/s/a0', '/s/a1']);
  });
  it('leave out what is damaged', () => {
    expect(readTables('[{"table":1},{"table":"a","game":"g","seats":[]}]')).toHaveLength(1);
    expect(readTables('{oops')).toEqual([]);
  });
});
