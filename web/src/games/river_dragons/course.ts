/** How far everybody still had to go, turn by turn, out of what happened: the straight way to the goal, in hundredths of the whole. */
import type { Fact } from '../../lib/messages';
import { places, VILLAGES, type Row } from './delta';

interface Spot {
  x: number;
  y: number;
}
const far = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);

export function wayToGo(log: readonly Fact[], seats: number, board: Row[]): number[][] | null {
  const none = board.filter((row) => row.kind === 'island').map(() => 0);
  const view = { stone: [...none], stone_x: [...none], stone_y: [...none] };
  const planks = new Map<number, Spot>();
  const pawns: (Spot | undefined)[] = Array(seats).fill(undefined);
  const ways: [Spot, Spot][] = [];
  const rows: number[][] = [];
  const spot = (space: number): Spot | undefined => (space < VILLAGES ? places(board, view)[space] : planks.get(space - VILLAGES));
  const count = (): void => {
    if (pawns.every((it) => it)) rows.push(pawns.map((it, seat) => Math.round((100 * far(it!, ways[seat]![1])) / far(...ways[seat]!))));
  };
  for (const { kind, parts } of log) {
    const { seat, colour, stone, plank, one, other, to, village } = parts as Record<string, number>;
    if (kind === 'colour') ways[seat!] = [spot(colour!)!, spot((colour! + VILLAGES / 2) % VILLAGES)!];
    if (kind === 'colour') pawns[seat!] = spot(colour!);
    if (kind === 'stone_placed') [view.stone[stone!], view.stone_x[stone!], view.stone_y[stone!]] = [1, parts.x!, parts.y!];
    if (kind === 'stone_removed') view.stone[stone!] = 0;
    if (kind === 'laid') {
      const [a, b] = [one, other].map((it) => places(board, view)[it!]!);
      planks.set(plank!, { x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 });
    }
    if (kind === 'moved' || kind === 'jumped') pawns[seat!] = spot(to!) ?? pawns[seat!];
    if (kind === 'fell' || kind === 'arrived') pawns[seat!] = spot(village!);
    if (kind === 'turn' || kind === 'turn_over' || kind === 'over') count();
  }
  count();
  return rows.length > 1 ? rows : null;
}
