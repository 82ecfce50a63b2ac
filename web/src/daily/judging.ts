/** How a challenge is played and judged, by its kind. What can be done in it the server judges, as in a lesson. */
import type { NamedAnswer } from '../lib/board';
import type { Challenge, Fact, Snapshot } from '../lib/messages';
import type { Chapter } from '../table/lessons';

const same = (one: NamedAnswer, other: NamedAnswer) => one.kind === other.kind && one.parts.join() === other.parts.join();
const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);

/** The score reached, in the challenge's units; null while it is not over. */
export function scoreOf(stone: Challenge, facts: readonly Fact[], now: Snapshot, given: readonly NamedAnswer[]): number | null {
  switch (stone.kind) {
    case 'solo':
      return now.over ? ((now.view.scored_count as number[])[0] ?? 0) : null;
    case 'win':
      return now.over?.winners.includes(stone.seat) ? 1 : null;
    case 'village':
      return facts.some((it) => it.kind === 'arrived' && it.parts.seat === stone.seat) ? 1 : null;
    case 'turn':
      return ['end', 'pass_turn'].includes(given.at(-1)?.kind ?? '') ? sum(facts.map((it) => (it.kind === 'scored' && it.parts.seat === stone.seat ? (it.parts.value ?? 0) : 0))) : null;
    case 'throw':
      return given.length ? (stone.choices[0]!.find(({ answer }) => same(answer, given[0]!))?.worth ?? 0) : null;
    default:
      return given.length < stone.answers ? null : sum(facts.map((it) => (it.kind === 'tokens' && it.parts.seat === stone.seat ? (it.parts.tokens ?? 0) : 0)));
  }
}

/** Where only one way is right the tries count; otherwise the score. A hint leaves one pebble to win. */
export function pebblesOf(stone: Challenge, score: number, tries: number, told: boolean): number {
  const right = stone.kind === 'win' || stone.kind === 'village';
  const pebbles = right ? Math.max(1, 4 - tries) : stone.marks.filter((mark) => score >= mark).length;
  return told ? Math.min(1, pebbles) : pebbles;
}

/** A turn of a forced win that lets it slip. Off the way that was proved only the end counts: there may be others. */
function slipped(stone: Challenge, given: readonly NamedAnswer[]): boolean {
  if (stone.kind !== 'win') return false;
  const off = given.findIndex((it, i) => !stone.way[i] || !same(stone.way[i], it));
  return off >= 0 && off < stone.choices.length && !stone.choices[off]!.some(({ answer }) => same(answer, given[off]!));
}

export function chapterOf(stone: Challenge): Chapter {
  const { position, options, seats, seat, replies, seed, answers, kind } = stone;
  return {
    position,
    options,
    seats,
    seat,
    replies,
    seed,
    answers: kind === 'tower' ? answers + 1 : answers,
    task: `daily-task-${kind}`,
    well: `daily-done-${kind}`,
    missed: `daily-missed-${kind}`,
    met: (facts, now, given) => !slipped(stone, given) && scoreOf(stone, facts, now, given) !== null,
    lost: (given) => slipped(stone, given),
    way: kind === 'win' || kind === 'village' ? stone.way : undefined,
  };
}

/** The parts of the texts that tell about a challenge. */
export function telling(stone: Challenge, score = 0): Record<string, number> {
  const shown = (worth: number) => (stone.kind === 'throw' ? Math.round(worth / 10) : worth);
  return { turns: stone.measured.turns ?? 0, score: shown(score), best: shown(stone.best), programs: stone.measured.programs ?? 0, of: stone.measured.of ?? 0 };
}
