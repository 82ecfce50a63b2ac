/** The boxes on the front page: one for each game's folder that has a picture. */
import type { Component } from 'svelte';

const found = import.meta.glob<{ default: Component<{ game: string }> }>('../games/*/Picture.svelte', { eager: true });

export const BOXES: { game: string; picture: Component<{ game: string }> }[] = Object.entries(found).map(([path, { default: picture }]) => ({
  game: path.split('/').at(-2)!,
  picture,
}));
