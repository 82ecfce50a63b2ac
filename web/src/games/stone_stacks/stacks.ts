/** The six stacks out of a view: which stones, how they lie, whose tokens are beside them. */
import { BASE_HEIGHT, BASES, corners, STONES, wholeTurn } from './stones';
import type { Pose } from './turns';
import type { View } from './view';

export interface Laid {
  stone: number;
  pose: Pose;
}
export interface Tile {
  sizes: string;
  steps: number;
}
/** The data files that the board and its words read. */
export interface Components {
  tiles: Tile[];
}

/** Lowest stone first. Without physics a view has no poses: each stone is then shown on its best side, in the middle. */
export function stacksOf(view: Pick<View, 'stack_of' | 'height_of' | 'pose'>): Laid[][] {
  const stacks: Laid[][] = BASES.map(() => []);
  const order = STONES.filter((it) => view.stack_of[it.id]! >= 0).sort((a, b) => view.height_of[a.id]! - view.height_of[b.id]!);
  for (const { id } of order) {
    const at = view.stack_of[id]!;
    const stack = stacks[at]!;
    stack.push({ stone: id, pose: poseOf(view.pose[id]!) ?? piled(id, at, stack) });
  }
  return stacks;
}

function poseOf(row: number[]): Pose | null {
  if (row.slice(3).every((it) => it === 0)) return null;
  return { at: [row[0]! / 1e6, row[1]! / 1e6, row[2]! / 1e6], turn: wholeTurn(row.slice(3)) };
}

function piled(id: number, stack: number, below: Laid[]): Pose {
  const top = below.at(-1);
  const floor = top ? Math.max(...corners(STONES[top.stone]!, top.pose).map((it) => it[2])) : BASE_HEIGHT;
  const [x, y] = BASES[stack]!;
  const side = STONES[id]!.sides[0]!;
  return { at: [x, y, floor + side.height], turn: side.turn };
}

/** Points of a seat: golden tokens and five-point tokens. */
export const pointsOf = (view: Pick<View, 'gold' | 'fives'>, seat: number): number => view.gold[seat]! + 5 * view.fives[seat]!;

/** The facts that end a placement or a lifting: their event carries the trajectory. */
const RESTS = ['stood', 'leaned', 'touched', 'slipped', 'unsettled', 'fell'];
export const isRest = (kind: string): boolean => RESTS.includes(kind);

/** Millimetres; a joint thinner than this creaks. */
const THIN = 1.5;
/** Whether a stack that stands is heard: `weakest` is the margin of its weakest joint, in millimetres. */
export const creaks = (outcome: string | null, weakest: number | null): boolean => outcome === 'stood' && weakest !== null && weakest < THIN;
