import { beforeEach, expect, it, vi } from 'vitest';
import { Aftermath } from '../src/games/stone_stacks/aftermath.svelte';
import { START } from '../src/games/stone_stacks/aim';
import { Hand } from '../src/games/stone_stacks/hand.svelte';
import { STONES } from '../src/games/stone_stacks/stones';
import { stacksOf } from '../src/games/stone_stacks/stacks';
import type { View } from '../src/games/stone_stacks/view';

/** What the page looks at when it is loaded; frames are drawn when the test says so. */
const frames = vi.hoisted(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const waiting: ((now: number) => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: (now: number) => void) => waiting.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => (waiting.length = 0));
  return waiting;
});
beforeEach(() => {
  frames.length = 0;
});
/** Three frames of stones 3 and 20. */
const WAY = Uint8Array.from(atob('eNpjZGIWYZ7FvIWtwYCRgYHhv36DR4MEY0MD4/96IAEUmsnMcMOdgYEZxGK67g4WOA1SygAAnngNGA=='), (c) => c.charCodeAt(0));
const table = (stones: Record<number, number>, release = 180): View =>
  ({
    stack_of: STONES.map((it) => stones[it.id] ?? -1),
    height_of: STONES.map(() => 0),
    pose: STONES.map(() => [0, 0, 0, 0, 0, 0, 0]),
    sway: 12345,
    release: [0, 0, 0, 0, 0, 0, 1, 0, release],
  }) as unknown as View;
const facts = (outcome: string) => [
  { event: 7, kind: 'let_go', parts: { seat: 0, stone: 3, stack: 2 }, seat: 0 },
  { event: 8, kind: outcome, parts: { seat: 0, stone: 3, stack: 2 }, seat: null },
];

function watched() {
  const held: boolean[] = [];
  let asked = 0;
  const after = new Aftermath();
  const payload = () => Promise.resolve((asked++, WAY));
  const see = (now: View, happened: ReturnType<typeof facts>) => after.see(now, happened, {}, true, payload, { seat: 0, answer: [], hold: (on) => held.push(on) });
  return { after, held, see, asked: () => asked };
}
/** Fetched and unpacked, then played until nothing moves. */
async function played(): Promise<void> {
  await vi.waitUntil(() => frames.length > 0);
  for (let now = performance.now(); frames.length; now += 200) frames.shift()!(now);
}

it('a stone let go is told once, however often the table is looked at', async () => {
  const { after, held, see, asked } = watched();
  see(table({}), []);
  const fell = facts('fell');
  see(table({}), fell);
  see(table({}), fell);
  await played();
  see(table({}), fell);
  expect([after.played, after.verdict?.outcome, held, asked()]).toEqual([8, 'fell', [true, false], 1]);
});
it('comes to rest where no frame is ever drawn, as in a tab that nobody sees', async () => {
  const { after, held, see } = watched();
  see(table({}), []);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  see(table({}), facts('fell'));
  await vi.waitUntil(() => (vi.advanceTimersByTime(1000), after.played === 8), { timeout: 5000 }).finally(() => vi.useRealTimers());
  expect(held.at(-1)).toBe(false);
});
it('is drawn once while it comes down, even where the table is already beyond it', async () => {
  const { after, see } = watched();
  const stands = table({ 3: 2, 20: 1 });
  see(stands, []);
  see(stands, facts('stood'));
  await vi.waitUntil(() => frames.length > 0);
  frames.shift()!(performance.now());
  const drawn = after.drawn(stacksOf(stands)).map((pile) => pile.map((it) => it.stone));
  expect(drawn).toEqual([[], [20], [3], [], [], []]);
});
it('is skipped like everything else, and after a jump no other stone is judged by it', async () => {
  const { after, see } = watched();
  see(table({}), []);
  see(table({}), facts('fell'));
  await vi.waitUntil(() => frames.length > 0);
  see(table({}), []);
  expect([frames.length, after.verdict?.outcome]).toEqual([0, 'fell']);
  see(table({}, 99), []);
  expect(after.verdict).toBeNull();
});
it('a hand is shown to the others when it does something new, and seen as it lowers by itself', () => {
  const [mine, theirs] = [new Hand(), new Hand()];
  mine.begin(0, false);
  mine.run(1000, false);
  expect(mine.news(1000)).toEqual([...Object.values(START), 60, 60]);
  expect(mine.news(2000)).toBeNull();
  mine.take();
  mine.set({ dx: 300 }, null);
  expect(mine.news(1050)).toBeNull(); // not so soon after the last
  mine.run(1500, false);
  theirs.follow(mine.news(1500)!, 7000);
  theirs.run(7500, false);
  mine.run(2000, false);
  expect([theirs.drawn.dx, theirs.height]).toEqual([300, mine.height]);
  expect(mine.news(3400)).toBeNull();
  expect(mine.news(3500)?.slice(0, 4)).toEqual([0, 0, 300, 0]); // again: the last sight may have been missed
});
