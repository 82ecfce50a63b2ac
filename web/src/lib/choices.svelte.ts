/** The live settings: changing one saves it and shows on the page at once. */
import { loadSettings, saveSettings, type Settings } from './settings';

export const choices: Settings = $state(loadSettings());

/** Puts theme and motion on the root element, where the style sheets look for them; the language follows with its words. */
export function applyChoices(root: HTMLElement): void {
  root.dataset.theme = choices.theme;
  root.dataset.motion = choices.motion ? 'full' : 'less';
  saveSettings($state.snapshot(choices));
}

/** True when things should appear in place instead of moving. */
export function still(): boolean {
  return !choices.motion || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
