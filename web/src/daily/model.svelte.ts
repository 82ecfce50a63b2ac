/** One challenge at the table: a lesson of one chapter that counts tries and ends in a result. */
import type { Challenge } from '../lib/messages';
import { t } from '../lib/words.svelte';
import { ChapterModel } from '../table/chapters.svelte';
import type { Coach } from '../table/model';
import { today } from './calendar';
import { chapterOf, pebblesOf, scoreOf, telling } from './judging';
import { note, resultOf, type Reached } from '../lib/dailyResults';

export class StoneModel extends ChapterModel {
  private tries: number;
  private hinted = false;
  private noted = false;

  constructor(
    readonly stone: Challenge,
    private readonly key: string,
    private readonly reached: (result: Reached) => void,
    failed: (error: unknown) => void,
  ) {
    super(stone.game, [chapterOf(stone)], () => this.show(), failed);
    this.tries = resultOf(key)?.tries ?? 0;
  }
  private get score(): number {
    return (this.now && scoreOf(this.stone, this.now.facts, this.now.snapshot, this.answers)) ?? 0;
  }
  override askHint(): void {
    this.hinted = true;
    super.askHint();
  }
  override get coach(): Coach {
    const { stone } = this;
    const coach = super.coach;
    const key = coach.done ? 'done' : coach.missed ? 'missed' : 'task';
    return {
      ...coach,
      text: t(`daily-${key}-${stone.kind}`, telling(stone, this.score)),
      onward: 'daily-result',
      again: () => {
        this.finish();
        this.noted = false;
        this.retry();
      },
    };
  }
  /** A try is over, well or not: it counts once. */
  private finish(): void {
    if (this.noted || !(this.met || this.missed)) return;
    this.noted = true;
    this.tries += 1;
    if (this.met) note(this.key, { score: this.score, pebbles: pebblesOf(this.stone, this.score, this.tries, this.hinted), tries: this.tries }, today());
  }
  private show(): void {
    this.finish();
    const result = resultOf(this.key);
    if (result) this.reached(result);
  }
}
