/** The view after one more fact: how things stood between two messages, so that nothing is seen before it is told. Pure. */
import type { Fact } from '../../lib/messages';
import { LYING, ROCK, STANDING, STONE } from './land';
import type { View } from './view';

const REMOVED = 3;
const put = <T>(list: readonly T[], at: number, value: T): T[] => list.map((it, i) => (i === at ? value : it));
const add = (list: readonly number[], at: number, more: number): number[] => put(list, at, list[at]! + more);
/** Cards of a hand one may not see stay unknown. */
const addKnown = (rows: readonly (number | null)[][], seat: number, kind: number | null, more: number): (number | null)[][] =>
  kind === null || rows[seat]![kind] == null ? (rows as (number | null)[][]) : put(rows, seat, put(rows[seat]!, kind, rows[seat]![kind]! + more));

/** Who stands where, and how. */
function people(view: View, kind: string, n: Record<string, number>): View | null {
  switch (kind) {
    case 'placed':
      return { ...view, pose: put(view.pose, n.stolem!, STANDING), hex_of: put(view.hex_of, n.stolem!, n.hex!), on: put(view.on, n.hex!, n.stolem! + 1) };
    case 'moved':
      return { ...view, hex_of: put(view.hex_of, n.stolem!, n.to!), on: put(put(view.on, n.hex!, 0), n.to!, n.stolem! + 1) };
    case 'stood_up':
      return { ...view, pose: put(view.pose, n.stolem!, STANDING) };
    case 'left_game':
      return { ...view, pose: put(view.pose, n.stolem!, REMOVED), hex_of: put(view.hex_of, n.stolem!, -1), on: put(view.on, n.hex!, 0) };
    case 'stone':
      return { ...view, pose: put(view.pose, n.stolem!, STONE), hex_of: put(view.hex_of, n.stolem!, -1), on: put(view.on, n.hex!, ROCK) };
    case 'dazed':
      return { ...view, dazed: put(view.dazed, n.stolem!, 1) };
    case 'knocked_out':
      return { ...view, pose: put(view.pose, n.stolem!, LYING) };
    case 'family_out':
      return { ...view, out: put(view.out, n.seat!, 1) };
    case 'family':
      return { ...view, family: put(view.family, n.seat!, n.family!) };
    default:
      return null;
  }
}
/** Cards and tokens in hands. */
function hands(view: View, kind: string, parts: Fact['parts'], n: Record<string, number>): View | null {
  switch (kind) {
    case 'discarded':
      return { ...view, action_count: add(view.action_count, n.seat!, -1), actions: addKnown(view.actions, n.seat!, parts.card ?? null, -1) };
    case 'played':
      return { ...view, played: n.card!, action_count: add(view.action_count, n.seat!, -1), actions: addKnown(view.actions, n.seat!, n.card!, -1) };
    case 'passed':
      return {
        ...view,
        played: -1,
        turn: n.to!,
        action_count: add(view.action_count, n.to!, 1),
        actions: addKnown(view.actions, n.to!, n.card!, 1),
        hourglass: view.seats > 2 ? put(view.hourglass, n.seat!, 1) : view.hourglass,
      };
    case 'hourglasses':
      return { ...view, hourglass: view.hourglass.map((it, i) => (i === n.seat ? it : 0)) };
    case 'blind':
      return { ...view, hit_count: add(view.hit_count, n.seat!, -1), hits: addKnown(view.hits, n.seat!, parts.result ?? null, -1) };
    case 'showed':
      return { ...view, result: n.result!, hit_count: add(add(view.hit_count, n.seat!, -1), n.to!, 1), hits: addKnown(addKnown(view.hits, n.seat!, n.result!, -1), n.to!, n.result!, 1) };
    case 'took':
      return { ...view, face_up: add(view.face_up, n.result!, -1), hit_count: add(view.hit_count, n.seat!, 1), hits: addKnown(view.hits, n.seat!, n.result!, 1) };
    case 'gave_back':
      return { ...view, face_up: add(view.face_up, n.result!, 1), hit_count: add(view.hit_count, n.seat!, -1), hits: addKnown(view.hits, n.seat!, n.result!, -1) };
    case 'used_token':
      return { ...view, token_count: put(view.token_count, n.seat!, add(view.token_count[n.seat!]!, n.stolem! % 4, -1)) };
    case 'played_god':
      return { ...view, trophies: put(view.trophies, n.seat!, n.trophies!), gods_count: add(view.gods_count, n.seat!, -1) };
    case 'drew_god':
      return { ...view, gods_count: add(view.gods_count, n.seat!, 1) };
    default:
      return null;
  }
}

export function after(view: View, { kind, parts }: Fact): View {
  const n = parts as Record<string, number>;
  switch (kind) {
    case 'begins':
      return { ...view, first: n.seat!, round: n.round! };
    case 'threw':
      return { ...view, thrower: n.stolem!, target: n.at! };
    case 'rolled':
    case 'landed':
      return { ...view, landing: n.hex! };
    case 'scored':
      return { ...view, score: put(view.score, n.seat!, n.score!) };
    case 'laid': {
      const pool = add(n.old ? add(view.pool, n.old - 1, 1) : view.pool, n.terrain!, -1);
      return { ...view, pool, land: put(view.land, n.hex!, n.terrain! + 1), outlined: put(view.outlined, n.hex!, 0), thrower: -1, target: -1, landing: -1 };
    }
    case 'turned_token':
      return { ...view, outlined: put(view.outlined, n.hex!, 1) };
    default:
      return people(view, kind, n) ?? hands(view, kind, parts, n) ?? view;
  }
}
