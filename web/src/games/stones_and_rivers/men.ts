/** Each piece through time, so that it slides and turns instead of vanishing here and appearing there. */
import type { Fact } from '../../lib/messages';
import { journeys } from './journeys';
import { ownerOf } from './plan';

export interface Man {
  id: number;
  point: number;
  piece: number;
}
/** A man that has gone somewhere since the view before, with the corners of its way, and of whoever sent it. */
export interface Gone {
  id: number;
  way: number[];
  sender: number[] | null;
}

export function laid(cells: readonly number[], first = 0): Man[] {
  return cells.flatMap((piece, point) => (piece > 0 ? [{ piece, point }] : [])).map((man, i) => ({ id: first + i, ...man }));
}

/** The men after a change: moved as the facts tell, turned where the board shows another side, laid anew after a jump. */
export function arrange(men: readonly Man[], cells: readonly number[], facts: readonly Fact[]): { men: Man[]; gone: Gone[] } {
  if (men.every((man) => cells[man.point] === man.piece) && men.length === cells.filter((it) => it > 0).length) return { men: [...men], gone: [] };
  const next = men.map((man) => ({ ...man }));
  const gone: Gone[] = [];
  for (const { ways } of journeys(facts)) {
    const going = ways.filter((way) => way.length > 1).map((way) => ({ man: next.find((it) => it.point === way[0]), way }));
    for (const [i, { man, way }] of going.entries()) {
      if (!man) continue;
      man.point = way.at(-1)!;
      gone.push({ id: man.id, way, sender: i === 0 ? (going[1]?.way ?? null) : null });
    }
  }
  const whole = next.length === cells.filter((it) => it > 0).length && new Set(next.map((it) => it.point)).size === next.length;
  const kin = next.every((man) => cells[man.point]! > 0 && ownerOf(cells[man.point]!) === ownerOf(man.piece));
  if (!whole || !kin) return { men: settled(men, cells), gone: [] };
  return { men: next.map((man) => ({ ...man, piece: cells[man.point]! })), gone };
}

/** After a jump: who still stands on a point of its own kind stays, the others are put where men are missing. */
function settled(men: readonly Man[], cells: readonly number[]): Man[] {
  const stays = (man: Man) => cells[man.point]! > 0 && ownerOf(cells[man.point]!) === ownerOf(man.piece);
  const found = men.filter(stays).map((man) => ({ ...man, piece: cells[man.point]! }));
  const taken = new Set(found.map((man) => man.point));
  const free = men.filter((man) => !stays(man));
  for (const { point, piece } of laid(cells)) {
    if (taken.has(point)) continue;
    const index = free.findIndex((man) => ownerOf(man.piece) === ownerOf(piece));
    const id = index < 0 ? Math.max(-1, ...men.map((man) => man.id), ...found.map((man) => man.id)) + 1 : free.splice(index, 1)[0]!.id;
    found.push({ id, point, piece });
  }
  return found;
}
