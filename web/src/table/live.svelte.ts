/** A table on the server: keeps what the socket tells and sends what the player does. */
import { choices } from '../lib/choices.svelte';
import type { Options, Wish } from '../lib/board';
import { forget } from '../lib/memory';
import type { Action, ChatLine, Fact, FromServer, Proposal, Refusal, Snapshot, TableInfo } from '../lib/messages';
import { TableSocket, type Connection } from '../lib/socket';
import { play } from '../lib/sound';
import { t, tMaybe } from '../lib/words.svelte';
import { forgotten } from './drafts';
import type { TableModel } from './model';
import { save } from './save';

export class LiveModel implements TableModel {
  info: TableInfo | null = $state.raw(null);
  snapshot: Snapshot | null = $state.raw(null);
  fresh: Fact[] = $state.raw([]);
  log: Fact[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  connection: Connection = $state('opening');
  proposal: Proposal | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  hint: Action | null = $state.raw(null);
  note: unknown = $state.raw(null);
  rematch: string | null = $state(null);
  /** Kept from seat to seat where one device goes round. */
  private static wanted = false;
  analysing = $state(LiveModel.wanted);

  private readonly socket: TableSocket;
  private left = false;
  private greeted = false; // the line is new: what comes next is told from the beginning
  private readonly asked = new Map<number, (refusal: Refusal | null) => void>();

  /** `path` is the page's own address of the seat or the watchers' link; the socket hides behind the same path. */
  constructor(private readonly path: string) {
    this.socket = new TableSocket(`/ws${path}`, {
      message: (message) => this.hear(message),
      connection: (state) => this.connected(state),
      language: () => choices.language,
    });
  }

  close(): void {
    this.socket.close();
  }
  /** The seat is given back: its link opens nothing any more. */
  private goHome(): void {
    if (this.info) forget(this.info.table);
    location.assign('/');
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
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'table':
        this.info = message.info;
        this.fresh = [];
        this.log = message.facts;
        this.chat = message.chat;
        return this.show(message.snapshot);
      case 'players':
        if (this.info) this.info = { ...this.info, players: message.players, started: message.started, watching: message.watching };
        return;
      case 'moved':
        return this.moved(message);
      case 'chat':
        this.chat = [...this.chat.filter((line) => line.number !== message.line.number), message.line];
        return;
      case 'why':
        return this.explained(message.id, message.refusal);
      case 'refused':
        return this.explained(message.id, message.refusal ?? { rule: 0, text: tMaybe(`refused-${message.code}`) ?? t('refused-malformed'), lights: {} });
      case 'hint':
        this.hint = message.hint ?? this.hint;
        this.note = message.note;
        return;
      case 'proposal':
        this.proposal = message.proposal;
        return;
      case 'rematch':
        this.rematch = message.link;
    }
  }

  private moved(message: Extract<FromServer, { type: 'moved' }>): void {
    this.fresh = message.undone ? [] : message.facts;
    this.log = message.undone ? message.facts : [...this.log, ...message.facts];
    if (this.info) this.info = { ...this.info, players: message.players, started: true };
    this.show(message.snapshot);
  }

  /** A new snapshot clears what was said about the old one; a turn that became mine is heard. */
  private show(snapshot: Snapshot | null): void {
    const before = this.snapshot?.question;
    this.remember(snapshot);
    this.snapshot = snapshot;
    this.refusal = null;
    this.hint = null;
    if (!this.analysing || snapshot?.over) this.note = null; // otherwise the last word stands until the next one comes
    this.askWorth();
    if (snapshot?.question.mine && before && !before.mine) play('turn', choices.sound);
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
    const answer = await fetch(`/api/tables/${encodeURIComponent(this.info.table)}/events/${event}/payload`, { headers }).catch(() => null);
    const body = answer?.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
    return body?.length ? body : null;
  }
  /** The game so far as this link may know it, as a file. */
  async download(): Promise<void> {
    if (!this.info) return;
    const headers = { authorization: `Bearer ${this.path.split('/').at(-1)}` };
    const answer = await fetch(`/api/tables/${encodeURIComponent(this.info.table)}/record`, { headers }).catch(() => null);
    if (answer?.ok) save(await answer.blob(), `riffle-${this.info.table.slice(0, 12)}.riffle`);
  }
  act(action: Action, extra: number[] = []): void {
    if (this.snapshot) this.socket.send({ type: 'answer', question: this.snapshot.question.number, code: action.code, extra });
  }

  ask(wish: Wish): Promise<Refusal | null> {
    const id = this.socket.send({ type: 'ask', kind: wish.kind, parts: wish.parts, extra: wish.extra ?? [] });
    if (id === null) return Promise.resolve(null);
    return new Promise((resolve) => this.asked.set(id, resolve));
  }

  undo(): void {
    this.socket.send({ type: 'undo' });
  }
  agree(yes: boolean): void {
    this.socket.send({ type: 'agree', yes });
  }
  replace(seat: number): void {
    this.socket.send({ type: 'replace', seat });
  }
  say(text: string): void {
    this.socket.send({ type: 'chat', text });
  }
  askHint(): void {
    this.socket.send({ type: 'hint' });
  }
  analyse(on: boolean): void {
    this.analysing = LiveModel.wanted = on;
    if (!on) this.note = null;
    this.askWorth();
  }
  private askWorth(): void {
    if (this.analysing && this.info?.analysis && this.snapshot?.question.mine && !this.snapshot.over) this.socket.send({ type: 'hint', analysis: true });
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
  forfeit(): void {
    this.socket.send({ type: 'forfeit' });
  }
  again(): void {
    this.socket.send({ type: 'rematch' });
  }
  call(name: string): void {
    this.socket.send({ type: 'name', name });
  }
}
