/** Being called back when it is our turn: web push, by the browser's own service, and a webhook where the operator allows one. */
import { worker } from './installing';
import { keepTables, knownTables, type KnownTable } from './memory';
import type { Keeping } from './messages';
import { ask, isOver, secretOf } from './profile';
import { read, write } from './settings';
import { t } from './words.svelte';

const [ON, HOOK] = ['riffle.calls', 'riffle.hook'];
interface Door {
  endpoint: string;
  p256dh?: string;
  auth?: string;
}
export type Calling = 'on' | 'off' | 'denied' | 'insecure' | 'unable';

export function calling(): Calling {
  if (!window.isSecureContext) return 'insecure';
  if (!('PushManager' in window) || !('Notification' in window) || !('serviceWorker' in navigator)) return 'unable';
  if (Notification.permission === 'denied') return 'denied';
  return read(ON) === 'yes' && Notification.permission === 'granted' ? 'on' : 'off';
}

async function subscription(): Promise<PushSubscription | null> {
  const { push } = await ask<Keeping>('/api/keeping');
  const registered = await worker();
  if (!push || !registered) return null;
  await navigator.serviceWorker.ready;
  return (await registered.pushManager.getSubscription()) ?? registered.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: push });
}

/** Whom to call, each as the server wants it: this browser, and an address of one's own (a webhook). */
async function doors(): Promise<Door[]> {
  const found: Door[] = hook() ? [{ endpoint: hook()! }] : [];
  if (calling() !== 'on') return found;
  const { endpoint, keys } = (await subscription())?.toJSON() ?? {};
  return endpoint && keys ? [...found, { endpoint, p256dh: keys.p256dh!, auth: keys.auth! }] : found;
}

/** Tells the server whom to call for tables that it does not know of yet; their words say which game it is. */
export async function callForAll(): Promise<void> {
  const open = knownTables().filter((it) => !it.called && !it.gone && !isOver(it));
  const where = open.length ? await doors() : [];
  if (!where.length) return;
  const games = new Map<string, KnownTable[]>();
  for (const table of open) games.set(table.game, [...(games.get(table.game) ?? []), table]);
  for (const [game, tables] of games) {
    const links = tables.flatMap((it) => it.seats.map(({ link }) => secretOf(link)));
    const name = { game: t(`game-${game}`) };
    for (const door of where) await ask('/api/calls', { links, ...door, turn: t('call-turn', name), over: t('call-over', name) });
  }
  const done = new Set(open.map((it) => it.table));
  keepTables(knownTables().map((it) => (done.has(it.table) ? { ...it, called: true } : it)));
}
/** The next `callForAll` tells of every table again: somebody new is to be called. */
const anew = () => keepTables(knownTables().map((it) => ({ ...it, called: false })));

export const hook = (): string | null => read(HOOK) || null;
/** An address of one's own is told of every turn, now and at later tables; refused where the operator does not allow its host. */
export async function startHook(address: string): Promise<void> {
  await ask('/api/calls', { links: [], endpoint: address });
  write(HOOK, address);
  anew();
  await callForAll();
}
export async function stopHook(): Promise<void> {
  await ask('/api/calls/stop', { endpoint: hook() });
  write(HOOK, '');
}

export async function startCalls(): Promise<Calling> {
  if (calling() === 'insecure' || calling() === 'unable') return calling();
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  write(ON, 'yes');
  anew();
  await callForAll();
  return 'on';
}

export async function stopCalls(): Promise<void> {
  write(ON, 'no');
  const found = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  if (!found) return;
  await ask('/api/calls/stop', { endpoint: found.endpoint });
  await found.unsubscribe();
}
