/** What the delta looks like between two views: facts are played on a copy of what is drawn, one after another. Pure, so that a turn can be seen again. */
import type { Fact } from '../../lib/messages';
import { ON_BOARD, pairNumber } from './delta';

export interface Stage {
  stone: number[]; stone_x: number[]; stone_y: number[]; holder: number[]; pair: number[]; pawn: number[];
  revealed: number[][]; cancelled: number[][]; slot: number; actor: number; taken: number;
}
/** One moment of the resolution: what happened, with the facts that are drawn by it. */
export interface Beat { kind: string; seat: number | null; card: number | null; parts: Record<string, number | null>; facts: Fact[] }

const FIELDS = ['stone', 'stone_x', 'stone_y', 'holder', 'pair', 'pawn', 'revealed', 'cancelled', 'slot', 'actor', 'taken'] as const;
const LOST = 7;
const UNTOLD = new Set(['colour', 'begins', 'turn', 'over']);
/** How long a moment is looked at, in milliseconds at the usual speed. */
const LASTS: Record<string, number> = {
  revealed: 1500, cancelled: 1900, dragon_spared: 1400, acts: 700, took: 900, laid: 900, too_short: 1500, lost: 1500,
  fell: 1700, jumped: 1000, arrived: 1600, stopped: 500, turn_over: 500,
};
const USUAL = 800;
/** A long queue is told faster: nobody should fall far behind the table. */
const MANY = 10;

export function stageOf(view: Record<string, any>): Stage {
  return structuredClone(Object.fromEntries(FIELDS.map((field) => [field, view[field]]))) as unknown as Stage;
}
export const sameStage = (one: Stage, other: Stage): boolean => JSON.stringify(one) === JSON.stringify(other);

const put = <T>(list: readonly T[], at: number, value: T): T[] => list.map((it, i) => (i === at ? value : it));
const mark = (rows: number[][], seat: number, slot: number, value: number): number[][] => put(rows, seat, put(rows[seat]!, slot, value));

/** The stage after one more fact. */
export function after(stage: Stage, { kind, parts }: Fact): Stage {
  const n = parts as Record<string, number>;
  switch (kind) {
    case 'turn': return { ...stage, slot: -1, actor: -1 };
    case 'revealed': {
      const blank = n.slot === 0 && stage.slot !== 0 ? { revealed: stage.revealed.map((row) => row.map(() => 0)), cancelled: stage.cancelled.map((row) => row.map(() => 0)) } : stage;
      return { ...stage, cancelled: blank.cancelled, revealed: mark(blank.revealed, n.seat!, n.slot!, n.card! + 1), slot: n.slot!, actor: -1 };
    }
    case 'cancelled': return { ...stage, cancelled: mark(stage.cancelled, n.seat!, n.slot!, 1) };
    case 'acts': return { ...stage, actor: n.seat! };
    case 'stone_placed': return { ...stage, stone: put(stage.stone, n.stone!, 1), stone_x: put(stage.stone_x, n.stone!, n.x!), stone_y: put(stage.stone_y, n.stone!, n.y!) };
    case 'stone_removed': return { ...stage, stone: put(stage.stone, n.stone!, 0), stone_x: put(stage.stone_x, n.stone!, 0), stone_y: put(stage.stone_y, n.stone!, 0) };
    case 'took': return { ...stage, taken: n.plank! };
    case 'laid': return { ...stage, holder: put(stage.holder, n.plank!, ON_BOARD), pair: put(stage.pair, n.plank!, pairNumber(n.one!, n.other!)), taken: -1 };
    case 'lost': return { ...stage, holder: put(stage.holder, n.plank!, LOST), taken: -1 };
    case 'plank_removed': return { ...stage, holder: put(stage.holder, n.plank!, n.seat!), pair: put(stage.pair, n.plank!, -1) };
    case 'moved': case 'jumped': return { ...stage, pawn: put(stage.pawn, n.seat!, n.to!) };
    case 'fell': return { ...stage, pawn: put(stage.pawn, n.seat!, n.village!) };
    default: return stage;
  }
}

/** Facts as moments to look at: the cards of one place are shown together, everything else comes by itself. */
export function beatsOf(facts: readonly Fact[]): Beat[] {
  const beats: Beat[] = [];
  for (const fact of facts) {
    const last = beats.at(-1);
    if (fact.kind === 'revealed' && last?.kind === 'revealed' && last.parts.slot === fact.parts.slot) last.facts.push(fact);
    else beats.push({ kind: fact.kind, seat: fact.kind === 'revealed' ? null : (fact.parts.seat ?? null), card: fact.kind === 'revealed' ? null : (fact.parts.card ?? null), parts: fact.parts, facts: [fact] });
  }
  return beats;
}
export const isTold = (beat: Beat): boolean => !UNTOLD.has(beat.kind);

/** How long a beat stands; with many to come, or a decision of one's own waiting behind them, less. */
export function lasts(beat: Beat, left: number, speed: number, awaited: boolean): number {
  if (!isTold(beat)) return 0;
  return (LASTS[beat.kind] ?? USUAL) / speed / Math.max(1, left / MANY) / (awaited ? 2 : 1);
}
