/** Turns the plain choices of the set-up sheet into the table the server is asked for. */
import type { Options } from '../lib/board';
import type { GameOffer, SeatWish, TableWish } from '../lib/messages';

export const WAYS = ['bots', 'invite', 'device', 'watch'] as const;
export type Way = (typeof WAYS)[number];

/** `names` are those of the players who share a device, seat by seat. */
export interface SetUp { way: Way; seats: number; level: string; options: Options; open: boolean; clock: number | null; names: string[] }

/** What Play does when nobody asked for more: the usual number of players, bots at the usual level. */
export function usual(offer: GameOffer): SetUp {
  const options = Object.fromEntries(offer.options.map((option) => [option.name, option.usual]));
  return { way: 'bots', seats: offer.usual.seats, level: offer.usual.level, options, open: false, clock: null, names: [] };
}

/** Ways that make sense for a game with this many players. */
export function waysFor(seats: number): Way[] {
  return WAYS.filter((way) => seats > 1 || way === 'bots' || way === 'watch');
}

function seatsOf(setup: SetUp, name: string): SeatWish[] {
  const bot: SeatWish = { kind: 'bot', level: setup.level };
  return Array.from({ length: setup.seats }, (_, seat): SeatWish => {
    if (setup.way === 'watch') return bot;
    const called = setup.way === 'device' ? setup.names[seat]?.trim() : seat === 0 ? name : '';
    if (setup.way === 'device' || seat === 0) return called ? { kind: 'person', name: called } : { kind: 'person' };
    return setup.way === 'invite' ? { kind: 'open' } : bot;
  });
}

export function wishOf(game: string, setup: SetUp, name: string): TableWish {
  return {
    game,
    options: setup.options,
    seats: seatsOf(setup, name),
    open: setup.way === 'invite' && setup.open,
    clock: setup.clock,
    device: setup.way === 'device',
  };
}
