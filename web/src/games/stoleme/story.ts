/** What the last facts tell: the rock that was thrown, and the cards that changed hands. Pure, so that it can be told again and again. */
import type { Fact } from '../../lib/messages';

export interface Rock {
  thrower: number;
  target: number;
  boulder: boolean;
  result: number | null;
  side: number | null;
  landing: number | null;
}
/** A card on its way; seat -1 is the pile in the middle. `card` is null where it is face down. */
export interface Handed {
  id: number;
  what: 'action' | 'hit' | 'god' | 'turn' | 'named';
  card: number | null;
  from: number;
  to: number;
}
export interface Story {
  rock: Rock | null;
  handed: Handed[];
  count: number;
}

export const NOTHING_YET: Story = { rock: null, handed: [], count: 0 };
export const MIDDLE = -1;

function handed(story: Story, what: Handed['what'], card: number | null, from: number, to: number): Story {
  return { ...story, count: story.count + 1, handed: [...story.handed, { id: story.count, what, card, from, to }] };
}
const flying = (story: Story, change: Partial<Rock>): Story => (story.rock ? { ...story, rock: { ...story.rock, ...change } } : story);

function after(story: Story, { kind, parts }: Fact): Story {
  switch (kind) {
    // A new turn: the last rock has been looked at.
    case 'discarded':
    case 'declined':
    case 'round_ended':
      return { ...story, rock: null };
    case 'played':
    case 'hit_cards_open':
      return { ...story, handed: [] };
    case 'threw':
      return { ...story, rock: { thrower: parts.stolem!, target: parts.at!, boulder: parts.boulder === 1, result: null, side: null, landing: null } };
    case 'showed':
      return handed(flying(story, { result: parts.result! }), 'hit', parts.result!, parts.seat!, parts.to!);
    case 'rolled':
      return flying(story, { side: parts.side!, landing: parts.hex! });
    case 'sidestepped':
      return flying(story, { side: null, landing: null });
    case 'landed':
    case 'laid':
      return flying(story, { landing: parts.hex! });
    case 'passed':
      return handed(story, 'action', parts.card!, parts.seat!, parts.to!);
    case 'pointed':
      return handed(story, 'turn', null, parts.seat!, parts.to!);
    case 'named':
      return handed(story, 'named', null, parts.seat!, parts.named!);
    case 'took':
      return handed(story, 'hit', parts.result!, MIDDLE, parts.seat!);
    case 'gave_back':
      return handed(story, 'hit', parts.result!, parts.seat!, MIDDLE);
    case 'drew_god':
      return handed(story, 'god', parts.card ?? null, MIDDLE, parts.seat!);
    default:
      return story;
  }
}

/** The story after these facts too; a jump (no facts) tells nothing new. */
export function tell(story: Story, facts: readonly Fact[]): Story {
  return facts.reduce(after, story);
}
