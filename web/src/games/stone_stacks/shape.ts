/** The box this board wants, and what the rest of the table needs. */
import type { Shape } from '../../table/layout';

/** A river has no form of its own. */
export const SHAPE: Shape = { ratio: [0.95, 1.5], column: 320, roomy: 460, below: 284, strip: 100 };
