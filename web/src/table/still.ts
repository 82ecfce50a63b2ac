/** A table that nobody plays at: a record or a lesson. Nothing that is done here reaches a server. */
import type { NamedAnswer } from '../lib/board';
import type { Action, ChatLine, Refusal } from '../lib/messages';
import type { Connection } from '../lib/socket';
import type { Note } from './model';

export class StillTable {
  readonly chat: ChatLine[] = [];
  readonly thinking = false;
  readonly connection: Connection = 'live';
  readonly proposal = null;
  readonly rematch = null;
  /** The way back to a review, where one came from it. */
  back?: () => void;
  get sending(): boolean {
    return false;
  }
  get note(): unknown {
    return null;
  }
  get notes(): Note[] {
    return [];
  }

  /** In base64 by the event's number, as the server gave them with the rest. */
  protected get payloads(): Record<string, string> {
    return {};
  }
  payload(event: number): Promise<Uint8Array<ArrayBuffer> | null> {
    const text = this.payloads[event];
    return Promise.resolve(text ? Uint8Array.from(atob(text), (it) => it.charCodeAt(0)) : null);
  }
  act(_action: Action): void {}
  ask(_answer: NamedAnswer): Promise<Refusal | null> {
    return Promise.resolve(null);
  }
  undo(): void {}
  agree(): void {}
  replace(): void {}
  say(): void {}
  askHint(): void {}
  start(): void {}
  remove(): void {}
  change(): void {}
  leave(): void {}
  forfeit(): void {}
  again(): void {}
  call(): void {}
}
