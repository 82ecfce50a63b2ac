/** The variants this browser has uploaded: their keys open what playtesters said, so they are kept here and nowhere else. */
import { read, write } from './settings';

export interface OwnVariant {
  variant: string;
  key: string;
  name: string;
  at: number;
}

const KEY = 'riffle.variants';
const MOST = 12;

/** Out of stored text, newest first; damaged entries are left out. */
export function readVariants(stored: string | null): OwnVariant[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(parsed) ? parsed.filter((it): it is OwnVariant => typeof it?.variant === 'string' && typeof it?.key === 'string' && typeof it?.name === 'string') : [];
  } catch {
    return [];
  }
}

export const ownVariants = (): OwnVariant[] => readVariants(read(KEY));

export function keepVariant(added: OwnVariant): void {
  write(KEY, JSON.stringify([added, ...ownVariants().filter((it) => it.variant !== added.variant)].slice(0, MOST)));
}

/** The key to a variant: out of the maker's own link, or kept from before; null for everybody else. */
export function keyOf(variant: string, hash: string): string | null {
  return hash.replace(/^#/, '') || (ownVariants().find((it) => it.variant === variant)?.key ?? null);
}
