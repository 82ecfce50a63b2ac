/** The land as the rules number it: hexes by the sorted names of both boards, Stolems by four times their seat plus their place in the family. */
import type { View } from './view';

export interface HexData {
  id: string;
  q: number;
  r: number;
  terrain: string;
}
export interface BoardData {
  id: string;
  hexes: HexData[];
  starts: { startHexes: string[] }[];
  optionalExtraVillages: string[];
}
export interface Cell {
  number: number;
  name: string;
  q: number;
  r: number;
  x: number;
  y: number;
  terrain: number;
  printed: number;
  token: boolean;
  outlined: boolean;
}
export const TERRAINS = ['plain', 'clearing', 'hill', 'river', 'lake', 'village'];
export const SIDES: [number, number][] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];
export const SIZE = 40;
export const ROCK = 17;
export const [STANDING, LYING, STONE] = [1, 2, 4];

export function numbering(boards: BoardData[]): string[] {
  return [...new Set(boards.flatMap((board) => board.hexes.map((it) => it.id)))].sort();
}
/** Three players have a board of their own, unless the option says otherwise. */
export const boardFor = (boards: BoardData[], seats: number, option: unknown) => (seats === 3 && option !== 'quad' && option !== 1 ? boards[1]! : boards[0]!);

export function cells(boards: BoardData[], board: BoardData, view: Pick<View, 'land' | 'outlined'>, villages: boolean): Cell[] {
  const names = numbering(boards);
  return board.hexes.map(({ id, q, r, terrain }) => {
    const number = names.indexOf(id);
    const printed = villages && board.optionalExtraVillages.includes(id) ? 5 : TERRAINS.indexOf(terrain);
    const land = view.land[number]!;
    const token = land > 0;
    return {
      number,
      name: id,
      q,
      r,
      printed,
      token,
      outlined: view.outlined[number] === 1,
      terrain: token ? land : printed,
      x: SIZE * Math.sqrt(3) * (q + r / 2),
      y: SIZE * 1.5 * r,
    };
  });
}
export function distance(a: Cell, b: Cell): number {
  return (Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.q + a.r - b.q - b.r)) / 2;
}
/** The box round all hexes: left, top, width, height. */
export function frame(all: Cell[]): [number, number, number, number] {
  const [xs, ys] = [all.map((it) => it.x), all.map((it) => it.y)];
  const [left, top] = [Math.min(...xs) - SIZE, Math.min(...ys) - SIZE - 6];
  return [left, top, Math.max(...xs) + SIZE - left, Math.max(...ys) + SIZE + 6 - top];
}
export const CORNERS = [0, 1, 2, 3, 4, 5].map((i) => `${(SIZE * Math.sin((Math.PI / 3) * i)).toFixed(2)},${(-SIZE * Math.cos((Math.PI / 3) * i)).toFixed(2)}`).join(' ');
/** A hex without a place: for drawing a terrain by itself. */
export const BARE: Cell = { number: -1, name: '', q: 0, r: 0, x: 0, y: 0, terrain: 0, printed: 0, token: false, outlined: false };

/** The line round a set of hexes: every side of one behind which lies none of them. */
export function outline(all: Cell[], inside: readonly number[]): string {
  const within = all.filter((it) => inside.includes(it.number));
  const has = new Set(within.map((it) => `${it.q},${it.r}`));
  const corner = (cell: Cell, i: number) => `${(cell.x + SIZE * Math.sin((Math.PI / 3) * i)).toFixed(1)} ${(cell.y - SIZE * Math.cos((Math.PI / 3) * i)).toFixed(1)}`;
  return within.flatMap((cell) => SIDES.flatMap(([q, r], side) => (has.has(`${cell.q + q},${cell.r + r}`) ? [] : [`M${corner(cell, side)}L${corner(cell, side + 1)}`]))).join('');
}
