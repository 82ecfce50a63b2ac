/** A second click, quick and at the same place, was meant for what was there before it: it must not do something else.
 *
 * So it is dropped where another control lies under the pointer by then, or the same one with other words. Controls
 * that are pressed many times running (a pace, a step) say so with `data-repeat`.
 */
const SOON = 350;
const NEAR = 24;
const CONTROLS = 'button, a, summary, label, select, input, [role="button"], [tabindex]';

export interface Clicked {
  control: unknown;
  words: string;
  x: number;
  y: number;
  when: number;
  touch: boolean;
}

/** Whether a click belongs to the one before it and would hit something else. A mouse's are counted by the browser, a finger's by time. */
export function strays(before: Clicked | null, now: Clicked, count: number): boolean {
  if (!before || Math.hypot(now.x - before.x, now.y - before.y) > NEAR) return false;
  if (count < 2 && (!now.touch || now.when - before.when > SOON)) return false;
  return now.control !== before.control || now.words !== before.words;
}

/** Watches all clicks of a page. */
export function guardDoubles(page: Document): void {
  let before: Clicked | null = null;
  const judge = (event: MouseEvent): void => {
    if (event.detail === 0) return; // by a key or a script, not by a hand on the pointer
    const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
    const words = `${control?.textContent ?? ''}|${control?.getAttribute('title') ?? ''}`;
    const now: Clicked = { control, words, x: event.clientX, y: event.clientY, when: event.timeStamp, touch: event instanceof PointerEvent && event.pointerType === 'touch' };
    const stray = control !== null && !control.hasAttribute('data-repeat') && strays(before, now, event.detail);
    if (!stray) before = now;
    else {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  page.addEventListener('click', judge, { capture: true });
}
