/** A hint for the hand in words a person can follow: what to change from how the stone hangs now. */
import { t } from '../../lib/words.svelte';
import type { Aim } from './aim';
import { MM, type Balance, type Best } from './balance';

const [NEAR_MM, NEAR_DEGREES, NEAR_TILT] = [0.8, 5, 45];
/** A place that balances nearly as well as the best one needs no other: on a wide base there are many. */
const ENOUGH = 0.9;
/** Degrees off the slope up to which a stone lies on it. */
const LIES = 4;

/** `here`: how it would balance if it were let go as it hangs now. */
export function advice(now: Aim, wanted: Best | null, here: Balance | null = null): string {
  if (!wanted) return t('stacks-verdict-no-way');
  if (here && here.margin >= ENOUGH * wanted.margin && (here.off * 180) / Math.PI < LIES) return t('stacks-advice-well');
  const { aim } = wanted;
  const steps: string[] = [];
  if (aim.face !== now.face) steps.push(t('stacks-advice-side', { number: aim.face + 1 }));
  const turn = ((aim.yaw - now.yaw + 540) % 360) - 180;
  if (Math.abs(turn) > NEAR_DEGREES) steps.push(t(turn > 0 ? 'stacks-advice-left' : 'stacks-advice-right', { degrees: Math.abs(turn) }));
  const [dx, dy] = [aim.dx - now.dx, aim.dy - now.dy].map((it) => (it / 1000) * MM) as [number, number];
  const mm = (it: number) => ({ mm: Math.round(Math.abs(it)) || 1 });
  if (Math.abs(dx) > NEAR_MM) steps.push(t(dx > 0 ? 'stacks-advice-east' : 'stacks-advice-west', mm(dx)));
  if (Math.abs(dy) > NEAR_MM) steps.push(t(dy > 0 ? 'stacks-advice-far' : 'stacks-advice-close', mm(dy)));
  if (Math.hypot(aim.tilt_x - now.tilt_x, aim.tilt_y - now.tilt_y) > NEAR_TILT) steps.push(t('stacks-advice-slope'));
  return steps.length ? t('stacks-advice', { steps: steps.join('; ') }) : t('stacks-advice-well');
}
