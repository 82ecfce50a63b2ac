/** A made-up table to develop the page against; not part of the built page. It moves pieces but judges nothing. */
import type { Action, ChatLine, Fact, Proposal, Refusal, Result, Snapshot, TableInfo } from '../lib/messages';
import { PAIRS } from '../games/hidden_stones/grid';
import type { Slider, TableModel } from '../table/model';
import cards from '../../../src/riffle/games/hidden_stones/components/cards.csv?raw';

const CARDS = cards
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id, value, pattern] = line.trim().split(',');
    return { id: Number(id), value: Number(value), pattern: pattern! };
  });
const COUNT = CARDS.length;
const flags = (on: number[]) => Array.from({ length: COUNT }, (_, card) => (on.includes(card) ? 1 : 0));
const hidden = () => Array.from({ length: COUNT }, () => null);

function legalFor(hand: number[], fits: number[]): Action[] {
  const found: Action[] = [];
  for (const card of hand) {
    for (let pair = 0; pair < 12; pair++) found.push({ code: found.length, kind: 'swap', parts: [card, pair] });
    for (let cell = 0; cell < 9; cell++) found.push({ code: found.length, kind: 'flip', parts: [card, cell] });
    if (fits.includes(card)) found.push({ code: found.length, kind: 'score', parts: [card] });
  }
  found.push({ code: found.length, kind: 'end', parts: [] }, { code: found.length + 1, kind: 'pass_turn', parts: [] });
  return found;
}

export interface Scene {
  seats: number;
  mine: boolean;
  over: boolean;
  hand: number[];
  fits: number[];
  refusal: boolean;
  replay: boolean;
  started: boolean;
}

export class MockModel implements TableModel {
  info: TableInfo = $state.raw(null!);
  snapshot: Snapshot = $state.raw(null!);
  fresh: Fact[] = $state.raw([]);
  log: Fact[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([{ number: 1, seat: 1, name: 'Aino', text: 'Hello! <b>not bold</b>' }]);
  connection = 'live' as const;
  notes = [];
  thinking = false;
  sending = false;
  proposal: Proposal | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  hint: Action | null = $state.raw(null);
  note: unknown = null;
  rematch = null;
  slider?: Slider;
  private faces = [4, 2, 7, 6, 0, 5, 3, 7, 5];
  private held: number[];

  constructor(private readonly scene: Scene) {
    this.held = scene.hand;
    const names = ['Marek', 'Aino', 'Sigrid of the long name', 'Bo', 'Ida'];
    this.info = {
      table: 'demo',
      rules: 1,
      components_hash: '',
      variant: null,
      opinions: false,
      date: '',
      game: 'hidden_stones',
      options: {},
      components: { cards: CARDS },
      seats: scene.seats,
      seat: 0,
      host: true,
      started: scene.started,
      analysis: false,
      review: false,
      rated: false,
      hints: true,
      watching: 0,
      main_time: null,
      increment: 0,
      chat_closed: false,
      open_hands: false,
      players: Array.from({ length: scene.seats }, (_, seat) => ({
        seat,
        name: names[seat]!,
        kind: !scene.started && seat === 1 ? ('open' as const) : seat % 2 ? ('bot' as const) : ('person' as const),
        level: 'normal',
        here: seat !== 2,
        score: scene.seats === 1 ? null : [7, 12, 5, 0, 3][seat]!,
      })),
      watch: '/w/abcdefghijklmnop',
      watch_url: '',
      invites: scene.started ? [] : [{ seat: 1, link: '/s/0123456789abcdefghijkl', url: '' }],
      clock: 60,
    };
    this.show([]);
    if (scene.refusal) this.refusal = { rule: 4, text: 'The stones do not show this formation now.', lights: { cells: [1, 4], cards: [this.held[0]!] } };
    if (scene.replay) this.slider = { at: 12, last: 40, eyes: 0, go: () => {}, look: () => {} };
  }
  private show(facts: Fact[]): void {
    const { seats, over, mine } = this.scene;
    const result: Result | null = over
      ? {
          ending: 'cards_collected',
          winners: [1],
          scores: [17, 21, 9, 14, 8].slice(0, seats),
          lead: [
            [0, 0, 0],
            [1, 0, 2],
            [3, 2, 2],
            [4, 7, 5],
            [9, 9, 5],
            [11, 12, 8],
            [17, 21, 9],
          ].map((it) => it.slice(0, seats)),
        }
      : null;
    this.fresh = facts;
    this.log = [...this.log, ...facts];
    this.snapshot = {
      event: (this.snapshot?.event ?? 0) + 1,
      view: {
        faces: [...this.faces],
        hands: Array.from({ length: 5 }, (_, seat) => (seat === 0 ? flags(this.held) : hidden())),
        hand_count: [4, 4, 4, 0, 0],
        scored: Array.from({ length: 5 }, () => flags([])),
        discard: flags([1, 2, 3]),
        pile_count: 57,
        turn: 0,
        start: 0,
        strikes: 2,
        passed: [0, 0, 0, 0, 0],
      },
      question: { number: (this.snapshot?.question.number ?? 0) + 1, kind: 'turn', seats: over ? [] : [mine ? 0 : 1], waiting: over ? [] : [mine ? 0 : 1], mine: mine && !over },
      legal: mine ? legalFor(this.held, this.scene.fits) : [],
      draft: [],
      undo: this.snapshot ? 'free' : null,
      deadline: 48,
      over: result,
      suspended: false,
      banks: null,
    };
    this.refusal = null;
  }
  act(action: Action): void {
    const [card, at] = action.parts as [number, number];
    this.held = this.held.filter((it) => it !== card);
    const event = this.snapshot.event + 1;
    if (action.kind === 'swap') {
      const [a, b] = PAIRS[at]!;
      [this.faces[a], this.faces[b]] = [this.faces[b]!, this.faces[a]!];
      return this.show([{ event, kind: 'swapped', seat: 0, parts: { seat: 0, card, one: a, other: b } }]);
    }
    if (action.kind === 'flip') {
      this.faces[at]! ^= 1;
      return this.show([{ event, kind: 'flipped', seat: 0, parts: { seat: 0, card, cell: at, face: this.faces[at]! } }]);
    }
    this.show([{ event, kind: action.kind === 'score' ? 'scored' : action.kind === 'end' ? 'turn_ended' : 'passed', seat: 0, parts: { seat: 0, value: 2 } }]);
  }
  ask(): Promise<Refusal | null> {
    this.refusal = { rule: 4, text: 'The stones do not show this formation now.', lights: { cells: [], cards: [] } };
    return Promise.resolve(this.refusal);
  }
  undo(): void {
    this.proposal = { what: 'undo', by: 1, seat: 1, agreed: [] };
  }
  agree(): void {
    this.proposal = null;
  }
  replace(): void {}
  say(text: string): void {
    this.chat = [...this.chat, { number: this.chat.length + 1, seat: 0, name: 'Marek', text }];
  }
  askHint(): void {
    this.hint = { kind: 'swap', parts: [this.held[0]!, 2], code: 0 };
  }
  start(): void {}
  remove(): void {}
  change(): void {}
  leave(): void {}
  forfeit(): void {}
  again(): void {}
  call(): void {}
}
