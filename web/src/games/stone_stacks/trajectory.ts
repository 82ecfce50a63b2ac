/** Reads the packed way of the stones from letting go to rest: deflated varints, 30 frames a second. */
import { normalised, type Pose, type Quat } from './turns';

export const HZ = 30;
const GRID = 2048;
const FINE = 16384;

export interface Trajectory {
  stones: number[];
  frames: Pose[][];
}
/** A stone on the grid: position, which part of the turn is left out, the other three. */
interface Coded {
  place: number[];
  left: number;
  rest: number[];
}

class Reader {
  private at = 0;
  constructor(private readonly data: Uint8Array) {}

  byte(): number {
    if (this.at >= this.data.length) throw new Error('trajectory ends too early');
    return this.data[this.at++]!;
  }
  number(): number {
    let [total, unit] = [0, 1];
    for (;;) {
      const b = this.byte();
      total += (b & 127) * unit;
      unit *= 128;
      if (b < 128) return total;
    }
  }
  signed(): number {
    const n = this.number();
    return n % 2 ? -(n + 1) / 2 : n / 2;
  }
  stone(was: Coded): Coded {
    const place = was.place.map((p) => p + this.signed());
    const left = this.number();
    const rest = (left ? [0, 0, 0] : was.rest).map((r) => r + this.signed());
    return { place, left: left ? left - 1 : was.left, rest };
  }
}

function decoded({ place, left, rest }: Coded): Pose {
  const q = rest.map((r) => r / FINE);
  q.splice(left, 0, Math.sqrt(Math.max(0, 1 - q.reduce((sum, c) => sum + c * c, 0))));
  return { at: [place[0]! / GRID, place[1]! / GRID, place[2]! / GRID], turn: normalised(q as unknown as Quat) };
}

/** The frames of an inflated trajectory. */
export function unpack(data: Uint8Array): Trajectory {
  const reader = new Reader(data);
  if (reader.byte() !== 1) throw new Error('not a trajectory of this version');
  const stones = Array.from({ length: reader.number() }, () => reader.number());
  let state: Coded[] = stones.map(() => ({ place: [0, 0, 0], left: 0, rest: [0, 0, 0] }));
  const frames: Pose[][] = [];
  for (let number = 0, count = reader.number(); number < count; number++) {
    const mask = number ? Array.from({ length: Math.ceil(stones.length / 8) }, () => reader.byte()) : null;
    state = state.map((was, i) => (!mask || (mask[i >> 3]! >> (i & 7)) & 1 ? reader.stone(was) : was));
    frames.push(state.map(decoded));
  }
  return { stones, frames };
}

export async function inflate(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A trajectory as the table gives it; null where there is none, or where it cannot be read: the poses are shown all the same. */
export async function opened(payload: Uint8Array<ArrayBuffer> | null | undefined): Promise<Trajectory | null> {
  try {
    return payload?.length ? unpack(await inflate(payload)) : null;
  } catch {
    return null;
  }
}
