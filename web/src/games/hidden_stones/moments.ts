/** What happened in a turn, cut into moments, and the table between them. */
import type { Fact } from '../../lib/messages';
import { byAnswer, usualTime } from '../../lib/telling';
import type { View } from './view';

/** These come by themselves, whatever answer brought them. */
const APART = new Set(['last_round', 'bonus', 'over']);
const LASTS: Record<string, number> = { swapped: 1000, flipped: 1000, scored: 2200, passed: 1400, turn_ended: 500, last_round: 1800, bonus: 1800, strike: 1200 };

const put = <T>(list: readonly T[], at: number, value: T): T[] => list.map((it, i) => (i === at ? value : it));
const add = (list: readonly number[], at: number, more: number): number[] => put(list, at, list[at]! + more);
/** A card's flag in somebody's pile or hand; hands that cannot be seen stay so. */
const flag = <T extends number | null>(rows: (T | number)[][], seat: number, card: number | null, value: number): (T | number)[][] =>
  card === null || rows[seat]![card] === null ? rows : put(rows, seat, put(rows[seat]!, card, value));

/** The table after one more fact. */
export function after(view: View, { kind, parts }: Fact): View {
  const n = parts as Record<string, number>;
  const spent = () => ({ hand_count: add(view.hand_count, n.seat!, -1), hands: flag(view.hands, n.seat!, n.card!, 0), acted: view.acted + 1 });
  const thrown = () => ({ discard: put(view.discard, n.card!, 1), discard_count: view.discard_count + 1 });
  switch (kind) {
    case 'swapped':
      return { ...view, ...spent(), ...thrown(), faces: put(put(view.faces, n.one!, view.faces[n.other!]!), n.other!, view.faces[n.one!]!) };
    case 'flipped':
      return { ...view, ...spent(), ...thrown(), faces: put(view.faces, n.cell!, n.face!) };
    case 'scored':
      return { ...view, ...spent(), scored_count: add(view.scored_count, n.seat!, 1), score_pile: flag(view.score_pile, n.seat!, n.card!, 1) };
    case 'drew':
      return { ...view, hand_count: add(view.hand_count, n.seat!, 1), pile_count: view.pile_count - 1, hands: flag(view.hands, n.seat!, parts.card!, 1) };
    case 'reshuffled':
      return { ...view, pile_count: n.cards!, discard_count: 0, discard: view.discard.map(() => 0) };
    case 'strike':
      return { ...view, strikes: n.strikes! };
    default:
      return view;
  }
}

export function moments(facts: readonly Fact[]): Fact[][] {
  return byAnswer(facts).flatMap((group) => {
    const found: Fact[][] = [];
    for (const fact of group) {
      const last = found.at(-1)?.[0]!.kind;
      const apart = APART.has(fact.kind) || APART.has(last ?? '');
      if (found.length && (!apart || last === fact.kind)) found.at(-1)!.push(fact);
      else found.push([fact]);
    }
    return found;
  });
}

/** Others' moments are looked at; one's own are not waited for. */
export const lasts = ([fact]: readonly Fact[], own: boolean): number => (own || !fact ? 0 : (LASTS[fact.kind] ?? usualTime(own)));
