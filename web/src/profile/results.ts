/** How one's games ended, counted by game, by the bots' level and by opponent. */
import type { KnownTable } from '../lib/memory';

export const OUTCOMES = ['won', 'shared', 'lost'] as const;
export type Outcome = (typeof OUTCOMES)[number];
export type Grouping = 'game' | 'level' | 'opponent';
/** `key` is a game, a level, or a person's name; `people` stands for games with people, among the levels. */
export interface Tally {
  key: string;
  won: number;
  shared: number;
  lost: number;
}
export const PEOPLE = 'people';

/** Null where nobody can say: a device that went round has no side of its own, and very old games left no result. */
export function outcomeOf({ row, seats }: KnownTable): Outcome | null {
  if (!row?.over || !row.ending || row.device) return null;
  const won = seats.some(({ seat }) => row.winners.includes(seat));
  if (won) return row.winners.length > 1 ? 'shared' : 'won';
  return row.winners.length || row.players.length === 1 ? 'lost' : 'shared';
}

function groupsOf({ row, seats }: KnownTable, by: Grouping): string[] {
  if (by === 'game') return [row!.game];
  const others = row!.players.filter((_, seat) => !seats.some((it) => it.seat === seat));
  const people = others.filter((it) => it.kind === 'person');
  if (by === 'opponent') return [...new Set(people.map((it) => it.name).filter(Boolean))];
  return people.length ? [PEOPLE] : [...new Set(others.map((it) => it.level).filter(Boolean))];
}

/** Most games first. */
export function tallies(tables: readonly KnownTable[], by: Grouping): Tally[] {
  const found = new Map<string, Tally>();
  for (const table of tables) {
    const outcome = outcomeOf(table);
    if (!outcome) continue;
    for (const key of groupsOf(table, by)) {
      const tally = found.get(key) ?? { key, won: 0, shared: 0, lost: 0 };
      tally[outcome] += 1;
      found.set(key, tally);
    }
  }
  const all = (it: Tally) => it.won + it.shared + it.lost;
  return [...found.values()].sort((a, b) => all(b) - all(a));
}
