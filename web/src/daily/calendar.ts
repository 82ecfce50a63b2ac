/** Days as numbers, by the calendar on the wall: day 1 is the first of November 2026. Agrees with `riffle.daily.calendar`. */
const EVE = Date.UTC(2026, 9, 31);
const DAY = 86_400_000;

export const dayOf = (when: Date): number => Math.round((Date.UTC(when.getFullYear(), when.getMonth(), when.getDate()) - EVE) / DAY);
/** Midnight of that day in UTC: format it with the time zone UTC. */
export const dateOf = (day: number): Date => new Date(EVE + day * DAY);
export const today = (): number => Math.max(1, dayOf(new Date()));

export function dateText(day: number, language: string): string {
  return dateOf(day).toLocaleDateString(language === 'en' ? 'en-GB' : language, { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'long' });
}
