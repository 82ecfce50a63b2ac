import { describe, expect, it } from 'vitest';
import { pebble } from '../src/front/pebble';
import { lastGame, LIKE_ME, usual, waysFor, newTable } from '../src/front/setup';
import { lineAt, lineOf } from '../src/lib/lines';
import type { KnownTable } from '../src/lib/memory';
import type { FromServer, GameOffer, ProfileRow, Snapshot } from '../src/lib/messages';
import { BORDER, qrOf } from '../src/lib/qr';
import { routeOf } from '../src/lib/routes';
import { SEATS, seatOf } from '../src/lib/seats';
import { patience, seenAfter } from '../src/lib/socket';
import { nextHolder } from '../src/table/holder';
import { clockText, leadLines } from '../src/table/model';

describe('a device that goes round', () => {
  it('calls its players by the names that were given', () => {
    const offer = {
      game: 'stoleme',
      players: [2, 4],
      minutes: [40, 90],
      levels: ['easy'],
      characters: [],
      usual: { seats: 2, level: 'easy' },
      options: [],
      presets: [],
      secrets: true,
    } satisfies GameOffer;
    const setup = { ...usual(offer), way: 'device' as const, names: ['Aino', ' '] };
    expect(newTable('stoleme', setup, 'Bo').seats).toEqual([{ kind: 'person', name: 'Aino' }, { kind: 'person' }]);
  });
});

describe('addresses', () => {
  it.each([
    ['/', { page: 'front' }],
    ['/learn/stoleme', { page: 'learn', game: 'stoleme' }],
    ['/s/ab_c', { page: 'seat', secret: 'ab_c' }],
    ['/w/x', { page: 'watch', link: 'x' }],
    ['/t/9', { page: 'table', table: '9' }],
    ['/r', { page: 'replay' }],
    ['/rules/stoleme/de', { page: 'rules', game: 'stoleme', language: 'de' }],
    ['/s', { page: 'lost' }],
    ['/rules/x', { page: 'lost' }],
    ['/what/ever', { page: 'lost' }],
  ])('%s', (path, route) => expect(routeOf(path)).toEqual(route));
});

describe('a QR code', () => {
  const code = qrOf('http://192.168.0.5:8000/s/0123456789abcdefghijklmnop');
  const dark = new Set(code.path.match(/M\d+ \d+/g)!.map((it) => it.slice(1)));
  it('keeps the quiet border and the three finder squares', () => {
    for (const place of dark) for (const at of place.split(' ').map(Number)) expect(at >= BORDER && at < code.size - BORDER).toBe(true);
    const last = code.size - BORDER - 7;
    for (const [x, y] of [
      [BORDER, BORDER],
      [last, BORDER],
      [BORDER, last],
    ])
      for (let i = 0; i < 7; i++) {
        expect(dark.has(`${x! + i} ${y}`)).toBe(true);
        expect(dark.has(`${x} ${y! + i}`)).toBe(true);
      }
  });
  it('grows with the text and differs by it', () => {
    expect(qrOf('a'.repeat(200)).size).toBeGreaterThan(code.size);
    expect(qrOf('one').path).not.toBe(qrOf('two').path);
  });
});

describe('seats', () => {
  it('have six colours and six signs, and wrap round', () => {
    expect(new Set(SEATS.map((it) => it.colour)).size).toBe(6);
    expect(new Set(SEATS.map((it) => it.sign)).size).toBe(6);
    expect(seatOf(6)).toBe(seatOf(0));
  });
});

describe('the socket', () => {
  it('waits longer after each failure, never more than ten seconds', () => {
    const waits = [0, 1, 2, 3, 4, 5, 9].map((attempt) => patience(attempt, 1));
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits.at(-1)).toBe(10_000);
    expect(patience(0, 0)).toBeGreaterThan(0);
  });
  it('remembers the last event of a snapshot and keeps it through other messages', () => {
    const moved = (event: number): FromServer => ({ type: 'moved', snapshot: { event } as Snapshot, facts: [], events: [], players: [], undone: null });
    expect(seenAfter(moved(17), { event: 3, chat: 2 })).toEqual({ event: 17, chat: 2 });
    expect(seenAfter(moved(-1), { event: null, chat: null })).toEqual({ event: null, chat: null });
    expect(seenAfter({ type: 'chat', line: { number: 5, seat: 0, name: '', text: '' } }, { event: 17, chat: 2 })).toEqual({ event: 17, chat: 5 });
    expect(seenAfter({ type: 'hint', id: 1, hint: null, note: null, look: null, why: null }, { event: 17, chat: 2 })).toEqual({ event: 17, chat: 2 });
  });
});

describe('passing one device', () => {
  it('stays with the one who is asked, goes to the next who is, and waits for nobody else', () => {
    expect(nextHolder([0, 1, 2], 0, [0])).toBe(0);
    expect(nextHolder([0, 1, 2], 0, [1])).toBe(1);
    expect(nextHolder([0, 1, 2], 2, [0, 1])).toBe(0);
    expect(nextHolder([0, 1, 2], 1, [0, 2])).toBe(2);
    expect(nextHolder([0, 2], 0, [1])).toBe(0);
    expect(nextHolder([0, 2], 0, [])).toBe(0);
  });
});

describe('the end', () => {
  it('draws one line a seat, highest total at the top', () => {
    const [first, second] = leadLines(
      [
        [0, 0],
        [2, 4],
      ],
      100,
      50,
    );
    expect(first).toBe('M0.0 50.0L100.0 25.0');
    expect(second).toBe('M0.0 50.0L100.0 0.0');
    expect(leadLines([], 100, 50)).toEqual([]);
  });
  it('tells the time left', () => {
    expect([61, 59.2, 0, -3].map(clockText)).toEqual(['1:01', '1:00', '0:00', '0:00']);
  });
});

describe('a table to ask for', () => {
  const offer: GameOffer = {
    game: 'g',
    players: [1, 5],
    minutes: [15, 25],
    levels: ['easy', 'normal'],
    characters: ['builder'],
    usual: { seats: 3, level: 'normal' },
    options: [{ name: 'o', kind: 'flag', usual: true }],
    presets: [],
    secrets: true,
  };
  it('is by default one person and bots at the usual level', () => {
    const request = newTable('g', usual(offer), 'Bo');
    expect(request.seats).toEqual([
      { kind: 'person', name: 'Bo' },
      { kind: 'bot', level: 'normal' },
      { kind: 'bot', level: 'normal' },
    ]);
    expect(request).toMatchObject({ options: { o: true }, open: false, device: false });
  });
  it('has open seats, people round one device, or only bots as asked for', () => {
    const kinds = (way: 'invite' | 'device' | 'watch') => newTable('g', { ...usual(offer), way, open: true }, '').seats.map((it) => it.kind);
    expect(kinds('invite')).toEqual(['person', 'open', 'open']);
    expect(kinds('device')).toEqual(['person', 'person', 'person']);
    expect(kinds('watch')).toEqual(['bot', 'bot', 'bot']);
    expect(newTable('g', { ...usual(offer), way: 'device', open: true }, '').open).toBe(false);
  });
  it('seats bots in a character, which is not rated', () => {
    const setup = { ...usual(offer), level: 'easy', character: 'builder', rated: true };
    expect(newTable('g', setup, '')).toMatchObject({ rated: false, seats: [{ kind: 'person' }, { kind: 'bot', level: 'easy:builder' }, { kind: 'bot', level: 'easy:builder' }] });
  });
  it('tells the server of the last game where the level follows it', () => {
    const table = (at: number, winners: number[], level: string): KnownTable => {
      const players = [
        { name: 'Bo', kind: 'person', level: '' },
        { name: '', kind: 'bot', level },
      ];
      return { table: `${at}`, game: 'g', seats: [{ seat: 0, link: '' }], device: false, at, row: { over: true, ending: 'x', winners, players, game: 'g' } as unknown as ProfileRow };
    };
    const last = lastGame([table(1, [1], 'easy'), table(3, [0], 'hard:gambler'), table(2, [1], 'normal')], 'g');
    expect(last).toEqual({ level: 'hard:gambler', outcome: 'won' });
    expect(lastGame([table(1, [1], 'easy')], 'other')).toBeNull();
    expect(newTable('g', { ...usual(offer), level: LIKE_ME }, '', '', last).seats[1]).toEqual({ kind: 'bot', level: 'like_me', last });
    expect(newTable('g', { ...usual(offer), level: 'easy' }, '', '', last).seats[1]).toEqual({ kind: 'bot', level: 'easy' });
  });
  it('has characters who say something now and then, and never all at once', () => {
    const said = Array.from({ length: 200 }, (_, event) => [0, 1].map((seat) => lineAt(seat, event)));
    expect(said.some(([one]) => one !== null)).toBe(true);
    expect(
      said
        .slice(0, 12)
        .flat()
        .every((line) => line === null),
    ).toBe(true); // while the table is set up
    expect(said.filter(([one]) => one !== null).length).toBeLessThan(80);
    expect(said.every(([one, other]) => one === null || other === null)).toBe(true);
  });
  it('has characters whose lines fit how the points stand and how it ended', () => {
    const abouts = (points: (number | null)[]) => new Set(Array.from({ length: 200 }, (_, event) => lineOf(0, event, points, null)));
    expect(abouts([5, 3, 4])).toEqual(new Set([null, '0', '1', '2', 'ahead']));
    expect(abouts([2, 3, 4])).toEqual(new Set([null, '0', '1', '2', 'behind']));
    for (const points of [[3, 3, 2], [3, 2, 4], [null, null], [5]]) expect(abouts(points)).toEqual(new Set([null, '0', '1', '2']));
    expect([0, 1].map((seat) => lineOf(seat, 7, [9, 0], [1]))).toEqual(['lost', 'won']);
    expect(lineOf(0, 7, [9, 0], [])).toBeNull();
  });
  it('offers no friends and no passing for one player', () => expect(waysFor(1)).toEqual(['bots', 'watch']));
});

describe('a drawn stone', () => {
  it('is the same for the same number, another for another, and stays in its ellipse', () => {
    expect(pebble(50, 50, 20, 10, 3)).toBe(pebble(50, 50, 20, 10, 3));
    expect(pebble(50, 50, 20, 10, 3)).not.toBe(pebble(50, 50, 20, 10, 4));
    for (const pair of pebble(50, 50, 20, 10, 3).match(/-?[\d.]+ -?[\d.]+/g)!) {
      const [x, y] = pair.split(' ').map(Number) as [number, number];
      expect(((x - 50) / 20) ** 2 + ((y - 50) / 10) ** 2).toBeLessThan(1.01);
    }
  });
});
