/** What is told, cut into moments: each knows the view after it, so that it can be shown in its time and once more. Pure. */
import type { Fact, Player, Snapshot } from '../lib/messages';
import { actorOf, byAnswer, usualTime, type Telling, type View } from '../lib/telling';

/** How things stood when the server told of them. */
export interface Heard {
  snapshot: Snapshot;
  facts: Fact[];
  log: Fact[];
  players: readonly Player[];
  me: number | null;
}

export interface Told {
  facts: Fact[];
  seat: number | null;
  /** Brought by an answer of one's own. */
  own: boolean;
  /** The table before it and after it; the question is the one that follows. */
  from: Snapshot;
  snapshot: Snapshot;
  /** Everybody's points before it. */
  scores: (number | null)[];
  /** Facts in the log once it is told. */
  logged: number;
  lasts: number;
  holds: boolean;
  begins: boolean;
}

export function momentsOf(before: Heard, now: Heard, { moments = byAnswer, after, lasts, holds, begins }: Telling): Told[] {
  const cut = moments(now.facts);
  const scores = before.players.map((it) => it.score);
  let from = before.snapshot;
  let logged = before.log.length;
  return cut.map((facts, i) => {
    const final = i === cut.length - 1;
    const view: View = after ? facts.reduce(after, from.view as View) : now.snapshot.view;
    const snapshot = final ? now.snapshot : { ...now.snapshot, view, over: null };
    const own = now.me !== null && facts[0]!.seat === now.me;
    const told = {
      facts,
      own,
      from,
      snapshot,
      scores,
      seat: actorOf(facts[0]),
      logged: (logged += facts.length),
      lasts: lasts?.(facts, own) ?? usualTime(own),
      holds: holds?.(facts) ?? false,
      begins: begins?.(facts) ?? false,
    };
    from = snapshot;
    return told;
  });
}

/** How long the table is shown as it was before something is told once more. */
const LOOK = 450;
/** What is shown once more, on the table as it was; nothing of it is decided again. */
export function repeated(told: readonly Told[]): Told[] {
  const [first] = told;
  if (!first) return [];
  const again = told.map((it) => ({ ...it, holds: false, snapshot: { ...it.snapshot, over: null } }));
  return [{ ...again[0]!, facts: [], snapshot: { ...first.from, over: null }, lasts: LOOK }, ...again];
}

/** A long queue is told faster: nobody should fall far behind the table. */
const MANY = 10;
/** How long a moment stands, with `left` to come after it; under a clock one's own decision must not wait long. */
export function standsFor(lasts: number, left: number, pace: number, hurried: boolean): number {
  return lasts / pace / Math.max(1, left / MANY) / (hurried ? 2 : 1);
}

/** Where the last turn begins: at its first moment where the game says so, else after one's own last answer. */
export function lastTurn(told: readonly Told[], me: number | null): number {
  const begun = told.findLastIndex((it) => it.begins);
  if (begun >= 0) return begun;
  if (me !== null) return told.findLastIndex((it) => it.own) + 1;
  const last = told.at(-1)?.seat;
  return told.findLastIndex((it) => it.seat !== last) + 1;
}
/** From the moment of an event to the end of that turn; null where it is no longer known. */
export function turnOf(told: readonly Told[], event: number): [number, number] | null {
  const from = told.findIndex((it) => it.facts.some((fact) => fact.event === event));
  if (from < 0) return null;
  const marked = told.some((it) => it.begins);
  const to = told.findIndex((it, i) => i > from && (marked ? it.begins : it.seat !== told[from]!.seat && it.seat !== null));
  return [from, to < 0 ? told.length : to];
}
