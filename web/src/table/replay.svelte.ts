/** A finished game as a table one can walk through; the server reads the record and gives every view. */
import { Refused } from '../lib/api';
import type { Action, Fact, Judged, ReplayData, ReviewData, Snapshot, Step, TableInfo } from '../lib/messages';
import type { ReviewedSlider, Slider, TableModel } from './model';
import { reviewOf } from './review';
import { StillTable } from './still';

export async function readRecord(text: string): Promise<ReplayData> {
  const answer = await fetch('/api/replay', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: text }).catch(() => null);
  if (!answer) throw new Refused('unreachable');
  if (!answer.ok) throw new Refused(answer.status === 413 ? 'too_large' : 'bad_record');
  return (await answer.json()) as ReplayData;
}

export class ReplayModel extends StillTable implements TableModel {
  private at = $state(0);
  private eyes: number | null = $state(null);
  private forward = $state(false);

  readonly refusal = null;
  private review: ReviewData | null = $state.raw(null);
  private busy = $state(false);
  private trouble: string | null = $state(null);

  /** `record` is the same game as text: a review is asked for with it. */
  constructor(private readonly data: ReplayData, private readonly record: string) {
    super();
  }
  private get judged(): Judged | undefined {
    const { judged } = this.review ?? {};
    return this.at === this.data.steps.length - 1 ? judged?.at(-1) : judged?.find((it) => it.event === this.step.all.event + 1);
  }
  /** Where an answer cost much, the better one is shown before it. */
  get hint(): Action | null {
    return this.review?.slips.find((it) => it.event === this.step.all.event + 1)?.better[0] ?? null;
  }
  override get note(): unknown {
    return this.judged?.note ?? null;
  }
  get reviewed(): ReviewedSlider | undefined {
    if (!this.data.info.review) return undefined;
    const { review, busy, trouble } = this;
    return { review, busy, trouble, event: this.step.all.event, make: () => void this.makeReview(), before: (event) => this.before(event) };
  }
  async makeReview(): Promise<void> {
    this.busy = true;
    this.trouble = null;
    try {
      this.review = await reviewOf(this.record);
    } catch (error) {
      this.trouble = error instanceof Refused ? error.code : 'failed';
    }
    this.busy = false;
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
    const players = this.data.info.players.map((player) => ({ ...player, score: this.scores?.[player.seat] ?? null }));
    return { ...this.data.info, players, seat: this.eyes, started: true, host: false };
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
