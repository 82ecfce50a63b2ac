/** The resolution told at one's own pace: play, pause, one moment on, skip to how things stand, and the last turn again.
 *
 * The server is always ahead; what it tells is kept here and played on the stage. With reduced motion nothing runs by
 * itself: the table stands as it is, and the last turn can be stepped through.
 */
import { still } from '../../lib/choices.svelte';
import type { Fact } from '../../lib/messages';
import { read, write } from '../../lib/settings';
import { after, beatsOf, isTold, lasts, sameStage, stageOf, type Beat, type Stage } from './stage';

export const SPEEDS = [0.5, 1, 2, 4];
const KEY = 'riffle.river_dragons.speed';

export class Show {
  /** What is drawn while something is being told; null: the table as it is. */
  stage: Stage | null = $state.raw(null);
  /** The moment told last. */
  beat: Beat | null = $state.raw(null);
  playing = $state(true);
  again = $state(false);
  speed = $state(SPEEDS.includes(Number(read(KEY))) ? Number(read(KEY)) : 1);
  /** A decision of one's own waits behind what is being told. */
  awaited = false;
  private left: Beat[] = $state.raw([]);
  private history: { start: Stage; beats: Beat[] } | null = $state.raw(null);
  private known: Stage | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly told: (beat: Beat) => void) {}

  get running(): boolean {
    return this.stage !== null;
  }
  get replayable(): boolean {
    return !this.running && (this.history?.beats.some(isTold) ?? false);
  }

  /** Something happened on the table, or (no facts) it just stands like this now. */
  hear(facts: readonly Fact[], view: Record<string, any>): void {
    const before = this.known;
    const now = stageOf(view);
    this.known = now;
    if (!facts.length || !before) {
      if (before && !sameStage(this.ahead(before), now)) this.forget();
      return;
    }
    const beats = beatsOf(facts);
    this.keep(before, beats);
    if (still() && !this.again) return this.tellAtOnce(beats);
    this.stage ??= before;
    this.left = [...this.left, ...beats];
    if (this.timer === undefined && this.playing) this.go();
  }
  /** Where the telling would end. */
  private ahead(before: Stage): Stage {
    return this.left.flatMap((beat) => beat.facts).reduce(after, this.stage ?? before);
  }
  private forget(): void {
    this.skip();
    this.history = null;
    this.beat = null;
  }
  /** The last turn is kept from its first card on; a turn that has not begun keeps the one before. */
  private keep(before: Stage, beats: Beat[]): void {
    const first = beats.findIndex((beat) => beat.kind === 'revealed' && beat.parts.slot === 0);
    if (first < 0) {
      if (this.history) this.history = { ...this.history, beats: [...this.history.beats, ...beats] };
      return;
    }
    const start = beats.slice(0, first).flatMap((beat) => beat.facts).reduce(after, before);
    this.history = { start, beats: beats.slice(first) };
  }
  private tellAtOnce(beats: Beat[]): void {
    for (const beat of beats) if (isTold(beat)) this.told(beat);
    this.beat = beats.findLast(isTold) ?? this.beat;
  }

  private go(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const beat = this.step();
    if (!beat || !this.playing) return;
    this.timer = setTimeout(() => this.go(), lasts(beat, this.left.length, this.speed, this.awaited && !this.again));
  }
  /** One moment on; the one that was told, or null when all is told and the table stands as it is. */
  private step(): Beat | null {
    const [beat, ...rest] = this.left;
    if (!beat || !this.stage) {
      this.skip();
      return null;
    }
    this.left = rest;
    this.stage = beat.facts.reduce(after, this.stage);
    if (isTold(beat)) {
      this.beat = beat;
      this.told(beat);
    }
    return beat;
  }

  toggle(): void {
    this.playing = !this.playing;
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.playing && this.running) this.go();
  }
  next(): void {
    this.playing = false;
    clearTimeout(this.timer);
    this.timer = undefined;
    for (let beat = this.step(); beat && !isTold(beat); beat = this.step());
  }
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const last = this.left.findLast(isTold);
    if (last) this.beat = last;
    this.left = [];
    this.stage = null;
    this.again = false;
    this.playing = true;
  }
  replay(): void {
    if (!this.history) return;
    this.again = true;
    this.stage = this.history.start;
    this.left = [...this.history.beats];
    this.playing = !still();
    if (this.playing) this.go();
    else this.next();
  }
  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
    write(KEY, String(this.speed));
  }
  close(): void {
    clearTimeout(this.timer);
  }
}
