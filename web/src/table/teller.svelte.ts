/** Tells what happened, moment by moment: play, pause, one on, skip to how things stand, and once more.
 *
 * The frame shows nothing but what has been told: board, log, scores, line and end all come from here. With reduced
 * motion nothing runs by itself: the table stands as it is at once, and the last turn can be stepped through.
 */
import { still } from '../lib/choices.svelte';
import type { Fact, Snapshot } from '../lib/messages';
import { read, write } from '../lib/settings';
import type { Moment, Telling } from '../lib/telling';
import { lastTurn, momentsOf, repeated, standsFor, turnOf, type Heard, type Told } from './moments';

export const PACES = [0.5, 1, 2, 4];
const KEY = 'riffle.pace';
/** Between the last moment and the result. */
const BEAT = 900;
/** Nobody waits longer for a board that is still moving, at the usual pace: whatever becomes of it, what is told comes to its end. */
export const LONGEST = 30_000;
/** A moment with an outcome stays a little longer for its words to be read. */
const READ = 700;
/** Moments that can be shown once more. */
const KEPT = 400;

export class Teller {
  playing = $state(true);
  again = $state(false);
  pace = $state(PACES.includes(Number(read(KEY))) ? Number(read(KEY)) : 1);
  /** The end has been told and looked at. */
  ended = $state(false);
  telling: Telling = $state.raw({});
  private latest: Heard | null = $state.raw(null);
  /** The moment told last; `standing` while its time runs. */
  private last: Told | null = $state.raw(null);
  private standing = $state(false);
  /** The moment that stands has had its time: its words and its lines of the log may be known. */
  private judged = $state(false);
  private left: Told[] = $state.raw([]);
  private told: Told[] = $state.raw([]);
  /** Facts of the moment told last, for motion; empty after a jump. */
  facts: Fact[] = $state.raw([]);
  /** Where on the way through `left` the live moments begin. */
  private repeats = $state(0);
  private held = $state(false);
  /** The board has let go of the moment told last: it cannot hold it a second time. */
  private letGo = false;
  /** What was told together, for those who listen: one moment or, at once, several. */
  said: readonly Told[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private end: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;

  // What is shown ----------------------------------------------------------------------------------------------------

  /** Something is still to be told: nothing can be done yet, and nothing is known of what comes. */
  get busy(): boolean {
    return this.left.length > 0 || this.again || this.held || this.open || (this.standing && this.last !== null && this.last.snapshot.over !== null);
  }
  /** The question that may be answered while others' moments are told. */
  private get meanwhile(): boolean {
    const asked = this.latest?.snapshot.question;
    return asked !== undefined && asked.mine && (this.telling.meanwhile?.(asked) ?? false);
  }
  get now(): Snapshot | null {
    const { latest, last } = this;
    if (!latest || !this.busy || !last) return latest?.snapshot ?? null;
    const shown = { ...last.snapshot, over: null, undo: null, deadline: latest.snapshot.deadline };
    if (this.meanwhile) return { ...shown, question: latest.snapshot.question, legal: latest.snapshot.legal, draft: latest.snapshot.draft };
    return { ...shown, legal: [], question: { ...shown.question, mine: false, waiting: last.seat === null ? [] : [last.seat] } };
  }
  /** Something is told and nothing can be done meanwhile. */
  get waits(): boolean {
    return this.busy && !this.meanwhile;
  }
  get moment(): Moment | null {
    const { last } = this;
    if (!last?.facts.length || !(this.standing || this.busy)) return null;
    return { facts: last.facts, kind: last.facts[0]!.kind, parts: last.facts[0]!.parts, seat: last.seat, pace: this.pace, again: this.again };
  }
  /** Facts to be traced: what happened since one's own last answer, or that answer; for a watcher the last turn. */
  get trace(): Fact[] {
    if (this.again) return this.last?.facts ?? [];
    if (this.latest?.me === null) return this.told.slice(this.from).flatMap((it) => it.facts);
    const own = this.told.findLastIndex((it) => it.own);
    const answer = this.told[own]?.facts[0]?.event;
    const from = own < this.told.length - 1 ? own + 1 : this.told.findIndex((it) => it.facts[0]?.event === answer);
    return this.told.slice(Math.max(0, from)).flatMap((it) => it.facts);
  }
  /** How many facts of the log have been told. */
  get logged(): number {
    const all = this.latest?.log.length ?? 0;
    const untold = this.left.slice(this.repeats).reduce((sum, it) => sum + it.facts.length, 0);
    const unjudged = this.open && !this.again ? this.last!.facts.length : 0;
    return all - untold - unjudged;
  }
  /** Scores as far as they are told; null: as they are. */
  get scores(): (number | null)[] | null {
    return this.left[this.repeats]?.scores ?? (this.open && !this.again ? this.last!.scores : null);
  }
  /** Told with words: a moment with an outcome only when it is over. */
  get spoken(): readonly Told[] {
    return this.open ? [] : this.said;
  }
  /** The outcome of what is shown now is not known yet. */
  private get open(): boolean {
    return this.standing && this.last !== null && this.last.holds && !this.judged;
  }
  /** There is something to pause, to step through or to skip. */
  get running(): boolean {
    return this.busy || (this.standing && !this.playing);
  }
  get replayable(): boolean {
    return !this.running && this.told.length > this.from;
  }
  private get from(): number {
    return lastTurn(this.told, this.latest?.me ?? null);
  }
  knows(event: number): boolean {
    return turnOf(this.told, event) !== null;
  }

  // What comes -------------------------------------------------------------------------------------------------------

  /** How things stand now. Facts that lead there from what was known are told; after a jump the table just stands. */
  hear(now: Heard, jumpy = false): void {
    if (jumpy) this.skip();
    const before = this.latest;
    this.latest = now;
    if (before?.snapshot === now.snapshot) return; // somebody came or went
    const grown = before ? now.log.length - before.log.length : -1;
    if (!before || now.snapshot.event < before.snapshot.event || grown < 0 || (grown > 0 && grown !== now.facts.length)) return this.stand(before, now);
    if (grown === 0) return this.refresh(now);
    const moments = momentsOf(before, now, this.telling);
    if (still() && !this.again && this.playing) return this.tellAtOnce(moments, now);
    // Whoever acts has seen enough of what was before.
    if (moments[0]!.own && !this.busy) this.over();
    this.left = [...this.left, ...moments];
    if (!this.standing && this.playing) this.go();
  }
  /** The same moment, looked at anew: a draft, a seal, another language. */
  private refresh(now: Heard): void {
    if (this.left.length > this.repeats) this.left = [...this.left.slice(0, -1), { ...this.left.at(-1)!, snapshot: now.snapshot }];
    else if (this.last && !this.again) this.last = { ...this.last, snapshot: now.snapshot };
    if (!this.standing && !this.busy) this.facts = [];
    if (now.snapshot.over && !this.busy) this.settle();
  }
  /** A jump: what was told before it and still holds can be shown once more. */
  private stand(before: Heard | null, now: Heard): void {
    this.clear();
    const back = before !== null && now.log.length <= before.log.length;
    this.told = back ? this.told.filter((it) => it.logged <= now.log.length) : [];
    this.last = null;
    this.facts = [];
    this.said = [];
    this.ended = now.snapshot.over !== null;
  }
  private tellAtOnce(moments: Told[], now: Heard): void {
    this.keep(moments);
    this.last = moments.at(-1)!;
    this.said = moments;
    this.facts = now.facts;
    this.settle();
  }
  private keep(moments: readonly Told[]): void {
    this.told = [...this.told, ...moments].slice(-KEPT);
  }

  // Time -------------------------------------------------------------------------------------------------------------

  private go(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const [next, ...rest] = this.left;
    if (!next) return this.over();
    this.left = rest;
    if (this.repeats) this.repeats -= 1;
    else {
      this.again = false;
      this.keep([next]);
    }
    this.last = next;
    this.said = [next];
    this.facts = next.facts;
    this.held = this.letGo = false; // whatever the board still holds belongs to the moment before
    clearTimeout(this.patience);
    this.judged = still();
    this.standing = true;
    if (!this.playing) return;
    const asked = this.latest?.snapshot;
    const hurried = !this.again && asked?.deadline != null && asked.question.mine && !this.meanwhile;
    const wait = standsFor(next.lasts, rest.length, this.pace, hurried);
    if (wait > 0) this.timer = setTimeout(() => this.passed(), wait);
    else this.passed();
  }
  /** The moment has been looked at long enough; a board that is still moving is waited for. */
  private passed(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.held || !this.playing) return;
    if (this.open) {
      this.judged = true;
      this.timer = setTimeout(() => this.passed(), standsFor(READ, this.left.length, this.pace, false));
    } else if (this.left.length) this.go();
    else this.over();
  }
  /** All is told. */
  private over(): void {
    if (this.again) this.facts = [];
    this.clear();
    this.settle();
  }
  private clear(): void {
    clearTimeout(this.timer);
    clearTimeout(this.end);
    clearTimeout(this.patience);
    this.timer = this.end = undefined;
    this.left = [];
    this.standing = this.again = this.held = false;
    this.repeats = 0;
    this.playing = true;
  }
  /** A beat after the last moment comes the result. */
  private settle(): void {
    clearTimeout(this.end);
    if (!this.latest?.snapshot.over) this.ended = false;
    else if (!this.ended) this.end = setTimeout(() => (this.ended = true), BEAT);
  }

  // The hand on it ---------------------------------------------------------------------------------------------------

  /** The board is still moving: the moment lasts until it says otherwise, or until nobody would wait any longer. */
  hold(on: boolean): void {
    if (this.held === on || (on && this.letGo)) return;
    this.held = on;
    this.letGo = !on;
    clearTimeout(this.patience);
    if (on) {
      clearTimeout(this.end);
      this.patience = setTimeout(() => this.hold(false), LONGEST / this.pace);
    } else if (this.timer === undefined && this.standing) this.passed();
    else if (this.timer === undefined) this.settle();
  }
  toggle(): void {
    this.playing = !this.playing;
    if (this.playing && this.timer === undefined) this.passed();
  }
  next(): void {
    this.playing = false;
    this.held = false;
    if (this.open) this.judged = true;
    else this.go();
  }
  skip(): void {
    const live = this.left.slice(this.repeats);
    this.keep(live);
    const last = live.at(-1);
    if (last) [this.last, this.said] = [last, live];
    if (this.running) this.facts = [];
    this.over();
  }
  /** Once more: the last turn, or the turn of an event that one points at in the log. */
  replay(event?: number): void {
    const range = event === undefined ? ([this.from, this.told.length] as const) : turnOf(this.told, event);
    if (!range || this.again) return;
    const shown = repeated(this.told.slice(...range));
    if (!shown.length) return;
    this.left = [...shown, ...this.left];
    this.repeats = shown.length;
    this.again = true;
    this.playing = !still();
    this.go();
    if (!this.playing) this.go();
  }
  faster(): void {
    this.pace = PACES[(PACES.indexOf(this.pace) + 1) % PACES.length]!;
    write(KEY, String(this.pace));
  }
  close(): void {
    for (const it of [this.timer, this.end, this.patience]) clearTimeout(it);
  }
}
