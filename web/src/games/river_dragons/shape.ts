/** The box this board wants, and what the rest of the table needs. */
import type { Shape } from '../../table/layout';

/** A square delta; wider, it loses open water above and below. */
export const SHAPE: Shape = { ratio: [1, 1.12], column: 340, roomy: 480, below: 264, strip: 112, prompt: 62 };
