/** How a game's moments are told: what its folder declares in `telling.ts`, and what its board is given while they are.
 *
 * The server is always ahead. What it tells is cut into moments and shown one after another by the frame; the board
 * draws the view it is given and the moment that stands. Everything here has a default, so a game may declare nothing.
 */
import type { Component } from 'svelte';
import type { Fact, Ints, Question } from './messages';

/** A view of whatever game; a game names its own, with the data files its words need: `Telling<View, Components>`. */
export type View = Record<string, Ints>;
/** What words about a fact may need. */
export interface Words<V extends View = View, C = unknown> {
  nameOf(seat: number): string;
  components: C;
  options: Record<string, unknown>;
  view: V;
}

/** `label` is the key of the plot's caption; `unit` stands behind its numbers. */
export interface Course {
  rows: number[][];
  label: string;
  unit?: string;
}

export interface Telling<V extends View = View, C = unknown> {
  /** Facts that came together, as moments. Default: an answer with what nature did about it is one moment. */
  moments?(facts: readonly Fact[]): Fact[][];
  /** The view after one more fact; never changes the view it was given. Default: the view jumps to how things stand at the first moment. */
  after?(view: V, fact: Fact): V;
  /** How long a moment is looked at, in milliseconds at the usual pace; 0: for no time. Default: `USUAL` for others, 0 for one's own. */
  lasts?(facts: readonly Fact[], own: boolean): number;
  /** A moment with an outcome: its words, its log lines and the next choice wait until its time is over. Default: no. */
  holds?(facts: readonly Fact[]): boolean;
  /** A turn begins with this moment: "once more" goes back to it. Default: whatever came after one's own last answer. */
  begins?(facts: readonly Fact[]): boolean;
  /** A question that may be answered while others' moments are still told. Default: no. */
  meanwhile?(question: Question): boolean;
  /** A fact in a sentence, for the log and the strip; null: nothing is said of it; undefined and default: the game's text `fact-<kind>`. */
  sentence?(fact: Fact, words: Words<V, C>): string | null | undefined;
  /** A whole moment in a sentence, where it is more than its facts. Default: the sentences of its facts. */
  told?(facts: readonly Fact[], words: Words<V, C>): string | null | undefined;
  /** How the game went, for the plot at its end: a row of numbers for the seats at each point of the log. Default: the points after each answer. */
  course?(log: readonly Fact[], seats: number, components: C): Course | null;
  /** A picture beside the sentence. */
  Mark?: Component<{ facts: readonly Fact[] }>;
  /** A small picture before a line of the log. */
  Portrait?: Component<{ facts: readonly Fact[] }>;
}

/** The moment that stands now, for the board. */
export interface Moment {
  facts: readonly Fact[];
  /** The kind of its first fact, and who acts in it (null: nature or nobody). */
  kind: string;
  seat: number | null;
  parts: Record<string, number | null>;
  /** How many times faster than usual: motion of one's own goes at the same pace. */
  pace: number;
  /** It is shown once more; the table has gone on. */
  again: boolean;
}

export const USUAL = 1000;

/** One moment an answer; what nature did about it belongs to it. */
export function byAnswer(facts: readonly Fact[]): Fact[][] {
  const found: Fact[][] = [];
  for (const fact of facts) {
    const last = found.at(-1);
    if (last && (fact.seat === null || fact.event === last[0]!.event)) last.push(fact);
    else found.push([fact]);
  }
  return found;
}
export const usualTime = (own: boolean): number => (own ? 0 : USUAL);
/** Who acts in a fact: the seat it names, else the seat that gave the answer. */
export const actorOf = (fact: Fact | undefined): number | null => fact?.parts.seat ?? fact?.seat ?? null;
