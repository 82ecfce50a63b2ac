/** Which games bring a lesson, and what a lesson is. It is loaded only when somebody wants to learn. */
import type { Wish } from '../lib/board';
import type { Fact } from '../lib/messages';

export interface LessonStep {
  /** The text to say, out of the game's own words or its board's. */
  key: string;
  /** What has to be done: the parts of one answer, in order. */
  does?: Wish[];
  /** Something to point at while one reads, in the way a hint points at it. */
  shows?: Wish;
}
export interface Lesson {
  record: string;
  seat: number;
  steps: LessonStep[];
  /** A seat's points after these facts, for games that count them. */
  points?(log: Fact[], seat: number): number;
}

const lessons = import.meta.glob<{ lesson: Lesson }>('../games/*/lesson.ts');

export function hasLesson(game: string): boolean {
  return `../games/${game}/lesson.ts` in lessons;
}
export async function loadLesson(game: string): Promise<Lesson | null> {
  return (await lessons[`../games/${game}/lesson.ts`]?.())?.lesson ?? null;
}
