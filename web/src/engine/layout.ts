/** What the server sends beside a game's module: where things lie in it, and what it does not hold itself. */

/** A function of the module: `S` is an array of states, `l` a whole number, other letters are arrays of cells. */
export interface Door {
  takes: string;
  gives: '' | 'l' | 'd';
}
/** Where a field begins in its record, the letter of its cells, and its axes. */
export type FieldSpec = [offset: number, letter: string, axes: number[]];
export interface RecordSpec {
  bytes: number;
  fields: Record<string, FieldSpec>;
}
/** A kind of answer: its first code, the sizes of its listed parts and how many numbers go with it. */
export interface Kind {
  name: string;
  first: number;
  sizes: number[];
  ranges: [number, number][];
}
export interface Layout {
  game: string;
  players: [number, number];
  most_legal: number;
  most_ranged: number;
  /** Bytes of a state that are kept: the rest is working room. */
  packed: number;
  doors: Record<string, Door>;
  records: Record<string, RecordSpec>;
}
/** A game's rules as a page gets them: `/engine/<game>`. */
export interface Carried {
  /** Names the rules, as today's server plays them. */
  rules: string;
  /** Names the data files, as `components_hash` of a table does. */
  components: string;
  /** Where the module lies. */
  module: string;
  layout: Layout;
  kinds: Kind[];
  /** What a rule's lights are, by its number. */
  lights: Record<string, string[]>;
  /** The contents of tables, by name, in base64. */
  tables: Record<string, string>;
}
