/** A first game that teaches by doing: a record of a real game, played on by the learner's own hands.
 *
 * A game brings a lesson as `games/<game>/lesson.ts`: the record (made ready by scripts/seal_record.py), the learner's
 * seat, and steps in order. A step without `does` is read; one with `does` waits until exactly that is done, and the
 * record goes on by one answer. The other seats' answers play by themselves.
 */
import type { NamedAnswer } from '../lib/board';
import { choices, still } from '../lib/choices.svelte';
import type { Action, Fact, Refusal, ReplayData, Snapshot, TableInfo } from '../lib/messages';
import { t } from '../lib/words.svelte';
import type { LessonStep, OneGame } from './lessons';
import type { Coach, TableModel } from './model';
import { StillTable } from './still';

const asAction = ({ kind, parts, extra }: NamedAnswer): Action => ({ code: 0, kind, parts, ...(extra && { extra }) });
const same = (one: readonly number[], other: readonly number[]) => one.length === other.length && one.every((it, i) => it === other[i]);
/** How long another player's answer stays to be looked at. */
const LOOK = 1400;

export class LessonModel extends StillTable implements TableModel {
  private at = $state(0);
  private step = $state(0);
  private part = $state(0);
  refusal: Refusal | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly lesson: OneGame,
    private readonly data: ReplayData,
    private readonly play: () => void,
  ) {
    super();
  }
  close(): void {
    clearTimeout(this.timer);
  }

  protected override get payloads(): Record<string, string> {
    return this.data.payloads;
  }
  private get base(): Snapshot {
    return this.data.steps[this.at]!.snapshots[this.lesson.seat]!;
  }
  private get now(): LessonStep | undefined {
    return this.lesson.steps[this.step];
  }
  /** What is to be done now, unless the others are still playing. */
  private get wanted(): Action | null {
    const answer = this.base.question.mine ? this.now?.does?.[this.part] : undefined;
    return answer ? asAction(answer) : null;
  }
  get info(): TableInfo {
    const { info } = this.data;
    const players = info.players.map((it) => ({
      ...it,
      score: this.lesson.points?.(this.log, it.seat) ?? null,
      ...(it.seat !== this.lesson.seat && { kind: 'bot' as const, level: 'easy' }),
      ...(it.seat === this.lesson.seat && { name: choices.name }),
    }));
    return { ...info, players, seat: this.lesson.seat };
  }
  get snapshot(): Snapshot {
    const draft = this.now?.does?.slice(0, this.part).map(asAction) ?? [];
    return { ...this.base, legal: this.wanted ? [this.wanted] : [], draft };
  }
  get hint(): Action | null {
    return this.wanted ?? (this.now?.shows && this.base.question.mine ? asAction(this.now.shows) : null);
  }
  get fresh(): Fact[] {
    return this.at ? this.data.steps[this.at]!.facts : [];
  }
  get log(): Fact[] {
    return this.data.steps.slice(0, this.at + 1).flatMap((it) => it.facts);
  }
  get coach(): Coach {
    const { steps } = this.lesson;
    const done = this.step >= steps.length;
    const waiting = !done && !this.base.question.mine;
    return {
      text: done ? t('lesson-done') : waiting ? t('lesson-watch') : t(this.now!.key),
      at: Math.min(this.step + 1, steps.length),
      last: steps.length,
      reading: !done && !waiting && !this.now!.does,
      done,
      next: () => (this.step += 1),
      again: () => this.reset(),
      play: () => this.play(),
    };
  }

  override act(action: Action): void {
    const { wanted } = this;
    this.refusal = null;
    if (!wanted || action.kind !== wanted.kind || !same(action.parts, wanted.parts)) return;
    this.part += 1;
    if (this.part < this.now!.does!.length) return;
    this.part = 0;
    this.step += 1;
    this.at = Math.min(this.at + 1, this.data.steps.length - 1);
    this.run();
  }
  /** What is not asked for now is not wrong, only for later. */
  override ask(): Promise<Refusal | null> {
    this.refusal = { rule: 0, text: t(this.now?.does ? 'lesson-other' : 'lesson-read'), lights: {} };
    return Promise.resolve(this.refusal);
  }
  private reset(): void {
    this.close();
    this.at = this.step = this.part = 0;
    this.refusal = null;
  }
  /** Lets the other seats play until the learner is asked again. */
  private run(): void {
    if (this.base.question.mine || this.step >= this.lesson.steps.length || this.at >= this.data.steps.length - 1) return;
    this.timer = setTimeout(
      () => {
        this.at += 1;
        this.run();
      },
      still() ? LOOK * 1.5 : LOOK,
    );
  }
}
