/** Trying out both sides from any position: a tree of turns, every branch kept. The server judges, nothing is kept there. */
import { practise, Refused } from '../../lib/api';
import type { NamedAnswer } from '../../lib/board';
import { choices } from '../../lib/choices.svelte';
import type { Action, Fact, Practised, Refusal, Snapshot, TableInfo } from '../../lib/messages';
import { t, tMaybe } from '../../lib/words.svelte';
import type { TableModel } from '../../table/model';
import { StillTable } from '../../table/still';
import { START } from './written';

export interface Turn {
  id: number;
  answer: NamedAnswer | null; // none at the root
  text: string;
  before: Turn | null;
  after: Turn[];
}

/** Milliseconds after which an answer is said to be on its way. */
const SLOW = 600;
const same = (one: NamedAnswer, other: NamedAnswer) => one.kind === other.kind && one.parts.join() === other.parts.join();
const path = (at: Turn): Turn[] => (at.before ? [...path(at.before), at] : []);

export class AnalysisModel extends StillTable implements TableModel {
  root: Turn = $state.raw({ id: 0, answer: null, text: '', before: null, after: [] });
  at: Turn = $state.raw(this.root);
  /** Counts up whenever the tree changes: its turns are plain objects. */
  grown = $state(0);
  from: string = $state(START);
  refusal: Refusal | null = $state.raw(null);
  private now: Practised | null = $state.raw(null);
  /** Steps that the server has not answered yet, and whether that takes long enough to be said. */
  private waiting = $state(0);
  private slow = $state(false);
  private last: Promise<unknown> = Promise.resolve();
  private count = 0;

  constructor(position: string) {
    super();
    void this.begin(position);
  }
  close(): void {}

  get info(): TableInfo | null {
    if (!this.now) return null;
    return { ...this.now.info, seat: 0, hints: false, analysis: false };
  }
  get snapshot(): Snapshot | null {
    return this.now && { ...this.now.snapshot, legal: this.waiting ? [] : this.now.snapshot.legal, over: null, undo: this.at.before ? 'free' : null };
  }
  override get sending(): boolean {
    return this.slow;
  }
  readonly hint = null;
  get fresh(): Fact[] {
    return this.at.before ? (this.now?.fresh ?? []) : [];
  }
  get log(): Fact[] {
    return this.now?.facts ?? [];
  }
  /** The position one stands at, in one line. */
  get position(): string {
    return this.now?.position || this.from;
  }
  /** Where it began, and every turn up to here. */
  get record(): string {
    return [this.from, ...path(this.at).map((turn, i) => `${i + 1} ${turn.text}`)].join('\n');
  }

  /** One step after another, each from where the one before it led, however slow the line is. Meanwhile nothing can be
   * played: what is shown is not what was asked for last. */
  private inTurn<T>(step: () => Promise<T>): Promise<T> {
    this.waiting += 1;
    const timer = setTimeout(() => (this.slow = true), SLOW);
    const done = this.last.then(step).finally(() => {
      clearTimeout(timer);
      this.waiting -= 1;
      if (!this.waiting) this.slow = false;
    });
    this.last = done.catch(() => null);
    return done;
  }
  /** Starts over from a position; a line that is none is refused, and everything stays as it was. */
  begin(position: string): Promise<boolean> {
    return this.inTurn(() => this.setUp(position));
  }
  /** Starts over from what the position will be when everything asked for before has come. */
  edit(change: (view: Record<string, unknown>) => string): Promise<boolean> {
    return this.inTurn(async () => this.now !== null && (await this.setUp(change(this.now.snapshot.view))));
  }
  private async setUp(position: string): Promise<boolean> {
    const found = await this.send(position, []);
    if (!found) return false;
    this.from = position;
    this.root = this.at = { id: 0, answer: null, text: '', before: null, after: [] };
    this.now = found;
    this.grown += 1;
    return true;
  }
  go(turn: Turn): Promise<void> {
    return this.inTurn(() => this.jump(turn));
  }
  private async jump(turn: Turn): Promise<void> {
    if (path(turn)[0]?.before !== this.root && turn !== this.root) return; // of a tree that is gone
    const found = await this.send(
      this.from,
      path(turn).map((it) => it.answer!),
    );
    if (!found) return;
    this.at = turn;
    this.now = found;
  }
  override act(action: Action): void {
    if (!this.waiting) void this.inTurn(() => this.play({ kind: action.kind, parts: action.parts }));
  }
  private async play(answer: NamedAnswer): Promise<void> {
    const before = this.at;
    const known = before.after.find((it) => same(it.answer!, answer));
    if (known) return this.jump(known);
    const found = await this.send(this.from, [...path(before).map((it) => it.answer!), answer]);
    if (!found || found.refusal) return;
    const turn: Turn = { id: (this.count += 1), answer, text: found.line.at(-1) ?? '', before, after: [] };
    before.after.push(turn);
    this.at = turn;
    this.now = found;
    this.grown += 1;
  }
  override undo(): void {
    void this.inTurn(async () => this.at.before && this.jump(this.at.before));
  }
  override async ask(answer: NamedAnswer): Promise<Refusal | null> {
    if (this.waiting) return null;
    const line = path(this.at).map((it) => it.answer!);
    this.refusal = (await this.inTurn(() => this.send(this.from, line, answer)))?.refusal ?? null;
    return this.refusal;
  }
  private async send(position: string, answers: NamedAnswer[], ask: NamedAnswer | null = null): Promise<Practised | null> {
    try {
      const found = await practise({ game: 'stones_and_rivers', position, answers, ask, both: true, language: choices.language });
      this.refusal = found.refusal;
      return found;
    } catch (error) {
      const code = error instanceof Refused ? error.code : 'failed';
      this.refusal = { rule: 0, text: code === 'bad_record' ? t('analysis-bad') : (tMaybe(`error-${code}`) ?? t('error-failed')), lights: {} };
      return null;
    }
  }
}
