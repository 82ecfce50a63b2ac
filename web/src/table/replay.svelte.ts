/** A finished game as a table one can walk through; the server reads the record and gives every view. */
import { Refused } from '../lib/api';
import type { Fact, ReplayData, Snapshot, Step, TableInfo } from '../lib/messages';
import type { Slider, TableModel } from './model';
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
  readonly hint = null;

  constructor(private readonly data: ReplayData) {
    super();
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
  /** Points at this step, where the course of the game has one entry for every step after the set-up. */
  private get scores(): number[] | null {
    const { steps } = this.data;
    const lead = steps.at(-1)?.all.over?.lead;
    if (!lead || lead.length !== steps.length - 1) return null;
    return this.at === 0 ? this.data.info.players.map(() => 0) : lead[this.at - 1]!;
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
