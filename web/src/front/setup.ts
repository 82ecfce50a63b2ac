/** Turns the plain choices of the set-up sheet into the table the server is asked for. */
import type { Options } from '../lib/board';
import type { KnownTable } from '../lib/memory';
import type { GameOffer, LastGame, NewSeat, NewTable } from '../lib/messages';
import { outcomeOf } from '../profile/results';

export const WAYS = ['bots', 'invite', 'device', 'watch'] as const;
export type Way = (typeof WAYS)[number];

/** Seconds for the whole game, and how many every answer adds. */
export const MAINS: readonly [number, number][] = [
  [300, 3],
  [600, 5],
  [1200, 10],
  [2400, 20],
];

/** `names` are those of the players who share a device, seat by seat. */
export interface SetUp {
  way: Way;
  seats: number;
  /** One of the offer's, or `LIKE_ME`. */
  level: string;
  /** How the bots play, empty: each as it comes. */
  character: string;
  options: Options;
  open: boolean;
  clock: number | null;
  /** Which of `MAINS`, null: no limit for the whole game. */
  main: number | null;
  rated: boolean;
  names: string[];
}

/** What Play does when nobody asked for more: the usual number of players, bots at the usual level. */
export function usual(offer: GameOffer): SetUp {
  const options = Object.fromEntries(offer.options.map((option) => [option.name, option.usual]));
  return { way: 'bots', seats: offer.usual.seats, level: offer.usual.level, character: '', options, open: false, clock: null, main: null, rated: false, names: [] };
}

/** Ways that make sense for a game with this many players. */
export function waysFor(seats: number): Way[] {
  return WAYS.filter((way) => seats > 1 || way === 'bots' || way === 'watch');
}

/** A level that follows the player's results; the server says how. */
export const LIKE_ME = 'like_me';

/** How the last game against bots alone ended that this browser knows of, and how strong they were. */
export function lastGame(tables: readonly KnownTable[], game: string): LastGame | null {
  for (const table of [...tables].sort((a, b) => b.at - a.at)) {
    const outcome = table.game === game ? outcomeOf(table) : null;
    const others = (table.row?.players ?? []).filter((_, seat) => !table.seats.some((it) => it.seat === seat));
    const level = others[0]?.level;
    if (outcome && level && others.every((it) => it.kind === 'bot')) return { level, outcome };
  }
  return null;
}

/** Rated games are for several, each before a device of their own; a character is no fixed point of the ladder. */
export function mayBeRated(setup: SetUp): boolean {
  return setup.seats > 1 && !setup.character && (setup.way === 'bots' || setup.way === 'invite');
}

function seatsOf(setup: SetUp, name: string, last: LastGame | null): NewSeat[] {
  const level = setup.character ? `${setup.level}:${setup.character}` : setup.level;
  const bot: NewSeat = setup.level === LIKE_ME && last ? { kind: 'bot', level, last } : { kind: 'bot', level };
  return Array.from({ length: setup.seats }, (_, seat): NewSeat => {
    if (setup.way === 'watch') return bot;
    const called = setup.way === 'device' ? setup.names[seat]?.trim() : seat === 0 ? name : '';
    if (setup.way === 'device' || seat === 0) return called ? { kind: 'person', name: called } : { kind: 'person' };
    return setup.way === 'invite' ? { kind: 'open' } : bot;
  });
}

export function newTable(game: string, setup: SetUp, name: string, variant = '', last: LastGame | null = null): NewTable {
  return {
    game,
    options: setup.options,
    seats: seatsOf(setup, name, last),
    open: setup.way === 'watch' || (setup.way === 'invite' && setup.open), // bots have nothing against being watched
    clock: setup.clock,
    main_time: setup.main === null ? null : MAINS[setup.main]![0],
    increment: setup.main === null ? 0 : MAINS[setup.main]![1],
    device: setup.way === 'device',
    rated: mayBeRated(setup) && setup.rated && !variant,
    variant,
  };
}
