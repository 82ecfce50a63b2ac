/** The board as the page draws it: its size, its goal spots, and which way round it lies before the player. */
import type { Options } from '../../lib/board';

/** Every board lies in the top left of one grid of 16 columns, so a point has the same number everywhere. */
export const COLUMNS = 16;
export const STONE = 1;
export const ACROSS = 2;
export const ALONG = 3;

interface Sheet {
  name: string;
  columns: number;
  rows: number;
  goal_columns: [number, number];
  top_goal_row: number;
  bottom_goal_row: number;
  wins: number;
}

export interface Plan {
  columns: number;
  rows: number;
  /** The spots on which each seat scores; the other seat may never enter them. */
  goals: [number[], number[]];
  wins: number;
  /** Turned half round, so that the player sits at the bottom. */
  turned: boolean;
}

export const at = (x: number, y: number): number => y * COLUMNS + x;
export const column = (point: number): number => point % COLUMNS;
export const row = (point: number): number => Math.floor(point / COLUMNS);
export const nameOf = (point: number): string => `${String.fromCharCode(97 + column(point))}${row(point) + 1}`;
export const sideOf = (piece: number): number => piece & 3;
export const ownerOf = (piece: number): number => piece >> 2;

function isSheets(value: unknown): value is { boards: { board: Sheet[] } } {
  return Array.isArray((value as { boards?: { board?: unknown } } | null)?.boards?.board);
}

/** Reads the board of these options; a watcher sees it as it is printed. */
export function planOf(components: unknown, options: Options, seat: number | null): Plan {
  const sheets = isSheets(components) ? components.boards.board : [];
  const sheet = sheets.find((it) => it.name === options.board) ?? sheets[0]!;
  const spots = (line: number) => Array.from({ length: sheet.goal_columns[1] - sheet.goal_columns[0] + 1 }, (_, i) => at(sheet.goal_columns[0] + i, line));
  const [top, bottom] = [spots(sheet.top_goal_row), spots(sheet.bottom_goal_row)];
  const circleAtTop = options.circle !== 'bottom';
  return {
    columns: sheet.columns,
    rows: sheet.rows,
    goals: circleAtTop ? [bottom, top] : [top, bottom],
    wins: sheet.wins,
    turned: seat !== null && (seat === 0) === circleAtTop,
  };
}

/** All points of a board, row by row as they are drawn. */
export function pointsOf(plan: Plan): number[] {
  const points = Array.from({ length: plan.rows * plan.columns }, (_, i) => at(i % plan.columns, Math.floor(i / plan.columns)));
  return plan.turned ? points.reverse() : points;
}

/** Where a point is drawn, counted in points from the top left. */
export function spotOf(plan: Plan, point: number): [number, number] {
  const [x, y] = [column(point), row(point)];
  return plan.turned ? [plan.columns - 1 - x, plan.rows - 1 - y] : [x, y];
}

/** The point drawn at a place, or null beyond the board. */
export function pointAt(plan: Plan, x: number, y: number): number | null {
  if (x < 0 || y < 0 || x >= plan.columns || y >= plan.rows) return null;
  return plan.turned ? at(plan.columns - 1 - x, plan.rows - 1 - y) : at(x, y);
}

/** The point one step away as it is drawn, or null at the edge. */
export function step(plan: Plan, point: number, right: number, down: number): number | null {
  const [x, y] = spotOf(plan, point);
  return pointAt(plan, x + right, y + down);
}

/** A finger's place (in points from the top left) taken to the nearest of the wanted points within reach of it. */
export function snap(plan: Plan, x: number, y: number, wanted: readonly number[], within = 0.95): number | null {
  let best: number | null = null;
  let least = within;
  for (const point of wanted) {
    const [px, py] = spotOf(plan, point);
    const far = Math.hypot(px - x, py - y);
    if (far < least) [best, least] = [point, far];
  }
  return best;
}
