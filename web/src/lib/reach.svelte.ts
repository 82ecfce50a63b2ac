/** By which address others come here: the server knows it, and is asked once a visit. */
import { network, openNetwork } from './api';
import type { Reach } from './messages';
import { to } from './place';

let known: Reach | null = $state.raw(null);
let asked: Promise<void> | null = null;

export function learnReach(): Promise<void> {
  asked ??= network().then(
    (found) => void (known = found),
    () => void (asked = null), // the next who needs it asks again
  );
  return asked;
}

/** Null until the server has said. */
export function reach(): Reach | null {
  return known;
}

/** Others in this network may come from now on. */
export async function openToNetwork(): Promise<void> {
  known = await openNetwork();
}

/** A path as an address for others. */
export function whole(path: string): string {
  return new URL(to(path), known?.base || location.origin).href;
}
