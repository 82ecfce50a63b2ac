/** A player's own choices, kept in this browser: reading them back is forgiving, writing them never fails the page. */
export const LANGUAGES = [
  ['en', 'English'],
  ['fi', 'Suomi'],
  ['sv', 'Svenska'],
  ['da', 'Dansk'],
  ['nb', 'Norsk'],
  ['pl', 'Polski'],
  ['de', 'Deutsch'],
] as const;
export type Language = (typeof LANGUAGES)[number][0];
export type Theme = 'auto' | 'light' | 'dark';

export interface Settings {
  language: Language;
  theme: Theme;
  sound: boolean;
  motion: boolean;
  name: string;
}

const KEY = 'riffle.settings';

/** The first language of the list that we speak; Norwegian in any spelling is nb, everything unknown English. */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const short = tag.toLowerCase().split('-')[0]!;
    const known = short === 'no' || short === 'nn' ? 'nb' : short;
    const found = LANGUAGES.find(([code]) => code === known);
    if (found) return found[0];
  }
  return 'en';
}

/** Settings out of stored text; whatever is missing or odd takes its usual value. */
export function readSettings(stored: string | null, browser: readonly string[]): Settings {
  let raw: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    if (parsed && typeof parsed === 'object') raw = parsed as Record<string, unknown>;
  } catch {
    raw = {};
  }
  const language = LANGUAGES.find(([code]) => code === raw.language)?.[0];
  return {
    language: language ?? pickLanguage(browser),
    theme: raw.theme === 'light' || raw.theme === 'dark' ? raw.theme : 'auto',
    sound: raw.sound !== false,
    motion: raw.motion !== false,
    name: typeof raw.name === 'string' ? raw.name.slice(0, 24) : '',
  };
}

export function loadSettings(): Settings {
  return readSettings(read(KEY), navigator.languages);
}

export function saveSettings(settings: Settings): void {
  write(KEY, JSON.stringify(settings));
}

/** Local storage may be switched off; then choices last as long as the page. */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return;
  }
}
