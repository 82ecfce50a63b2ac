/** A table on the server: keeps what the socket tells and sends what the player does. */
import { openRules, type TableRules } from '../engine/client';
import { choices } from '../lib/choices.svelte';
import type { Args } from '../lib/fluent';
import type { Options, NamedAnswer } from '../lib/board';
import { Refused } from '../lib/api';
import { forget } from '../lib/memory';
import type { Action, ChatLine, Fact, FromServer, HandShown, Player, Proposal, Refusal, Snapshot, TableInfo } from '../lib/messages';
import { go } from '../lib/place';
import { request } from '../lib/request';
import { ask as askProfile, ensureKey, secretOf } from '../lib/profile';
import { TableSocket, type Connection } from '../lib/socket';
import { t, tMaybe } from '../lib/words.svelte';
import { forgotten, stands } from './drafts';
import type { Advised, Note, TableModel } from './model';
import { namesOf } from './names';
import { said } from './review';
import { clamped, flagged, notesOf, onlyNote, proposalNote, takenOver } from './notes';
import { save } from './save';

/** Milliseconds after which an answer that was not acknowledged is shown as being sent. */
const SLOW = 600;

export class LiveModel implements TableModel {
  info: TableInfo | null = $state.raw(null);
  snapshot: Snapshot | null = $state.raw(null);
  fresh: Fact[] = $state.raw([]);
  log: Fact[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  connection: Connection = $state('opening');
  /** Why the server did not let us in, while it does not. */
  why: string | null = $state(null);
  proposal: Proposal | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  hint: Action | null = $state.raw(null);
  note: unknown = $state.raw(null);
  hand: HandShown | null = $state.raw(null);
  advised: Advised | null = $state.raw(null);
  /** A hint that was thought of, until it is asked for. */
  private kept: { hint: Action; note: unknown } | null = null;
  notes: Note[] = $state.raw([]);
  thinking = $state(false);
  sending = $state(false);
  rematch: string | null = $state(null);
  opinionSent = $state(false);
  /** We asked for the rematch ourselves: its link needs no second click. */
  wantsRematch = $state(false);
  handsOpen = $state(false);
  /** Whoever saw the game go on is taken along to the next one; a link to a finished game stays where it is. */
  private sawItRun = $state(false);
  /** Kept from seat to seat where one device goes round. */
  private static wanted = false;
  analysing = $state(LiveModel.wanted);

  private readonly socket: TableSocket;
  private left = false;
  private greeted = false; // the line is new: what comes next is told from the beginning
  /** Messages that were not acknowledged yet; after a while the line is called slow. */
  private readonly underWay = new Map<number, ReturnType<typeof setTimeout>>();
  /** The question that an answer is on its way to: it is not answered twice. */
  private answering: number | null = null;
  private thoughtOf: number | null = null;
  private opinionOf: number | null = null;
  private proposedAt = -1;
  /** The rules of this table in the page itself, once they are there. */
  private rules: TableRules | null = null;
  private readonly asked = new Map<number, (refusal: Refusal | null) => void>();

  /** `path` is the page's own address of the seat or the watchers' link; the socket hides behind the same path. */
  constructor(private readonly path: string) {
    this.socket = new TableSocket(`/ws${path}`, {
      message: (message) => this.hear(message),
      connection: (state) => this.connected(state),
      language: () => choices.language,
      open: () => this.handsOpen,
    });
  }

  get link(): string | undefined {
    return this.info?.seat == null ? undefined : this.path;
  }
  get follows(): boolean {
    return this.info?.seat === null && this.sawItRun;
  }
  close(): void {
    for (const timer of this.underWay.values()) clearTimeout(timer);
    this.socket.close();
  }
  /** The seat is given back: its link opens nothing any more. */
  private goHome(): void {
    if (this.info) forget(this.info.table);
    go('/');
  }
  /** Rules are told in the language of the greeting, so another language is another greeting. */
  speak(): void {
    this.socket.greet();
  }

  private connected(state: Connection): void {
    this.connection = state;
    this.greeted ||= state === 'live';
    if (state === 'live') return;
    if (state === 'refused' && this.left) return this.goHome();
    for (const answer of this.asked.values()) answer(null);
    this.asked.clear();
    for (const id of [...this.underWay.keys()]) this.arrived(id);
    this.thinking = false;
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'table':
        this.info = message.info;
        void this.fetchRules(message.info);
        this.why = null;
        this.fresh = [];
        this.log = message.facts;
        this.notes = flagged(notesOf(message.events ?? [], message.facts), message.snapshot?.banks);
        this.chat = message.chat;
        return this.show(message.snapshot);
      case 'players':
        this.seat(message.players);
        if (this.info) this.info = { ...this.info, started: message.started, watching: message.watching, chat_closed: message.chat_closed };
        return;
      case 'moved':
        this.why = null;
        return this.moved(message);
      case 'chat':
        this.chat = [...this.chat.filter((line) => line.number !== message.line.number), message.line];
        return;
      case 'why':
        return this.explained(message.id, message.refusal);
      case 'taken':
        if (message.id === this.opinionOf) this.opinionSent = true;
        return this.arrived(message.id);
      case 'refused':
        if (!message.id && this.greeted) this.why = message.code; // nothing was asked yet: it is about coming in
        this.arrived(message.id);
        if (message.id === this.thoughtOf) this.thinking = false;
        return this.explained(message.id, message.refusal ?? { rule: 0, text: tMaybe(`refused-${message.code}`) ?? t('refused-malformed'), lights: {} });
      case 'hint':
        if (message.id === this.thoughtOf) this.thinking = false;
        return this.advise(message);
      case 'proposal':
        return this.proposed(message.proposal);
      case 'hand':
        this.hand = message;
        return;
      case 'rematch':
        this.rematch = message.link;
    }
  }

  /** A hint comes with the coach's words, and then bit by bit; without them it is given at once. */
  private advise({ hint, note, look, why }: Extract<FromServer, { type: 'hint' }>): void {
    if (!hint) this.note = note;
    else if (look) {
      this.kept = { hint, note };
      this.advised = { strength: 1, look: said(look, namesOf(this.info)), why: why ? said(why, namesOf(this.info)) : null };
    } else [this.hint, this.note] = [hint, note];
  }
  private moved(message: Extract<FromServer, { type: 'moved' }>): void {
    const { undone } = message;
    const only = this.snapshot && undone === null ? onlyNote(this.snapshot.question, message.events, this.log.length) : [];
    this.fresh = undone === null ? message.facts : [];
    this.log = [...(undone === null ? this.log : this.log.filter(({ event }) => event < undone)), ...message.facts];
    this.notes = [...clamped(this.notes, this.log.length), ...only, ...flagged(notesOf(message.events, this.log), message.snapshot.banks)];
    this.seat(message.players);
    if (this.info) this.info = { ...this.info, started: true };
    this.show(message.snapshot);
  }

  private seat(players: Player[]): void {
    if (!this.info) return;
    if (this.info.started) this.notes = [...this.notes, ...takenOver(this.info.players, players, this.log.length)];
    this.info = { ...this.info, players };
  }
  private proposed(now: Proposal | null): void {
    const event = this.snapshot?.event ?? -1;
    const note = proposalNote(this.proposal, now, this.log.length, event !== this.proposedAt);
    if (note) this.notes = [...this.notes, note];
    if (now && !this.proposal) this.proposedAt = event;
    this.proposal = now;
  }

  /** Keeps an eye on a message until the server has it. */
  private watch(id: number | null): void {
    if (id !== null)
      this.underWay.set(
        id,
        setTimeout(() => (this.sending = true), SLOW),
      );
  }
  private arrived(id: number): void {
    clearTimeout(this.underWay.get(id));
    this.underWay.delete(id);
    if (this.underWay.size) return;
    this.sending = false;
    this.answering = null;
  }

  /** A new snapshot clears what was said about the old one. */
  private show(snapshot: Snapshot | null): void {
    this.remember(snapshot);
    const same = stands(this.snapshot, snapshot); // a hint stands then, and so does one being thought of
    this.snapshot = snapshot;
    this.sawItRun ||= snapshot !== null && !snapshot.over;
    this.refusal = null;
    if (same) return;
    this.hint = null;
    this.advised = null;
    this.kept = null;
    this.thinking = false;
    if (!this.analysing || snapshot?.over) this.note = null; // otherwise the last word stands until the next one comes
    this.askWorth();
  }

  /** Parts of an unfinished answer are kept by nobody but this page: a server that starts anew is told them again. */
  private remember(snapshot: Snapshot | null): void {
    const lost = this.snapshot && this.greeted && snapshot ? forgotten(this.snapshot, snapshot) : [];
    this.greeted = false;
    for (const part of lost) this.socket.send({ type: 'answer', question: snapshot!.question.number, code: part.code, extra: part.extra ?? [] });
  }

  private explained(id: number, refusal: Refusal | null): void {
    this.refusal = refusal;
    this.asked.get(id)?.(refusal);
    this.asked.delete(id);
  }

  /** Whoever holds a link to the table may see how the stones fell, watchers too. */
  async payload(event: number): Promise<Uint8Array<ArrayBuffer> | null> {
    if (!this.info) return null;
    const headers = { authorization: `Bearer ${this.path.split('/').at(-1)}` };
    const answer = await request(`/api/tables/${encodeURIComponent(this.info.table)}/events/${event}/payload`, { headers }).catch(() => null);
    const body = answer?.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
    return body?.length ? body : null;
  }
  /** The game so far as this link may know it, as a file. */
  async download(): Promise<void> {
    if (!this.info) return;
    const headers = { authorization: `Bearer ${this.path.split('/').at(-1)}` };
    const answer = await request(`/api/tables/${encodeURIComponent(this.info.table)}/record`, { headers }).catch(() => null);
    if (answer?.ok) save(await answer.blob(), `riffle-${this.info.table.slice(0, 12)}.riffle`);
  }
  act(action: Action, extra: number[] = []): void {
    if (!this.snapshot || this.answering === this.snapshot.question.number) return;
    const { question } = this.snapshot;
    this.answering = question.number;
    this.watch(this.socket.send({ type: 'answer', question: question.number, code: action.code, extra }));
    if (!this.underWay.size) this.answering = null;
  }

  /** Why not? The rules in the page say so at once; where they are not, or know no words for it, the server is asked. */
  async ask(answer: NamedAnswer): Promise<Refusal | null> {
    const here = await this.judged(answer);
    if (here === undefined) return this.askServer(answer);
    this.refusal = here;
    return here;
  }
  private async judged(answer: NamedAnswer): Promise<Refusal | null | undefined> {
    const { rules, info, snapshot } = this;
    if (!rules || info?.seat == null || !snapshot?.question.mine) return undefined;
    const found = await rules.whyNot(snapshot.view, info.seat, answer);
    if (!found || this.snapshot !== snapshot) return found === null ? null : undefined;
    const text = tMaybe(`rule-${found.rule}`, info.options as Args);
    return text === null ? undefined : { ...found, text };
  }
  private async fetchRules(info: TableInfo): Promise<void> {
    const rules = await openRules(info.game, info.components_hash, info.variant?.digest ?? null);
    if (this.info?.components_hash === info.components_hash) this.rules = rules;
  }
  private askServer(answer: NamedAnswer): Promise<Refusal | null> {
    const id = this.socket.send({ type: 'ask', kind: answer.kind, parts: answer.parts, extra: answer.extra ?? [] });
    if (id === null) return Promise.resolve(null);
    return new Promise((resolve) => this.asked.set(id, resolve));
  }

  /** Seen by the others while it aims; nobody waits for it and nothing comes back. */
  showHand(action: Action, extra: number[]): void {
    if (this.snapshot) this.socket.send({ type: 'hand', question: this.snapshot.question.number, code: action.code, extra });
  }
  undo(): void {
    this.watch(this.socket.send({ type: 'undo' }));
  }
  agree(yes: boolean): void {
    this.watch(this.socket.send({ type: 'agree', yes }));
  }
  replace(seat: number): void {
    this.socket.send({ type: 'replace', seat });
  }
  say(text: string): void {
    this.watch(this.socket.send({ type: 'chat', text }));
  }
  /** First where to look, then what to do, then why. */
  askHint(): void {
    if (this.advised && this.kept) {
      this.advised = { ...this.advised, strength: this.advised.strength + 1 };
      ({ hint: this.hint, note: this.note } = this.kept);
      return;
    }
    this.thoughtOf = this.socket.send({ type: 'hint' });
    this.thinking = this.thoughtOf !== null;
  }
  analyse(on: boolean): void {
    this.analysing = LiveModel.wanted = on;
    if (!on) this.note = null;
    this.askWorth();
  }
  private askWorth(): void {
    if (this.analysing && this.info?.analysis && this.snapshot?.question.mine && !this.snapshot.over) this.socket.send({ type: 'hint', analysis: true });
  }
  /** Agrees to a rated game, for the profile of this browser's key. */
  async agreeRated(): Promise<void> {
    await ensureKey();
    await askProfile('/api/river/agree', { link: secretOf(this.path) }).catch((error: unknown) => {
      const code = error instanceof Refused ? error.code : 'failed';
      this.refusal = { rule: 0, text: tMaybe(`refused-${code}`) ?? t('error-failed'), lights: {} };
    });
  }
  start(): void {
    this.socket.send({ type: 'start' });
  }
  remove(seat: number): void {
    this.socket.send({ type: 'remove', seat });
  }
  change(options: Options): void {
    this.socket.send({ type: 'options', options });
  }
  leave(): void {
    this.left = true;
    this.socket.send({ type: 'leave' });
  }
  proposeEnd(): void {
    this.watch(this.socket.send({ type: 'end' }));
  }
  forfeit(): void {
    this.socket.send({ type: 'forfeit' });
  }
  judge(fun: number, length: number, line: string): void {
    this.opinionOf = this.socket.send({ type: 'opinion', fun, length, line });
    this.watch(this.opinionOf);
  }
  again(): void {
    this.wantsRematch = true;
    this.socket.send({ type: 'rematch' });
  }
  closeChat(closed: boolean): void {
    this.socket.send({ type: 'close_chat', closed });
  }
  openHands(open: boolean): void {
    this.handsOpen = open;
    this.socket.renew();
  }
  call(name: string): void {
    this.socket.send({ type: 'name', name });
  }
}
