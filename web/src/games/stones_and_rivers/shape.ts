/** The box this board wants, and what the rest of the table needs. */
import type { Shape } from '../../table/layout';

/** The cloth as it is, its hem round it. */
export const shapeOf = (wide: number, high: number): Shape => ({ ratio: [wide / high, wide / high], column: 250, below: 176 });
