/** Help while aiming (rule 47): one choice for everyone, or another for single players. It changes nothing in how a stone is judged. */
import type { Options } from '../../lib/board';

const LEVELS = ['none', 'ring', 'plumb', 'shade', 'bar'];
export interface Assist {
  ring: boolean;
  plumb: boolean;
  shade: boolean;
  bar: boolean;
}

/** What helps the player at a seat. */
export function assistOf(options: Options, seat: number): Assist {
  const own = options[`assist_${seat + 1}`];
  const word = own === undefined || own === 'same' ? options.assist : own;
  const level = word === undefined ? LEVELS.length - 1 : LEVELS.indexOf(String(word));
  return { ring: level >= 1, plumb: level >= 2, shade: level >= 3, bar: level >= 4 };
}
