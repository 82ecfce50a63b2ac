/** A lesson of chapters: small positions, each with something to reach. The learner plays freely, the server judges.
 *
 * Nothing is kept anywhere but here: every answer is sent with all before it (`/api/practice`), and a chapter that was
 * missed begins anew. Games whose answers come in parts (a program of five cards) are played part by part.
 */
import { practise, Refused } from '../lib/api';
import type { NamedAnswer } from '../lib/board';
import { choices } from '../lib/choices.svelte';
import type { Action, Fact, Practised, Refusal, Snapshot, TableInfo } from '../lib/messages';
import { t, tMaybe } from '../lib/words.svelte';
import type { Chapter } from './lessons';
import type { Coach, TableModel } from './model';
import { StillTable } from './still';

const asAction = ({ kind, parts, extra }: NamedAnswer): Action => ({ code: 0, kind, parts, ...(extra && { extra }) });
const worded = (text: string | (() => string)): string => (typeof text === 'string' ? t(text) : text());
const same = (one: NamedAnswer, other: NamedAnswer) => one.kind === other.kind && one.parts.join() === other.parts.join();

export class ChapterModel extends StillTable implements TableModel {
  private at = $state(0);
  private read = $state(0);
  protected answers: NamedAnswer[] = $state.raw([]);
  protected now: Practised | null = $state.raw(null);
  protected told = $state(false);
  refusal: Refusal | null = $state.raw(null);
  /** The chapter's position is still on its way: what is here belongs to the chapter before. */
  private opening = $state(true);
  private busy = false;
  private sent = 0;

  constructor(
    private readonly game: string,
    private readonly chapters: Chapter[],
    private readonly play: () => void,
    private readonly failed: (error: unknown) => void,
    /** What the way on is called when all is done. */
    private readonly onward = 'lesson-play',
  ) {
    super();
    void this.tryOut([]);
  }
  close(): void {}

  protected override get payloads(): Record<string, string> {
    return this.now?.payloads ?? {};
  }
  private get chapter(): Chapter {
    return this.chapters[this.at]!;
  }
  private get seat(): number {
    return this.chapter.seat ?? 0;
  }
  private get reading(): boolean {
    return this.read < (this.chapter.says?.length ?? 0);
  }
  protected get met(): boolean {
    return this.now !== null && !this.opening && this.answers.length > 0 && this.chapter.met(this.now.facts, this.now.snapshot, this.answers);
  }
  protected get missed(): boolean {
    if (!this.now || this.opening || this.met || this.reading) return false;
    if (this.chapter.lost?.(this.answers)) return true;
    return this.now.snapshot.over !== null || this.now.answered >= this.chapter.answers;
  }
  get info(): TableInfo | null {
    if (!this.now) return null;
    const { info, snapshot } = this.now;
    const players = info.players.map((it) => ({
      ...it,
      score: this.chapter.points?.(snapshot, it.seat) ?? null,
      ...(it.seat === this.seat ? { name: choices.name } : { kind: 'bot' as const, level: 'easy' }),
    }));
    return { ...info, players };
  }
  /** Nothing can be done while one reads, and nothing more when the chapter is over. */
  get snapshot(): Snapshot | null {
    if (!this.now) return null;
    const open = !this.opening && !this.reading && !this.met && !this.missed;
    const { snapshot } = this.now;
    return {
      ...snapshot,
      over: null,
      undo: open && snapshot.draft.length ? 'free' : null,
      legal: open ? snapshot.legal : [],
      question: { ...snapshot.question, mine: snapshot.question.mine && open },
    };
  }
  /** What to do next on the way the chapter knows, as long as the learner is on it. */
  private get pointed(): NamedAnswer | null {
    const { way } = this.chapter;
    if (!way || !this.answers.every((it, i) => way[i] && same(it, way[i]))) return null;
    return way[this.answers.length] ?? null;
  }
  get hint(): Action | null {
    if (this.reading) return this.chapter.shows ? asAction(this.chapter.shows) : null;
    return this.told && !this.met && !this.missed && this.pointed ? asAction(this.pointed) : null;
  }
  override askHint(): void {
    this.told = true;
  }
  get fresh(): Fact[] {
    return this.answers.length ? (this.now?.fresh ?? []) : [];
  }
  get log(): Fact[] {
    return this.now?.facts ?? [];
  }
  get coach(): Coach {
    const { chapter, chapters, met, missed } = this;
    const last = this.at === chapters.length - 1;
    return {
      text: worded(met ? chapter.well : missed ? chapter.missed : this.reading ? chapter.says![this.read]! : chapter.task),
      at: this.at + 1,
      last: chapters.length,
      reading: this.reading || (met && !last),
      done: met && last,
      missed,
      hint: !met && !missed && this.pointed && !this.told ? () => this.askHint() : undefined,
      next: () => this.next(),
      again: () => (met ? this.open(0) : this.retry()),
      play: () => this.play(),
      onward: this.onward,
    };
  }
  private next(): void {
    if (this.met) this.open(this.at + 1);
    else this.read += 1;
  }
  private open(at: number): void {
    this.at = at;
    this.read = 0;
    this.opening = true;
    this.retry();
  }
  /** The position as it was; what was read need not be read again. */
  protected retry(): void {
    this.told = false;
    void this.tryOut([]);
  }

  override act(action: Action, extra?: number[]): void {
    const given = extra?.length ? extra : action.extra;
    if (!this.busy) void this.tryOut([...this.answers, { kind: action.kind, parts: action.parts, ...(given && { extra: given }) }]);
  }
  override async ask(answer: NamedAnswer): Promise<Refusal | null> {
    if (this.opening && !this.busy) this.retry(); // it did not come: whoever touches the board asks for it again
    if (this.opening || this.reading || this.met || this.missed) {
      this.refusal = { rule: 0, text: t('lesson-read'), lights: {} };
      return this.refusal;
    }
    this.refusal = (await this.send(this.answers, answer))?.refusal ?? null;
    return this.refusal;
  }
  /** Takes the last part of a large answer back. */
  override undo(): void {
    if (this.now?.snapshot.draft.length) void this.tryOut(this.answers.slice(0, -1));
  }
  private async tryOut(answers: NamedAnswer[]): Promise<void> {
    const number = (this.sent += 1);
    this.busy = true;
    const found = await this.send(answers);
    if (number !== this.sent) return; // something else was asked for since
    this.busy = false;
    if (!found) return;
    this.refusal = found.refusal;
    if (found.refusal) return;
    this.opening = false;
    this.answers = answers;
    this.now = found;
  }
  private async send(answers: NamedAnswer[], ask: NamedAnswer | null = null): Promise<Practised | null> {
    const { record, position, options, seats, replies, seed } = this.chapter;
    try {
      return await practise({ game: this.game, seat: this.seat, seats, record, position, options, replies, seed, answers, ask, language: choices.language });
    } catch (error) {
      if (this.now) this.refusal = { rule: 0, text: tMaybe(`error-${error instanceof Refused ? error.code : 'failed'}`) ?? t('error-failed'), lights: {} };
      else this.failed(error);
      return null;
    }
  }
}
