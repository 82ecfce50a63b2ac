// What the page's engine (`rules.js` beside it) plays: the last state of seeded games, and what it says of views.
import { Rules } from './rules.js';

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Games of quick players: `[steps, packed state]` of each. */
export async function played(code, carried, { seats, brain, seeds, options }) {
  const rules = await Rules.load(code, carried);
  const [s, brains] = [rules.states(), rules.cells('I', 6)];
  new Int32Array(rules.memory.buffer, brains.at, 6).fill(brain);
  const found = [];
  for (let seed = 0; seed < seeds; seed++) {
    rules.start(s, seats, options);
    rules.seed(seed);
    found.push([rules.playOut(s, brains), hex(rules.pack(s))]);
  }
  return found;
}

/** For views (fields by name): what may be answered, and of some codes why not. */
export async function judged(code, carried, views) {
  const rules = await Rules.load(code, carried);
  const s = rules.states();
  return views.map(({ view, seat, codes }) => {
    rules.see(s, view);
    const legal = rules.legal(s, seat);
    return [legal, codes.map((each) => rules.whyNot(s, seat, each)?.rule ?? 0)];
  });
}
