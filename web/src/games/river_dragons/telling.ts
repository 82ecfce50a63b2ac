/** How a turn is told: facts are played on the delta one after another, the cards of a place together. */
import type { Fact } from '../../lib/messages';
import type { Telling, Words } from '../../lib/telling';
import { t, tMaybe } from '../../lib/words.svelte';
import { wayToGo } from './course';
import { colourOf, ON_BOARD, pairNumber, sizeOf, VILLAGES, type Components, type Row } from './delta';
import Mark from './Mark.svelte';
import type { View } from './view';

const LOST = 7;
const JUMP = 7;
const UNTOLD = new Set(['colour', 'begins', 'turn', 'over']);
/** How long a moment is looked at, in milliseconds at the usual pace. */
const LASTS: Record<string, number> = {
  revealed: 1000,
  cancelled: 1900,
  dragon_spared: 1400,
  acts: 700,
  took: 900,
  laid: 900,
  too_short: 1000,
  lost: 1500,
  fell: 1000,
  jumped: 1000,
  arrived: 1600,
  stopped: 500,
  turn_over: 500,
};
const USUAL = 800;
/** Seen before it is said: cards turn over, a dragon takes one, a plank dips, a pawn splashes. */
const HELD = new Set(['revealed', 'cancelled', 'too_short', 'fell']);

const put = <T>(list: readonly T[], at: number, value: T): T[] => list.map((it, i) => (i === at ? value : it));
const none = (rows: number[][]): number[][] => rows.map((row) => row.map(() => 0));
const mark = (rows: number[][], seat: number, slot: number, value: number): number[][] => put(rows, seat, put(rows[seat]!, slot, value));

/** The table after one more fact. */
export function after(stage: View, { kind, parts }: Fact): View {
  const n = parts as Record<string, number>;
  switch (kind) {
    case 'turn':
      return { ...stage, slot: -1, actor: -1 };
    case 'revealed': {
      const blank = n.slot === 0 && stage.slot !== 0 ? { revealed: none(stage.revealed), cancelled: none(stage.cancelled) } : stage;
      return { ...stage, cancelled: blank.cancelled, revealed: mark(blank.revealed, n.seat!, n.slot!, n.card! + 1), slot: n.slot!, actor: -1 };
    }
    case 'cancelled':
      return { ...stage, cancelled: mark(stage.cancelled, n.seat!, n.slot!, 1) };
    case 'acts':
      return { ...stage, actor: n.seat! };
    case 'stone_placed':
      return { ...stage, stone: put(stage.stone, n.stone!, 1), stone_x: put(stage.stone_x, n.stone!, n.x!), stone_y: put(stage.stone_y, n.stone!, n.y!) };
    case 'stone_removed':
      return { ...stage, stone: put(stage.stone, n.stone!, 0), stone_x: put(stage.stone_x, n.stone!, 0), stone_y: put(stage.stone_y, n.stone!, 0) };
    case 'took':
      return { ...stage, taken: n.plank! };
    case 'laid':
      return { ...stage, holder: put(stage.holder, n.plank!, ON_BOARD), pair: put(stage.pair, n.plank!, pairNumber(n.one!, n.other!, VILLAGES + stage.stone.length)), taken: -1 };
    case 'lost':
      return { ...stage, holder: put(stage.holder, n.plank!, LOST), taken: -1 };
    case 'plank_removed':
      return { ...stage, holder: put(stage.holder, n.plank!, n.seat!), pair: put(stage.pair, n.plank!, -1) };
    case 'moved':
    case 'jumped':
      return { ...stage, pawn: put(stage.pawn, n.seat!, n.to!) };
    case 'fell':
      return { ...stage, pawn: put(stage.pawn, n.seat!, n.village!) };
    default:
      return stage;
  }
}

/** The cards of one place are shown together, everything else comes by itself. */
export function moments(facts: readonly Fact[]): Fact[][] {
  const found: Fact[][] = [];
  for (const fact of facts) {
    const last = found.at(-1);
    if (fact.kind === 'revealed' && last?.[0]!.kind === 'revealed' && last[0]!.parts.slot === fact.parts.slot) last.push(fact);
    else found.push([fact]);
  }
  return found;
}
/** How a support and a space are called in a sentence: islands and stones by their sign, villages and planks by colour. */
function supportName(support: number, board: Row[]): string {
  if (support < VILLAGES) return t('delta-village', { colour: t('colour-name', { colour: support }), name: '' });
  return String(board.filter((row) => row.kind === 'island')[support - VILLAGES]?.id ?? '');
}
const plankName = (plank: number, sizes: number): string => t('delta-plank', { size: sizeOf(plank, sizes), colour: t('colour-name', { colour: colourOf(plank, sizes) }) });

/** A fact with everything it is about: which plank, between what, whose dragon, why somebody fell. */
export function sentence({ kind, parts }: Fact, { nameOf, components, view }: Words<View, Components>): string | null | undefined {
  const board = components?.board ?? [];
  const sizes = components?.planks.length ?? 6;
  const args: Record<string, string | number> = Object.fromEntries(Object.entries(parts).map(([key, value]) => [key, value ?? '?']));
  for (const who of ['seat', 'by', 'whom', 'victim']) if (parts[who] != null) args[who] = nameOf(parts[who]);
  for (const end of ['one', 'other']) if (parts[end] != null) args[end] = supportName(parts[end], board);
  if (parts.plank != null) args.plank = plankName(parts.plank, sizes);
  if (parts.stone != null) args.place = supportName(parts.stone + VILLAGES, board);
  if (parts.to != null) args.place = parts.to < VILLAGES ? supportName(parts.to, board) : plankName(parts.to - VILLAGES, sizes);
  if (parts.card != null) args.what = t('card-name', { card: parts.card });
  if (parts.slot != null) args.slot = parts.slot + 1;
  if (kind === 'stone_placed' && view?.side === 1) return t('telling-stone_dropped', args);
  if (kind === 'fell') return t(parts.from_space === parts.village ? 'telling-stays' : parts.card === JUMP ? 'telling-fell-jump' : 'telling-fell-move', args);
  if (kind === 'lost') return t(parts.missed ? 'telling-lost-missed' : 'telling-lost-nowhere', args);
  if (kind === 'revealed') return t('telling-shows', args);
  return tMaybe(`telling-${kind}`, args) ?? undefined;
}
/** The cards of a place are one moment; set-up and the turn's beginning are not told at all. */
function told(facts: readonly Fact[]): string | null | undefined {
  const { kind, parts } = facts[0]!;
  if (UNTOLD.has(kind)) return null;
  return kind === 'revealed' ? t('telling-revealed', { slot: parts.slot! + 1 }) : undefined;
}

export const telling: Telling<View, Components> = {
  moments,
  after,
  sentence,
  told,
  Mark,
  lasts: ([fact]) => (UNTOLD.has(fact!.kind) ? 0 : (LASTS[fact!.kind] ?? USUAL)),
  holds: ([fact]) => HELD.has(fact!.kind),
  begins: ([fact]) => fact!.kind === 'revealed' && fact!.parts.slot === 0,
  course: (log, seats, components) => {
    const rows = wayToGo(log, seats, components.board);
    return rows && { rows, label: 'delta-course', unit: ' %' };
  },
  meanwhile: (question) => question.kind === 'program',
};
