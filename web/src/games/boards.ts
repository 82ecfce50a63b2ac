/** Finds a game's board by its folder's name; a board is loaded only when its game is opened. */
import type { Component } from 'svelte';
import type { BoardProps } from '../lib/board';

const found = import.meta.glob<{ default: Component<BoardProps> }>('./*/Board.svelte');

export function hasBoard(game: string): boolean {
  return `./${game}/Board.svelte` in found;
}

export async function loadBoard(game: string): Promise<Component<BoardProps>> {
  const load = found[`./${game}/Board.svelte`];
  if (!load) throw new Error(game);
  return (await load()).default;
}
