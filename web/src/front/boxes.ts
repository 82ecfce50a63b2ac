/** The five boxes on the front page, in order, each with its picture. */
import type { Component } from 'svelte';
import hidden_stones from './pictures/hidden_stones.svelte';
import river_dragons from './pictures/river_dragons.svelte';
import stoleme from './pictures/stoleme.svelte';
import stone_stacks from './pictures/stone_stacks.svelte';
import stones_and_rivers from './pictures/stones_and_rivers.svelte';

export const BOXES: { game: string; picture: Component }[] = [
  { game: 'hidden_stones', picture: hidden_stones },
  { game: 'stones_and_rivers', picture: stones_and_rivers },
  { game: 'river_dragons', picture: river_dragons },
  { game: 'stoleme', picture: stoleme },
  { game: 'stone_stacks', picture: stone_stacks },
];
