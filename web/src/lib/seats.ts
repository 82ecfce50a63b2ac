/** Seat colours with the sign that always goes with them: colour never stands alone. Shapes in a 24 x 24 box. */
import { wornBy } from './looks.svelte';

export interface Seat {
  colour: string;
  sign: string;
  path: string;
}

export const SEATS: readonly Seat[] = [
  { colour: '#0072B2', sign: 'circle', path: 'M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19Z' },
  { colour: '#D55E00', sign: 'triangle', path: 'M12 2.5L22.5 21h-21Z' },
  { colour: '#009E73', sign: 'square', path: 'M3.5 3.5h17v17h-17Z' },
  { colour: '#E0B400', sign: 'diamond', path: 'M12 1.5L22 12L12 22.5L2 12Z' },
  { colour: '#CC79A7', sign: 'cross', path: 'M8.6 2.5h6.8v6.1h6.1v6.8h-6.1v6.1H8.6v-6.1H2.5V8.6h6.1Z' },
  { colour: '#222222', sign: 'hexagon', path: 'M7 3h10l5.2 9L17 21H7L1.8 12Z' },
];

export function seatOf(seat: number): Seat {
  const look = wornBy(seat);
  return SEATS[((look % SEATS.length) + SEATS.length) % SEATS.length]!;
}
