/** Fluent texts without the page: parse them, format a message, fall back from one bundle to the next. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Args = Record<string, FluentVariable>;

/** One bundle of several texts; later texts win, so a game may reword the page's own lines. */
export function bundleOf(language: string, texts: string[]): FluentBundle {
  // Our English is European: the day comes before the month, and the clock has 24 hours.
  const bundle = new FluentBundle(language === 'en' ? 'en-GB' : language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** The message in the first bundle that has it, or null. */
export function format(bundles: FluentBundle[], key: string, args?: Args): string | null {
  for (const bundle of bundles) {
    const pattern = bundle.getMessage(key)?.value;
    if (pattern) return bundle.formatPattern(pattern, args ?? null, []);
  }
  return null;
}
