/** The words of the board: what a hex, an answer and the turn's guide are called. All texts come from the catalogs. */
import type { Action, Question } from '../../lib/messages';
import { t } from '../../lib/words.svelte';
import { LYING, ROCK, type Cell } from './land';
import { cardOf, CAP, hasToken, SPRINT, type View } from './reach';
import { MIDDLE, type Handed, type Rock } from './story';

/** What is on the table, as one seat sees it. */
export interface Scene { view: View; components: any; seat: number | null; all: Cell[] }
/** What the player has picked so far. */
export interface Picked { stolem: number | null; placed: number | null; waiting: Action | null; legal: Action[]; cost: number | null }

export const who = ({ view, components }: Scene, stolem: number): string => cardOf(components.families, view, stolem)?.name ?? '';
export const familyOf = ({ view, components }: Scene, seat: number): string => components.families[view.family[seat]]?.name ?? t('stolem-player', { player: seat + 1 });
const hexName = ({ all }: Scene, hex: number): string => all.find((it) => it.number === hex)?.name ?? '';
/** Chance of a hit in per cent, from one's own hit cards. */
export function percent({ view, seat }: Scene): number {
  const [misses, hits] = (seat === null ? [0, 0] : view.hits[seat]) as [number, number];
  return hits + misses ? Math.round((100 * hits) / (hits + misses)) : 0;
}
/** What a hit would do to that Stolem, by everything one may know. */
export function effect(scene: Scene, target: number, boulder: boolean): string {
  const side = cardOf(scene.components.families, scene.view, target)?.healthy;
  return t(scene.view.dazed[target] || (boulder && side?.ability !== 'skull') ? 'stolem-effect-knockout' : 'stolem-effect-daze');
}

/** A hex for a screen reader: where, what, who, and what going there costs. */
export function hexLabel(scene: Scene, cell: Cell, note: string | null): string {
  const { view } = scene;
  const here = view.on[cell.number] as number;
  const terrain = t(`terrain-${cell.terrain}`);
  const more = note ? `; ${note}` : '';
  if (here === ROCK) return t('stolem-hex-rock', { hex: cell.name, terrain }) + more;
  if (!here) return t('stolem-hex', { hex: cell.name, terrain }) + more;
  const state = [t(view.dazed[here - 1] ? 'dazed' : 'healthy'), ...(view.pose[here - 1] === LYING ? [t('pose-2')] : [])].join(', ');
  return t('stolem-hex-giant', { hex: cell.name, terrain, name: who(scene, here - 1), state, family: familyOf(scene, Math.floor((here - 1) / 4)) }) + more;
}

/** A button's words. */
export function answerName(scene: Scene, action: Action): string {
  const { view, components, seat } = scene;
  const [a, b] = action.parts;
  switch (action.kind) {
    case 'discard': return t('stolem-discard', { card: t(`card-${a}`) });
    case 'play': return t('stolem-play', { card: t(`card-${a}`) });
    case 'take': case 'give_back': return t(`stolem-${action.kind}`, { result: t(`result-${a}`) });
    case 'lay': return t('stolem-lay', { terrain: t(`terrain-${a! + 1}`) });
    case 'put_token': return who(scene, b!);
    case 'stand': case 'turn_to_stone': return who(scene, a!);
    case 'choose_family': return t(`family-${a}`);
    case 'play_card': return t('stolem-play', { card: components.gods[a!].name });
    case 'exchange': return t('stolem-exchange', { card: components.gods[view.gods[seat!][a!]]?.name ?? '' });
    case 'pass_card': return t('stolem-pass', { player: familyOf(scene, a!) });
    case 'name': return t('stolem-name', { player: familyOf(scene, a!) });
    case 'point': return t(b ? 'stolem-point-plain' : 'stolem-point', { player: familyOf(scene, a!) });
    default: return t(`action-${action.kind}`);
  }
}

/** What a chosen move or throw will do, before it is done. */
function certain(scene: Scene, { kind, parts }: Action, cost: number | null): string {
  if (kind === 'move') return t('stolem-sure-move', { name: who(scene, parts[0]!), hex: hexName(scene, parts[1]!), points: t('stolem-cost', { cost: cost ?? 0 }) });
  if (kind === 'throw') return t('stolem-sure-throw', { name: who(scene, parts[0]!), target: who(scene, parts[1]!), percent: percent(scene), effect: effect(scene, parts[1]!, parts[2] === 1) });
  return t('stolem-sure');
}
/** One line for what is expected now. */
export function guide(scene: Scene, question: Question, picked: Picked): string {
  const { view, seat } = scene;
  const { stolem, placed, waiting, legal } = picked;
  const struck = view.struck >= 0 ? view.struck : view.target;
  const say = (kind: string, args?: Record<string, string | number>) => t(`stolem-guide-${kind}`, args);
  if (waiting) return certain(scene, waiting, picked.cost);
  switch (question.kind) {
    case 'place': return say('place', { name: placed === null ? '' : who(scene, placed) });
    case 'tokens': return legal[0]?.kind === 'put_token' ? say('tokens', { token: t(`token-${legal[0].parts[0]}`) }) : say('tokens-done');
    case 'draft': return say('draft', { hits: view.face_up[1], misses: view.face_up[0] });
    case 'move': return stolem === null ? say('move') : say(hasToken(view, stolem, SPRINT) ? 'move-sprint' : 'move-where', { name: who(scene, stolem) });
    case 'throw': return stolem === null ? say('throw', { percent: percent(scene) }) : say('throw-whom', { name: who(scene, stolem), percent: percent(scene) });
    case 'cap': return say(seat !== null && hasToken(view, struck, CAP) ? 'cap' : 'cap-none', { name: who(scene, struck) });
    case 'sidestep': return say('sidestep', { hex: hexName(scene, view.landing), terrain: t(`terrain-${scene.all.find((it) => it.number === view.landing)?.terrain ?? 0}`) });
    case 'land': return say('land', { name: who(scene, view.thrower), target: who(scene, view.target) });
    case 'lay': return say('lay', { hex: hexName(scene, view.landing) });
    case 'pass': return say('pass', { card: t(`card-${view.played}`) });
    default: return say(question.kind);
  }
}

/** A card that changed hands, in words. */
export function handedLine(scene: Scene, { what, card, from, to }: Handed): string {
  const args = { from: familyOf(scene, from), to: familyOf(scene, to) };
  if (what === 'turn') return t('stolem-pointed', args);
  if (what === 'named') return t('stolem-named', args);
  if (what === 'action') return t('stolem-passed', { ...args, card: t(`card-${card}`) });
  if (what === 'god') return card === null ? t('stolem-drew', args) : t('stolem-drew-card', { ...args, card: scene.components.gods[card]?.name ?? '' });
  const result = t(`result-${card}`);
  if (from === MIDDLE) return t('stolem-took', { ...args, result });
  return t(to === MIDDLE ? 'stolem-gave' : 'stolem-showed', { ...args, result });
}
/** The rock in the air, or where it came down. */
export function rockLine(scene: Scene, { thrower, target, result, side, landing }: Rock): string {
  const args = { name: who(scene, thrower), target: who(scene, target), die: (side ?? 0) + 1, hex: landing === null ? '' : hexName(scene, landing) };
  if (result === null) return t('stolem-throw-now', args);
  if (result === 1) return t('stolem-throw-hit', args);
  return t(landing === null ? 'stolem-throw-miss' : side === null ? 'stolem-throw-falls' : 'stolem-throw-lands', args);
}
