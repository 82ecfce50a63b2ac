/** Which games bring a lesson, and what a lesson is. It is loaded only when somebody wants to learn. */
import type { Options, NamedAnswer } from '../lib/board';
import type { Fact, Snapshot } from '../lib/messages';

export interface LessonStep {
  /** The text to say, out of the game's own words or its board's. */
  key: string;
  /** What has to be done: the parts of one answer, in order. */
  does?: NamedAnswer[];
  /** Something to point at while one reads, in the way a hint points at it. */
  shows?: NamedAnswer;
}
/** One game, played on by the learner's hands as its record goes. */
export interface OneGame {
  record: string;
  seat: number;
  steps: LessonStep[];
  /** A seat's points after these facts, for games that count them. */
  points?(log: Fact[], seat: number): number;
}

/** A small position with something to reach in it. What may be done is what the rules allow: the server judges it. */
export interface Chapter {
  /** Where it begins: after a record, in a position written in one line, or at the beginning of a game. */
  record?: string;
  position?: string;
  options?: Options;
  seats?: number;
  seat?: number;
  /** What nature draws by: the same number, the same chance. */
  seed?: number;
  /** What the others answer, as a record writes it, in order; then the game's fallback answers for them. */
  replies?: string[];
  /** Text keys: comments read one by one first (none will do), what to reach, and what to say when it is reached or missed. Or sentences, made when they are said: words may still be on their way. */
  says?: string[];
  task: string | (() => string);
  well: string | (() => string);
  missed: string;
  /** How many answers one has for it; the parts of a large answer count as one. */
  answers: number;
  /** Whether it is reached, by all that happened in the chapter, how things stand now, and the answers given. */
  met(facts: Fact[], now: Snapshot, given: readonly NamedAnswer[]): boolean;
  /** Whether it cannot be reached any more. */
  lost?(given: readonly NamedAnswer[]): boolean;
  /** A way to do it, part by part: the hint points at the first part not given yet. */
  way?: NamedAnswer[];
  /** Something to point at while one reads. */
  shows?: NamedAnswer;
  /** A seat's points in this position, for games that count them. */
  points?(now: Snapshot, seat: number): number;
}
export interface Chapters {
  chapters: Chapter[];
}
export type Lesson = OneGame | Chapters;

const lessons = import.meta.glob<{ lesson: Lesson }>('../games/*/lesson.ts');

export function hasLesson(game: string): boolean {
  return `../games/${game}/lesson.ts` in lessons;
}
export async function loadLesson(game: string): Promise<Lesson | null> {
  return (await lessons[`../games/${game}/lesson.ts`]?.())?.lesson ?? null;
}
