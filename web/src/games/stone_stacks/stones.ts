/** The 37 river stones and the six bases, from the file the physics reads; lengths in units of 32 mm. */
import data from '../../../../src/riffle/games/stone_stacks/components/stones.json';
import { outline, rotated, type Point, type Pose, type Quat, type Vec } from './turns';

const MICRO = 1e6;
const QUAT = 2 ** 30;

export interface Side {
  facet: number;
  margin: number;
  height: number;
  turn: Quat;
}
export interface Stone {
  id: number;
  name: string;
  /** 0 small, 1 medium, 2 large. */
  size: number;
  family: string;
  /** In the file's own unit; only shares of it count. */
  mass: number;
  points: Vec[];
  /** Outward normal and distance from the centre of mass. */
  planes: { normal: Vec; far: number }[];
  loops: number[][];
  sides: Side[];
}

interface Row {
  name: string;
  size: string;
  family: string;
  volume: number;
  vertices: number[][];
  planes: number[][];
  loops: number[][];
  faces: { facet: number; margin: number; height: number; quat: number[] }[];
}

const units = (row: number[]): Vec => [row[0]! / MICRO, row[1]! / MICRO, row[2]! / MICRO];
export const wholeTurn = (q: readonly number[]): Quat => [q[0]! / QUAT, q[1]! / QUAT, q[2]! / QUAT, q[3]! / QUAT];

export const STONES: readonly Stone[] = (data as unknown as { stones: Row[] }).stones.map((row, id) => ({
  id,
  name: row.name,
  size: ['small', 'medium', 'large'].indexOf(row.size),
  family: row.family,
  mass: row.volume,
  points: row.vertices.map(units),
  planes: row.planes.map((it) => ({ normal: units(it), far: it[3]! / MICRO })),
  loops: row.loops,
  sides: row.faces.map((it) => ({ facet: it.facet, margin: it.margin / MICRO, height: it.height / MICRO, turn: wholeTurn(it.quat) })),
}));

export const BASE_RADIUS = 0.95;
export const BASE_HEIGHT = 0.25;
export const BASES: readonly Point[] = [
  [1.40625, 2.435696],
  [2.8125, 0],
  [1.40625, -2.435696],
  [-1.40625, -2.435696],
  [-2.8125, 0],
  [-1.40625, 2.435696],
];
/** By size: sandstone, granite, basalt. The plain view adds a letter, so colour is never alone. */
export const COLOURS = ['#b98d5f', '#7d8891', '#48544f'] as const;
export const LETTERS = ['S', 'M', 'L'] as const;

/** How far a stone's outermost corner is from the centre of its weight. */
export const reachOf = (stone: number): number => Math.max(...STONES[stone]!.points.map((it) => Math.hypot(...it)));

export const corners = (stone: Stone, pose: Pose): Vec[] =>
  stone.points.map((p) => {
    const [x, y, z] = rotated(pose.turn, p);
    return [x + pose.at[0], y + pose.at[1], z + pose.at[2]];
  });

/** The outline seen from the front (x to the right, z up) or from above (x to the right, y up). */
export function seen(stone: Stone, pose: Pose, from: 'front' | 'top'): Point[] {
  return outline(corners(stone, pose).map(([x, y, z]) => (from === 'front' ? [x, z] : [x, y]) as Point));
}

/** Corners as an SVG path, y turned round because screens count downwards. */
export const pathOf = (points: readonly Point[]): string => (points.length ? `M${points.map(([x, y]) => `${x.toFixed(3)} ${(-y).toFixed(3)}`).join('L')}Z` : '');

/** A facet in place, seen from above. */
export function facetFromTop(stone: Stone, facet: number, pose: Pose): Point[] {
  const all = corners(stone, pose);
  return stone.loops[facet]!.map((i) => [all[i]![0], all[i]![1]] as Point);
}
