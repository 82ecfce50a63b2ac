/** The box this board wants, and what the rest of the table needs. */
import type { Shape } from '../../table/layout';

export const SHAPE: Shape = { ratio: [1, 1], column: 256, below: 262 };
