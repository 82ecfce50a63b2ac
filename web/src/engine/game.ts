/** A game in the worker: its rules, and its answers by name. */
import type { Carried } from './layout';
import type { Refused } from './messages';
import { Rules, type Cells, type Fields } from './rules';

export class Game {
  private readonly state: Cells;

  private constructor(
    readonly rules: Rules,
    readonly carried: Carried,
  ) {
    this.state = rules.states();
  }

  static async open(carried: Carried, code: BufferSource): Promise<Game> {
    return new Game(await Rules.load(code, carried), carried);
  }

  /** The code of an answer, or null where there is none of that name and these parts. */
  code(kind: string, parts: number[]): number | null {
    const spec = this.carried.kinds.find((each) => each.name === kind);
    if (!spec || spec.sizes.length !== parts.length) return null;
    let code = 0;
    for (const [place, size] of spec.sizes.entries()) {
      if (!(parts[place]! >= 0 && parts[place]! < size)) return null;
      code = code * size + parts[place]!;
    }
    return spec.first + code;
  }

  legal(view: Fields, seat: number): number[] {
    this.rules.see(this.state, view);
    return this.rules.legal(this.state, seat);
  }

  /** The rule that forbids it, as a seat's own view shows; null: it may be done. */
  whyNot(view: Fields, seat: number, code: number, extra: number[]): Refused | null {
    this.rules.see(this.state, view);
    const found = this.rules.whyNot(this.state, seat, code, extra);
    if (!found) return null;
    const names = this.carried.lights[found.rule] ?? [];
    const lights: Record<string, number[]> = {};
    for (const [place, piece] of found.lit.entries()) if (names[place]) (lights[`${names[place]}s`] ??= []).push(piece);
    return { rule: found.rule, lights };
  }

  /** A compiled function over a seat's view that writes whole numbers: what it gives, and what it wrote. */
  call(door: string, view: Fields, numbers: number[], out: number): { gives: number; out: number[] } {
    this.rules.see(this.state, view);
    const room = this.rules.scratch(out);
    const gives = this.rules.call(door, this.state, ...numbers, room);
    return { gives, out: this.rules.numbers(room) };
  }
}
