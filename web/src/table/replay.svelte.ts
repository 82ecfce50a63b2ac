/** A finished game as a table one can walk through; the server reads the record and gives every view. */
import { playOn, Refused } from '../lib/api';
import { choices } from '../lib/choices.svelte';
import { remember, type Sitting } from '../lib/memory';
import type { Action, Fact, Judged, Moment, ReplayData, ReviewData, Snapshot, Step, TableInfo } from '../lib/messages';
import { go, to } from '../lib/place';
import { request } from '../lib/request';
import type { Note, ReviewedSlider, Slider, TableModel } from './model';
import { notesOf, onlyNote } from './notes';
import { reviewOf } from './review';
import { StillTable } from './still';

/** A game with a board to try things on (Stones & Rivers) writes the positions of its usual board. */
const WRITERS = import.meta.glob<{ written(cells: readonly number[], turn: number): string }>('../games/*/written.ts', { eager: true });

async function readPage(text: string, first: number): Promise<ReplayData> {
  const answer = await request(`/api/replay?first=${first}`, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: text }).catch(() => null);
  if (!answer) throw new Refused('unreachable');
  if (!answer.ok) throw new Refused(answer.status === 413 ? 'too_large' : answer.status === 429 ? 'too_fast' : 'bad_record');
  return (await answer.json()) as ReplayData;
}

/** The whole record, page by page: the server shows a few hundred steps at once. */
export async function readRecord(text: string): Promise<ReplayData> {
  const whole = await readPage(text, 0);
  while (whole.steps.length < whole.total) {
    const { steps, payloads } = await readPage(text, whole.steps.length);
    if (!steps.length) break;
    whole.steps.push(...steps);
    Object.assign(whole.payloads, payloads);
  }
  return whole;
}

export class ReplayModel extends StillTable implements TableModel {
  private at = $state(0);
  private eyes: number | null = $state(null);
  private forward = $state(false);

  readonly refusal = null;
  private review: ReviewData | null = $state.raw(null);
  private busy = $state(false);
  private failure: string | null = $state(null);

  /** `record` is the same game as text: a review is asked for with it; `sitting` is who played it, where that is known here. */
  constructor(
    private readonly data: ReplayData,
    private readonly record: string,
    private readonly sitting: Sitting | null = null,
    private readonly follow: (way: 'line' | 'try', moment: Moment) => void = () => {},
  ) {
    super();
    this.eyes = sitting?.seat ?? null;
  }
  private get judged(): Judged | undefined {
    const { judged } = this.review ?? {};
    return this.at === this.data.steps.length - 1 ? judged?.at(-1) : judged?.find((it) => it.event === this.step.all.event + 1);
  }
  /** Where an answer cost much, the better one is shown before it. */
  get hint(): Action | null {
    return this.review?.moments.find((it) => it.event === this.step.all.event + 1)?.better[0] ?? null;
  }
  override get note(): unknown {
    return this.judged?.note ?? null;
  }
  get reviewed(): ReviewedSlider | undefined {
    if (!this.data.info.review) return undefined;
    const { review, busy, failure } = this;
    return {
      review,
      busy,
      failure,
      me: this.sitting?.seat ?? this.eyes,
      event: this.step.all.event,
      make: () => void this.makeReview(),
      before: (event) => this.before(event),
      follow: (way, moment) => this.followed(way, moment),
    };
  }
  followed(way: 'line' | 'try', moment: number): void {
    const found = this.review?.moments[moment];
    if (found) this.follow(way, found);
  }
  /** The moments of one seat to try oneself, from one of them on round. */
  puzzles(from: Moment): Moment[] {
    const all = (this.review?.moments ?? []).filter((it) => it.seat === from.seat);
    const at = Math.max(0, all.indexOf(from));
    return [...all.slice(at), ...all.slice(0, at)];
  }
  async makeReview(): Promise<void> {
    this.busy = true;
    this.failure = null;
    try {
      this.review = await reviewOf(this.record, (found) => (this.review = found));
    } catch (error) {
      this.failure = error instanceof Refused ? error.code : 'failed';
    }
    this.busy = false;
  }
  /** In the seat whose eyes these are, else in that of whoever is asked. */
  get playOn(): (() => Promise<void>) | undefined {
    return /\nend \S+\s*$/.test(this.record) ? () => this.goOn() : undefined;
  }
  get analysis(): string | undefined {
    const { game, options } = this.data.info;
    const writer = options.board === 'official' ? WRITERS[`../games/${game}/written.ts`] : undefined;
    const { cells, turn } = this.step.all.view as { cells: number[]; turn: number };
    return writer && to(`/analysis?position=${encodeURIComponent(writer.written(cells, turn))}`);
  }
  private async goOn(): Promise<void> {
    const seat = this.eyes ?? this.step.all.question.waiting[0] ?? 0;
    try {
      const made = await playOn({ record: this.record, step: this.at, seat, name: choices.name });
      remember({ table: made.table, game: this.data.info.game, seats: made.seats, device: false, at: Date.now() });
      go(made.seats[0]!.link);
    } catch (error) {
      this.failure = error instanceof Refused ? error.code : 'failed';
    }
  }
  before(event: number): void {
    const found = this.data.steps.findIndex((it) => it.all.event === event - 1);
    this.slider.go(event < 0 ? this.data.steps.length - 1 : Math.max(0, found));
  }

  protected override get payloads(): Record<string, string> {
    return this.data.payloads;
  }
  private get step(): Step {
    return this.data.steps[this.at]!;
  }
  get info(): TableInfo {
    const players = this.data.info.players.map((player) => ({ ...player, ...this.sitting?.players.find((it) => it.seat === player.seat), score: this.scores?.[player.seat] ?? null }));
    return { ...this.data.info, table: this.sitting?.table ?? '', players, seat: this.eyes, started: true, host: false };
  }
  /** Points at this step, where the course of the game has an entry for every step after the set-up.
   *
   * One more is the count at the end; one less is a game that was given up, which is a step without an answer.
   */
  private get scores(): number[] | null {
    const { steps } = this.data;
    const lead = steps.at(-1)?.all.over?.lead;
    if (!lead || Math.abs(lead.length - (steps.length - 1)) > 1) return null;
    if (this.at === 0) return this.data.info.players.map(() => 0);
    return (this.at === steps.length - 1 ? lead.at(-1) : lead[this.at - 1]) ?? null;
  }
  get snapshot(): Snapshot {
    return this.eyes === null ? this.step.all : this.step.snapshots[this.eyes]!;
  }
  /** Facts move the pieces only when the slider goes one step on; after a jump the view just stands. */
  get fresh(): Fact[] {
    return this.forward ? this.step.facts : [];
  }
  get log(): Fact[] {
    return this.data.steps.slice(0, this.at + 1).flatMap((step) => step.facts);
  }
  /** What happened beside the game, and who had no choice, up to this step. */
  override get notes(): Note[] {
    const found: Note[] = [];
    let before = 0;
    const log = this.log;
    for (const [i, step] of this.data.steps.slice(0, this.at + 1).entries()) {
      const asked = this.data.steps[i - 1]?.all.question;
      const clocked = (step.events ?? []).some((it) => it.kind === 'answer');
      if (asked) found.push(...onlyNote(asked, clocked || !step.facts.length ? [] : [{ seat: asked.waiting[0] ?? null, kind: 'answer', by: '' }], before));
      found.push(...notesOf(step.events ?? [], log.slice(0, before + step.facts.length)));
      before += step.facts.length;
    }
    return found;
  }
  get slider(): Slider {
    return {
      at: this.at,
      last: this.data.steps.length - 1,
      eyes: this.eyes,
      go: (at) => {
        const wanted = Math.max(0, Math.min(at, this.data.steps.length - 1));
        this.forward = wanted === this.at + 1;
        this.at = wanted;
      },
      look: (seat) => {
        this.forward = false;
        this.eyes = seat;
      },
    };
  }
}
