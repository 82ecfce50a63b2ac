/** The box this board wants, and what the rest of the table needs. */
import type { Shape } from '../../table/layout';

/** The land is 634 wide and 572 high; round it lie woods. */
export const SHAPE: Shape = { ratio: [1.04, 1.12], column: 320, roomy: 440, below: 280, strip: 116, prompt: 97, promptBeside: 196 };
