/** Finds a game's board by its folder's name; a board is loaded only when its game is opened. */
import type { Component } from 'svelte';
import type { BoardProps } from '../lib/board';
import type { Telling } from '../lib/telling';

const tellings = import.meta.glob<{ telling: Telling }>('./*/telling.ts');
const plain = () => import('../table/PlainBoard.svelte');
const found = import.meta.glob<{ default: Component<BoardProps> }>('./*/Board.svelte');

/** A game's own board; a game of another package, which has none in this page, is played on the plain one. */
export async function loadBoard(game: string): Promise<Component<BoardProps>> {
  const load = found[`./${game}/Board.svelte`] ?? plain;
  return (await load()).default;
}

/** How the game's moments are told; a game that declares nothing is told in the usual way. */
export async function loadTelling(game: string): Promise<Telling> {
  return (await tellings[`./${game}/telling.ts`]?.())?.telling ?? {};
}
