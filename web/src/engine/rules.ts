/** One game's rules in WebAssembly. States lie in the module's own memory; a state is its address there. */
import type { Carried, Layout } from './layout';

export const UNKNOWN = -(2 ** 31);
const PAGE = 65_536;
const WIDTHS: Record<string, number> = { b: 1, B: 1, h: 2, I: 4, L: 8, d: 8 };

type Call = (...numbers: number[]) => number;
/** Fields by name: whole numbers in any nesting, null where nothing is known. */
export type Fields = Readonly<Record<string, unknown>>;

export interface Judgement {
  rule: number;
  lit: number[];
}

/** Room in the module for an array of cells, as doors take it. */
export interface Cells {
  at: number;
  length: number;
}

export class Rules {
  readonly layout: Layout;
  private readonly exports: WebAssembly.Exports;
  readonly memory: WebAssembly.Memory;
  private end: number;
  /** The list that `legal` writes, and room for what it needs beside. */
  readonly out: Cells;
  readonly limits: Cells;
  readonly stream: Cells;
  private spare: Cells = { at: 0, length: 0 };

  constructor(instance: WebAssembly.Instance, carried: Pick<Carried, 'layout' | 'tables'>) {
    this.layout = carried.layout;
    this.exports = instance.exports;
    this.memory = instance.exports.memory as WebAssembly.Memory;
    this.end = this.address('__heap_base');
    for (const [name, content] of Object.entries(carried.tables)) this.write(this.address(name), bytesOf(content));
    this.out = this.cells('I', this.layout.most_legal);
    this.limits = this.cells('I', 2 * this.layout.most_ranged);
    this.stream = this.cells('L', 1);
  }

  static async load(code: BufferSource, carried: Pick<Carried, 'layout' | 'tables'>): Promise<Rules> {
    const { instance } = await WebAssembly.instantiate(code, {});
    return new Rules(instance, carried);
  }

  private address(name: string): number {
    return Number((this.exports[name] as WebAssembly.Global).value);
  }

  /** So many bytes, all nought, for good: a worker keeps a few states and buffers. */
  room(bytes: number): number {
    const at = (this.end + 15) & ~15;
    this.end = at + bytes;
    const missing = this.end - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    return at;
  }

  cells(letter: string, length: number): Cells {
    return { at: this.room(WIDTHS[letter]! * length), length };
  }

  /** Room for so many whole numbers, all nought: the same for every call. */
  scratch(length: number): Cells {
    if (length > this.spare.length) this.spare = this.cells('I', length);
    const room = { at: this.spare.at, length };
    new Int32Array(this.memory.buffer, room.at, length).fill(0);
    return room;
  }

  numbers(room: Cells): number[] {
    return [...new Int32Array(this.memory.buffer, room.at, room.length)];
  }

  write(at: number, content: Uint8Array): void {
    new Uint8Array(this.memory.buffer, at, content.length).set(content);
  }

  read(at: number, bytes: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, at, bytes).slice();
  }

  /** Calls a door: numbers as they are, arrays as their room (states as `[address, count]`). */
  call(name: string, ...given: (number | Cells)[]): number {
    const numbers = given.flatMap((each) => (typeof each === 'number' ? [each] : [each.at, each.length]));
    return (this.exports[name] as Call)(...numbers) ?? 0;
  }

  // States ---------------------------------------------------------------------------------------------------------

  states(count = 1): Cells {
    return { at: this.room(this.layout.records.S!.bytes * count), length: count };
  }

  private field(s: Cells, name: string): Int32Array {
    const [offset, , axes] = this.layout.records.S!.fields[name]!;
    return new Int32Array(
      this.memory.buffer,
      s.at + offset,
      axes.reduce((size, length) => size * length, 1),
    );
  }

  get(s: Cells, name: string): number {
    return this.field(s, name)[0]!;
  }

  /** A field's numbers in order. */
  list(s: Cells, name: string): number[] {
    return [...this.field(s, name)];
  }

  put(s: Cells, name: string, ...numbers: number[]): void {
    this.field(s, name).set(numbers);
  }

  clear(s: Cells): void {
    new Uint8Array(this.memory.buffer, s.at, this.layout.records.S!.bytes * s.length).fill(0);
  }

  pack(s: Cells): Uint8Array {
    return this.read(s.at, this.layout.packed);
  }

  /** A state from what a seat sees. */
  see(s: Cells, view: Fields): void {
    this.clear(s);
    for (const name of Object.keys(this.layout.records.S!.fields)) {
      const seen = view[name];
      if (seen !== undefined) this.field(s, name).set(flat(seen));
    }
  }

  start(s: Cells, seats: number, options: Readonly<Record<string, number>> = {}): void {
    this.clear(s);
    this.put(s, 'seats', seats);
    for (const [name, value] of Object.entries(options)) this.put(s, name, value);
    this.call('begin', s);
  }

  // Rules ----------------------------------------------------------------------------------------------------------

  legal(s: Cells, seat: number): number[] {
    const count = this.call('legal', s, seat, this.out);
    return [...new Int32Array(this.memory.buffer, this.out.at, count)];
  }

  apply(s: Cells, seat: number, code: number, extra: number[] = []): void {
    this.put(s, 'fact_count', 0);
    if (extra.length) this.put(s, 'extra', ...extra);
    this.call('apply', s, seat, code);
  }

  /** The rule that forbids an answer and the pieces it is about; null: it may be given. */
  whyNot(s: Cells, seat: number, code: number, extra: number[] = []): Judgement | null {
    if (extra.length) this.put(s, 'extra', ...extra);
    this.put(s, 'lit', -1, -1, -1);
    const rule = this.call('why_not', s, seat, code);
    return rule
      ? {
          rule,
          lit: this.list(s, 'lit')
            .slice(0, 3)
            .filter((piece) => piece >= 0),
        }
      : null;
  }

  seed(number: number): void {
    new BigInt64Array(this.memory.buffer, this.stream.at, 1)[0] = BigInt(number);
  }

  /** Quick players (0 by chance, 1 by what they prefer) play on; how many answers it took. */
  playOut(s: Cells, brains: Cells, most = 1e6): number {
    return this.call('core.engine.playout.play_out', s, brains, this.out, this.limits, this.stream, most);
  }
}

function flat(seen: unknown): number[] {
  if (Array.isArray(seen)) return seen.flatMap(flat);
  return [seen === null ? UNKNOWN : Number(seen)];
}

function bytesOf(content: string): Uint8Array {
  return Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
}
