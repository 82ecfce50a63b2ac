import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fact, Player, Snapshot } from '../src/lib/messages';
import { byAnswer, USUAL, type Telling } from '../src/lib/telling';
import { standsFor, type Heard } from '../src/table/moments';
import { LONGEST, Teller } from '../src/table/teller.svelte';

/** What the page looks at when it is loaded. */
vi.hoisted(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

const ME = 0;
const BEAT = 900;
const READ = 700;
const fact = (event: number, seat: number | null, kind = 'moved', parts: Record<string, number> = {}): Fact => ({ event, seat, kind, parts });
const players = (score: number): Player[] => [0, 1].map((seat) => ({ seat, name: '', kind: 'person', here: true, score }));

/** A table that goes on: every call is a message of the server. */
class Table {
  log: Fact[] = [];
  snapshot: Snapshot = this.at(-1, ME);
  constructor(
    readonly teller: Teller,
    readonly me: number | null = ME,
  ) {
    this.hear([], 0);
  }
  private at(event: number, asked: number, over = false): Snapshot {
    return {
      event,
      view: { event },
      question: { number: event + 1, kind: 'turn', seats: [asked], waiting: [asked], mine: asked === ME && !over },
      legal: [{ code: 1, kind: 'go', parts: [] }],
      draft: [],
      undo: null,
      deadline: null,
      over: over ? { ending: 'won', winners: [1], scores: [0, 1], lead: [] } : null,
      suspended: false,
      banks: null,
    };
  }
  private hear(facts: Fact[], score: number): void {
    const now: Heard = { snapshot: this.snapshot, facts, log: this.log, players: players(score), me: this.me };
    this.teller.hear(now);
  }
  moved(facts: Fact[], { asked = ME, over = false, score = 0 } = {}): void {
    this.log = [...this.log, ...facts];
    this.snapshot = this.at(facts.at(-1)!.event, asked, over);
    this.hear(facts, score);
  }
  visited(): void {
    this.hear([], 0);
  }
  undone(to: number): void {
    this.log = this.log.slice(0, to);
    this.snapshot = this.at(this.snapshot.event + 1, ME);
    this.hear([], 0);
  }
  /** Something that brings no fact: a draft, a seal, somebody gives up. */
  quiet(over = false): void {
    this.snapshot = this.at(this.snapshot.event + 1, ME, over);
    this.hear([], 0);
  }
}
function seated(telling: Telling = {}): { teller: Teller; table: Table } {
  const teller = new Teller();
  teller.telling = telling;
  return { teller, table: new Table(teller) };
}
/** One moment a fact, each of which writes its event into the view. */
const one: Telling = { moments: (facts) => facts.map((it) => [it]), after: (view, it) => ({ ...view, event: it.event * 10 + it.parts.part! }) };

let less = false;
beforeEach(() => {
  less = false;
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: less }));
});
afterEach(() => {
  vi.useRealTimers();
});

describe('moments', () => {
  it('are the answers, each with what nature did about it', () => {
    expect(byAnswer([fact(1, 1), fact(1, 1), fact(2, null), fact(3, 1), fact(4, 0)]).map((it) => it.length)).toEqual([3, 1, 1]);
  });
  it('are told faster when much is to come or a clock runs', () => {
    expect(standsFor(1000, 0, 2, false)).toBe(standsFor(1000, 0, 1, true));
    expect(standsFor(1000, 40, 1, false)).toBeLessThan(standsFor(1000, 2, 1, false));
  });
});

describe("others' turns", () => {
  it('are told one after another, and log, scores, line and choices wait for them', () => {
    const { teller, table } = seated();
    table.moved([fact(0, 1)], { asked: 1 });
    table.moved([fact(1, 1)], { score: 5 });
    expect([teller.now!.event, teller.logged, teller.busy, teller.now!.question.mine, teller.now!.legal.length]).toEqual([0, 1, true, false, 0]);
    expect(teller.scores).toEqual([0, 0]);
    vi.advanceTimersByTime(USUAL);
    expect([teller.now!.event, teller.logged, teller.busy, teller.now!.question.mine, teller.scores]).toEqual([1, 2, false, true, null]);
    expect(teller.moment?.facts).toEqual([table.log[1]]); // it stands, but one may answer already
    vi.advanceTimersByTime(USUAL);
    expect(teller.moment).toBeNull();
    expect(teller.trace).toEqual(table.log); // and stays traced
  });
  it('are cut short by nobody but the one who acts', () => {
    const { teller, table } = seated();
    table.moved([fact(0, 1)]);
    table.moved([fact(1, 0)], { asked: 1 });
    expect([teller.now!.event, teller.facts, teller.trace]).toEqual([1, [table.log[1]], [table.log[1]]]);
  });
  it('show the views between where the game knows them', () => {
    const { teller, table } = seated(one);
    table.moved([fact(3, 1, 'a', { part: 1 }), fact(3, 1, 'b', { part: 2 }), fact(3, 1, 'c', { part: 3 })]);
    const seen = [];
    for (let i = 0; i < 3; i++, vi.advanceTimersByTime(USUAL)) seen.push(teller.now!.view.event);
    expect(seen).toEqual([31, 32, 3]);
  });
  it('can be paused, stepped through and skipped', () => {
    const { teller, table } = seated(one);
    table.moved([1, 2, 3].map((part) => fact(3, 1, 'a', { part })));
    teller.toggle();
    vi.advanceTimersByTime(60_000);
    expect(teller.now!.view.event).toBe(31);
    teller.next();
    vi.advanceTimersByTime(60_000);
    expect(teller.now!.view.event).toBe(32);
    teller.skip();
    expect([teller.now!.view.event, teller.busy, teller.logged, teller.spoken.length]).toEqual([3, false, 3, 1]);
  });
  it('go on after a pause from where they were', () => {
    const { teller, table } = seated(one);
    table.moved([1, 2].map((part) => fact(3, 1, 'a', { part })));
    teller.toggle();
    vi.advanceTimersByTime(60_000);
    teller.toggle();
    expect([teller.now!.view.event, teller.busy]).toEqual([3, false]);
  });
  it('are told at once with reduced motion, every word of them', () => {
    less = true;
    const { teller, table } = seated(one);
    table.moved([1, 2, 3].map((part) => fact(3, 1, 'a', { part })));
    expect([teller.busy, teller.spoken.length, teller.facts.length, teller.now!.question.mine]).toEqual([false, 3, 3, true]);
  });
});

describe('one who watches', () => {
  it('sees the last turn traced, not all that ever happened', () => {
    const teller = new Teller();
    const table = new Table(teller, null);
    for (const [event, seat] of [
      [0, 1],
      [1, 0],
      [2, 1],
      [3, 1],
    ])
      table.moved([fact(event!, seat!)]);
    vi.advanceTimersByTime(10 * USUAL);
    expect(teller.trace.map((it) => it.event)).toEqual([2, 3]);
  });
  it('who comes or goes changes nothing of what is told', () => {
    const { teller, table } = seated();
    table.moved([fact(0, 1)]);
    table.visited();
    expect(teller.facts).toEqual(table.log);
    vi.advanceTimersByTime(10 * USUAL);
    table.visited();
    expect(teller.facts).toEqual(table.log);
  });
});

describe('a moment with an outcome', () => {
  const telling: Telling = { holds: () => true, lasts: () => 2000 };
  it('is in no log and no sentence before it is over', () => {
    const { teller, table } = seated(telling);
    table.moved([fact(0, 0)], { score: 3 });
    expect([teller.logged, teller.spoken, teller.scores, teller.busy]).toEqual([0, [], [0, 0], true]);
    vi.advanceTimersByTime(2000);
    expect([teller.logged, teller.spoken.length, teller.scores, teller.busy]).toEqual([1, 1, null, false]);
  });
  it('is said before the next one comes', () => {
    const { teller, table } = seated({ moments: (facts) => facts.map((it) => [it]), ...telling });
    table.moved([fact(0, 1), fact(1, 1)]);
    vi.advanceTimersByTime(2000);
    expect([teller.logged, teller.spoken.map((it) => it.facts[0]!.event)]).toEqual([1, [0]]);
    vi.advanceTimersByTime(1000);
    expect([teller.logged, teller.spoken]).toEqual([1, []]);
  });
  it('is said by the first step on, and left by the second', () => {
    const { teller, table } = seated({ moments: (facts) => facts.map((it) => [it]), ...telling });
    table.moved([fact(0, 1), fact(1, 1)]);
    teller.next();
    expect([teller.logged, teller.spoken.length, teller.facts[0]!.event]).toEqual([1, 1, 0]);
    teller.next();
    expect([teller.logged, teller.spoken.length, teller.facts[0]!.event]).toEqual([1, 0, 1]);
  });
  it('lasts as long as the board is still moving', () => {
    const { teller, table } = seated();
    table.moved([fact(0, 1)]);
    teller.hold(true);
    vi.advanceTimersByTime(20_000);
    expect([teller.busy, teller.now!.question.mine]).toEqual([true, false]);
    teller.hold(false);
    expect([teller.busy, teller.now!.question.mine]).toEqual([false, true]);
    teller.hold(true); // over is over
    expect(teller.busy).toBe(false);
  });
  it('ends by itself, whatever the board forgets', () => {
    const { teller, table } = seated(telling);
    table.moved([fact(0, 1)], { asked: 1 });
    teller.hold(true);
    teller.next(); // its outcome is known
    teller.next(); // nothing is left: all is told
    table.moved([fact(1, 1)]);
    teller.hold(true); // and never lets go
    table.moved([fact(2, 1)], { over: true });
    vi.advanceTimersByTime(LONGEST + 2000 + 2 * READ + BEAT);
    expect([teller.busy, teller.logged, teller.spoken.length, teller.ended]).toEqual([false, 3, 1, true]);
  });
  it('is not held by a board that never let go of the one before', () => {
    const { teller, table } = seated();
    table.moved([fact(0, 0)], { asked: 1 });
    teller.hold(true); // an answer of one's own is over already, the board moves
    table.moved([fact(1, 1)]);
    vi.advanceTimersByTime(USUAL);
    expect([teller.busy, teller.now!.question.mine]).toEqual([false, true]);
  });
  it('stands still when it is skipped', () => {
    const { teller, table } = seated(telling);
    table.moved([fact(0, 1)]);
    teller.hold(true);
    teller.skip();
    expect([teller.facts, teller.busy, teller.spoken.length]).toEqual([[], false, 1]);
  });
});

describe('the end', () => {
  it('comes a beat after the last moment', () => {
    const { teller, table } = seated();
    table.moved([fact(0, 1)], { over: true });
    expect(teller.now!.over).toBeNull();
    vi.advanceTimersByTime(USUAL);
    expect([teller.now!.over !== null, teller.ended]).toEqual([true, false]);
    vi.advanceTimersByTime(BEAT);
    expect(teller.ended).toBe(true);
  });
  it('waits for a board that moves by an answer of our own', () => {
    const { teller, table } = seated();
    table.moved([fact(0, 0)], { over: true });
    teller.hold(true);
    vi.advanceTimersByTime(20_000);
    expect([teller.ended, teller.now!.over]).toEqual([false, null]);
    teller.hold(false);
    vi.advanceTimersByTime(BEAT);
    expect(teller.ended).toBe(true);
  });
  it('comes without a fact when somebody gives up', () => {
    const { teller, table } = seated();
    table.quiet(true);
    vi.advanceTimersByTime(BEAT);
    expect(teller.ended).toBe(true);
  });
});

describe('once more', () => {
  it('begins with the table as it was and comes back to how things stand', () => {
    const { teller, table } = seated(one);
    table.moved([fact(0, 0, 'a', { part: 0 })], { asked: 1 });
    table.moved([1, 2].map((part) => fact(3, 1, 'a', { part })));
    vi.advanceTimersByTime(10 * USUAL);
    expect(teller.replayable).toBe(true);
    teller.replay();
    expect([teller.again, teller.now!.view.event, teller.facts, teller.logged]).toEqual([true, 0, [], 3]);
    vi.advanceTimersByTime(450);
    expect([teller.now!.view.event, teller.trace]).toEqual([31, [table.log[1]]]);
    vi.advanceTimersByTime(2 * USUAL);
    expect([teller.again, teller.busy, teller.now!.view.event]).toEqual([false, false, 3]);
  });
  it('is one turn of the log, and what comes meanwhile is told after it', () => {
    const { teller, table } = seated();
    for (const [event, seat] of [
      [0, 1],
      [1, 1],
      [2, 0],
      [3, 1],
    ])
      table.moved([fact(event!, seat!)]);
    vi.advanceTimersByTime(10 * USUAL);
    teller.replay(0);
    vi.advanceTimersByTime(450);
    table.moved([fact(4, 1)]);
    const seen = [];
    for (let i = 0; i < 3; i++, vi.advanceTimersByTime(USUAL)) seen.push([teller.now!.event, teller.again, teller.logged]);
    expect(seen).toEqual([
      [0, true, 4],
      [1, true, 4],
      [4, false, 5],
    ]);
    expect(teller.knows(99)).toBe(false);
  });
});

describe('a jump', () => {
  it('shows the table as it is; what was taken back cannot be seen again', () => {
    const { teller, table } = seated();
    table.moved([fact(0, 1)]);
    table.moved([fact(1, 0)]);
    table.undone(1);
    expect([teller.busy, teller.now!.event, teller.knows(0), teller.knows(1), teller.facts]).toEqual([false, 2, true, false, []]);
  });
  it('is no jump when only a draft has changed: what stands goes on', () => {
    const { teller, table } = seated();
    table.moved([fact(0, 1)], { asked: 1 });
    table.moved([fact(1, 1)], { asked: 1 });
    table.quiet();
    expect([teller.now!.event, teller.busy]).toEqual([0, true]);
    vi.advanceTimersByTime(USUAL);
    expect([teller.now!.event, teller.now!.question.mine]).toEqual([2, true]);
  });
});
