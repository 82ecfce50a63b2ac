/** What follows when a table was made: its links are kept in this browser, and there is a place to go to. */
import { remember } from '../lib/memory';
import type { GameOffer, TableMade } from '../lib/messages';
import type { SetUp } from './setup';

/** The address of the seat, the device's table or the watchers' place. */
export function entered({ game, secrets }: GameOffer, setup: SetUp, made: TableMade): string {
  if (setup.way === 'watch') return made.watch;
  const device = setup.way === 'device';
  const seats = device ? made.seats : made.seats.slice(0, 1);
  remember({ table: made.table, game, seats, device, at: Date.now(), ...(device && { names: setup.names, secrets }) });
  return device ? `/t/${made.table}` : seats[0]!.link;
}
