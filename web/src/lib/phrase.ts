/** A key that can be written down: eight made-up words that are easy to say in any language, 128 bits in all.
 *  Each word is sixteen bits, consonants and vowels in turn. */
const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aiou';
const WORDS = 8;

function wordOf(bits: number): string {
  const consonant = (shift: number) => CONSONANTS[(bits >> shift) & 15]!;
  const vowel = (shift: number) => VOWELS[(bits >> shift) & 3]!;
  return consonant(12) + vowel(10) + consonant(6) + vowel(4) + consonant(0);
}

/** `numbers` come from the browser's own randomness; they may be given in a test. */
export function newPhrase(numbers: Uint16Array<ArrayBuffer> = crypto.getRandomValues(new Uint16Array(WORDS))): string {
  return Array.from(numbers, wordOf).join(' ');
}

/** The phrase as the server knows it, however it was typed; null if it cannot be one. */
export function keyOf(typed: string): string | null {
  const words = typed.toLowerCase().match(/[a-z]+/g) ?? [];
  const sound = words.length === WORDS && words.every((word) => /^[bdfghjklmnprstvz][aiou][bdfghjklmnprstvz][aiou][bdfghjklmnprstvz]$/.test(word));
  return sound ? words.join('-') : null;
}
