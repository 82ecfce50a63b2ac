import { describe, expect, it } from 'vitest';
import { strays, type Clicked } from '../src/lib/doubles';

const click = (control: string, more: Partial<Clicked> = {}): Clicked => ({ control, words: control, x: 100, y: 100, when: 0, touch: false, ...more });

describe('a second click at the same place', () => {
  it('is dropped when something else lies there by then', () => {
    expect(strays(click('cancel'), click('end turn', { when: 120 }), 2)).toBe(true);
  });
  it('is dropped when the same button says something else', () => {
    expect(strays(click('button', { words: 'Pause' }), click('button', { words: 'Go on', when: 120 }), 2)).toBe(true);
  });
  it('counts when it is the same button, elsewhere, or by itself', () => {
    expect(strays(click('next'), click('next', { when: 120 }), 2)).toBe(false);
    expect(strays(click('one'), click('other', { x: 160, when: 120 }), 2)).toBe(false);
    expect(strays(click('cancel'), click('end turn', { when: 2000 }), 1)).toBe(false);
    expect(strays(null, click('end turn'), 1)).toBe(false);
  });
  it("of a finger is known by its time: a browser does not count a finger's taps", () => {
    expect(strays(click('cancel'), click('end turn', { when: 200, touch: true }), 1)).toBe(true);
    expect(strays(click('cancel'), click('end turn', { when: 500, touch: true }), 1)).toBe(false);
  });
});
