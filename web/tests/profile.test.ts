import { describe, expect, it } from 'vitest';
import type { KnownTable } from '../src/lib/memory';
import type { ProfileRow } from '../src/lib/messages';
import { keyOf, newPhrase } from '../src/lib/phrase';
import { finished, joined, looked, running, waits } from '../src/lib/profile';
import { outcomeOf, tallies } from '../src/profile/results';
import { longText } from '../src/table/model';

const person = { name: 'Aino', kind: 'person', level: '' } as const;
const bot = { name: '', kind: 'bot', level: 'hard' } as const;

function row(table: string, more: Partial<ProfileRow> = {}): ProfileRow {
  const usual = { game: 'hidden_stones', seat: 0, players: [person, bot], variant: '', device: false, rated: false, clock: null, started: true, over: false };
  return { table, ...usual, waiting: [], at: null, due: null, ended: null, ending: '', winners: [], scores: [], ...more };
}
function known(table: string, at: number, given?: ProfileRow): KnownTable {
  return { table, game: 'hidden_stones', seats: [{ seat: 0, link: `/s/${table}` }], device: false, at, ...(given && { row: given }) };
}

describe('a phrase', () => {
  it('has eight words that can be said, and comes back however it is typed', () => {
    const phrase = newPhrase(Uint16Array.from([0, 65535, 1, 2, 3, 4, 5, 6]));
    expect(phrase).toMatch(/^babab zuzuz( [a-z]{5}){6}$/);
    expect(keyOf(`  ${phrase.toUpperCase().replaceAll(' ', ', ')}.`)).toBe(phrase.replaceAll(' ', '-'));
    expect(keyOf('correct horse battery staple')).toBeNull();
  });
  it('is never the same twice', () => {
    expect(newPhrase()).not.toBe(newPhrase());
  });
});

describe('the river', () => {
  it('puts tables that wait for us first, the most pressing before the others', () => {
    const tables = [
      known('theirs', 9, row('theirs', { waiting: [1] })),
      known('some-day', 8, row('some-day', { waiting: [0] })),
      known('soon', 1, row('soon', { waiting: [0], due: 50 })),
      known('over', 10, row('over', { over: true })),
      known('not-looked', 2),
    ];
    expect(running(tables).map((it) => it.table)).toEqual(['soon', 'some-day', 'theirs', 'not-looked']);
    expect(running(tables).filter(waits)).toHaveLength(2);
    expect(finished(tables).map((it) => it.table)).toEqual(['over']);
  });
  it('forgets tables that are gone, but not how a finished game ended', () => {
    const tables = [known('gone', 1), known('over', 2, row('over', { over: true })), known('there', 3)];
    const now = looked(tables, ['gone', 'over', 'there'], [null, null, row('there', { waiting: [0] })]);
    expect(now.map((it) => [it.table, it.gone ?? false])).toEqual([
      ['over', true],
      ['there', false],
    ]);
  });
  it('takes in the tables of another device, with links of its own', () => {
    const now = joined([known('here', 1)], [row('here'), row('there', { link: '/s/own', seat: 1, players: [bot, person] })]);
    expect(now.map((it) => it.seats)).toEqual([[{ seat: 0, link: '/s/here' }], [{ seat: 1, link: '/s/own' }]]);
    expect(now.every((it) => it.kept)).toBe(true);
  });
});

describe('results', () => {
  const over = (table: string, more: Partial<ProfileRow>) => known(table, 0, row(table, { over: true, ending: 'x', ...more }));
  it('are won, shared or lost, and counted by game, level and opponent', () => {
    const tables = [over('a', { winners: [0] }), over('b', { winners: [0, 1] }), over('c', { winners: [1], players: [person, { ...person, name: 'Bo' }] }), over('d', { winners: [0], device: true })];
    expect(tables.map(outcomeOf)).toEqual(['won', 'shared', 'lost', null]);
    expect(tallies(tables, 'game')).toEqual([{ key: 'hidden_stones', won: 1, shared: 1, lost: 1 }]);
    expect(tallies(tables, 'level').map((it) => it.key)).toEqual(['hard', 'people']);
    expect(tallies(tables, 'opponent')).toEqual([{ key: 'Bo', won: 0, shared: 0, lost: 1 }]);
  });
});

describe('a clock of days', () => {
  it('says its two largest parts', () => {
    expect(longText(3 * 86400 - 60, 'en')).toBe('2 days 23 hr');
    expect(longText(2 * 3600 + 300, 'en')).toBe('2 hr 5 min');
  });
});
