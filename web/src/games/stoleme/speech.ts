/** The words of the board: what a hex, an answer and the turn's guide are called. All texts come from the catalogs. */
import type { Action, Question } from '../../lib/messages';
import { t } from '../../lib/words.svelte';
import { LYING, ROCK, type Cell } from './land';
import { cardOf, CAP, hasToken, SPRINT, type Components } from './reach';
import type { View } from './view';

/** What is on the table, as one seat sees it. */
export interface Scene {
  view: View;
  components: Components;
  seat: number | null;
  all: Cell[];
  nameOf(seat: number): string;
}
/** What the player has picked so far. */
export interface Picked {
  stolem: number | null;
  placed: number | null;
  waiting: Action | null;
  legal: Action[];
  cost: number | null;
}

export const who = ({ view, components }: Scene, stolem: number): string => cardOf(components.families, view, stolem)?.name ?? '';
export const familyOf = ({ view, components }: Scene, seat: number): string => components.families[view.family[seat]!]?.name ?? t('stolem-player', { player: seat + 1 });
/** A player, everywhere alike: name and family. */
export const playerOf = (scene: Scene, seat: number): string => t('stolem-who', { name: scene.nameOf(seat), family: familyOf(scene, seat) });
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
  const here = view.on[cell.number]!;
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
    case 'discard':
      return t('stolem-discard', { card: t(`card-${a}`) });
    case 'play':
      return t('stolem-play', { card: t(`card-${a}`) });
    case 'take':
    case 'give_back':
      return t(`stolem-${action.kind}`, { result: t(`result-${a}`) });
    case 'lay':
      return t('stolem-lay', { terrain: t(`terrain-${a! + 1}`) });
    case 'put_token':
      return who(scene, b!);
    case 'stand':
    case 'turn_to_stone':
      return who(scene, a!);
    case 'choose_family':
      return t(`family-${a}`);
    case 'play_card':
      return t('stolem-play', { card: components.gods[a!]!.name });
    case 'exchange':
      return t('stolem-exchange', { card: components.gods[view.gods[seat!]![a!]!]?.name ?? '' });
    case 'pass_card':
      return t('stolem-pass', { player: playerOf(scene, a!) });
    case 'name':
      return t('stolem-name', { player: playerOf(scene, a!) });
    case 'point':
      return t(b ? 'stolem-point-plain' : 'stolem-point', { player: playerOf(scene, a!) });
    default:
      return t(`action-${action.kind}`);
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
    case 'place':
      return say('place', { name: placed === null ? '' : who(scene, placed) });
    case 'tokens':
      return legal[0]?.kind === 'put_token' ? say('tokens', { token: t(`token-${legal[0].parts[0]}`) }) : say('tokens-done');
    case 'draft':
      return say('draft', { hits: view.face_up[1]!, misses: view.face_up[0]! });
    case 'move':
      return stolem === null ? say('move') : say(hasToken(view, stolem, SPRINT) ? 'move-sprint' : 'move-where', { name: who(scene, stolem) });
    case 'throw':
      return stolem === null ? say('throw', { percent: percent(scene) }) : say('throw-whom', { name: who(scene, stolem), percent: percent(scene) });
    case 'cap':
      // By an option it is announced before anybody knows whether the rock hits.
      return say(`cap${view.struck < 0 ? '-before' : ''}${seat !== null && hasToken(view, struck, CAP) ? '' : '-none'}`, { name: who(scene, struck) });
    case 'sidestep':
      return say('sidestep', { hex: hexName(scene, view.landing), terrain: t(`terrain-${scene.all.find((it) => it.number === view.landing)?.terrain ?? 0}`) });
    case 'land':
      return say('land', { name: who(scene, view.thrower), target: who(scene, view.target) });
    case 'lay':
      return say('lay', { hex: hexName(scene, view.landing) });
    case 'point':
      return say(view.may_decline ? 'point-on' : 'point');
    case 'pass':
      return say('pass', { card: t(`card-${view.played}`) });
    default:
      return say(question.kind);
  }
}
