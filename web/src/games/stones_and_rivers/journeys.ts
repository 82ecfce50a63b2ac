/** Turns as facts tell them: who went which way, over which rivers. */
import type { Fact } from '../../lib/messages';

/** A piece's way: where it stood, the rivers it rode, where it ended; a piece turned in place has one point. */
export type Way = number[];
/** One turn: the piece that is sent and the one that sends it, or the one that moved, or the one that turned. */
export interface Turned {
  ways: Way[];
  event: number;
}

const noTwice = (way: number[]): Way => way.filter((point, i) => point !== way[i - 1]);

/** The turns of these facts, oldest first. Where the rivers of a way are not told, it leads straight to its end. */
export function journeys(facts: readonly Fact[]): Turned[] {
  const told: Turned[] = [];
  let [rode, drifted]: [number[], number[]] = [[], []];
  for (const { kind, parts, event } of facts) {
    if (kind === 'rode') rode.push(parts.river!);
    else if (kind === 'drifted') drifted.push(parts.river!);
    else if (kind === 'moved') told.push({ event, ways: [[parts.origin!, ...rode, parts.end!]] });
    else if (kind === 'sent') told.push({ event, ways: [noTwice([parts.onto!, ...drifted, parts.end!]), [parts.origin!, ...rode, parts.onto!]] });
    else if (kind === 'flipped' || kind === 'rotated') told.push({ event, ways: [[parts.at!]] });
    if (kind !== 'rode' && kind !== 'drifted') [rode, drifted] = [[], []];
  }
  return told;
}

/** How long a piece is on its way, in milliseconds at the usual pace: the river carries it, so it can be followed. */
export const travelTime = (way: Way): number => (way.length < 2 ? 0 : Math.min(1300, 300 + 250 * (way.length - 2)));
/** The whole turn: whoever is sent sets off when the sender has arrived. */
export const turnTime = ({ ways: [first, sender] }: Turned): number => travelTime(first ?? []) + travelTime(sender ?? []);
