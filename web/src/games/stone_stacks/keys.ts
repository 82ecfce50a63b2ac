/** The hand by the keyboard: arrows move, Q and E turn, W and S tilt fore and aft, A and D sideways, F lays another side down, M
 * matches the slope. With Shift in small steps (turns: in large ones). */
import type { Aim } from './aim';

export type Change = { by: Partial<Aim> } | { act: 'face' | 'match' };

export function changeOf({ key, shiftKey, ctrlKey, altKey, metaKey }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>): Change | null {
  if (ctrlKey || altKey || metaKey) return null;
  const far = shiftKey ? 5 : 25;
  const lean = shiftKey ? 5 : 20;
  const turn = shiftKey ? 10 : 1;
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case 'ArrowLeft':
      return { by: { dx: -far } };
    case 'ArrowRight':
      return { by: { dx: far } };
    case 'ArrowUp':
      return { by: { dy: far } };
    case 'ArrowDown':
      return { by: { dy: -far } };
    case 'q':
      return { by: { yaw: turn } };
    case 'e':
      return { by: { yaw: -turn } };
    case 'w':
      return { by: { tilt_x: -lean } };
    case 's':
      return { by: { tilt_x: lean } };
    case 'a':
      return { by: { tilt_y: -lean } };
    case 'd':
      return { by: { tilt_y: lean } };
    case 'f':
      return { act: 'face' };
    case 'm':
      return { act: 'match' };
    default:
      return null;
  }
}
