// What the embedded tutor knows. Written for it, so that no question of a quiz, and no sealed answer, comes from here.
import type { Difficulty } from '@quorbit/contracts/quizzes/difficulty';

/** A question with one right answer and three wrong ones. */
export interface WrittenQuestion {
  question: string;
  answer: string;
  /** Plausible, clearly wrong, and as long as the answer. */
  wrong: readonly [string, string, string];
  /** One sentence: why the answer is right. */
  why: string;
  difficulty: Difficulty;
}

export interface Concept {
  /** As a textbook's index has it: `Photosynthesis`. */
  term: string;
  /** Other words that find it, such as abbreviations and plurals. */
  aliases: readonly string[];
  /** Says what it is in one sentence, without naming it and without a verb before: `The process by which plants …`. */
  definition: string;
  /** Two to four sentences that explain it to a learner. */
  explanation: string;
  /** One sentence with something concrete. */
  example: string;
  difficulty: Difficulty;
  questions: readonly WrittenQuestion[];
}

/** Concepts that are close enough to each other that the names of the others make wrong answers. At least four. */
export interface Topic {
  /** `Cell biology`. */
  name: string;
  aliases: readonly string[];
  concepts: readonly Concept[];
  /** Makes questions with numbers drawn anew each time. */
  templates?: readonly Template[];
}

/** @param draw a whole number from `min` to `max`, both included */
export type Template = (draw: (min: number, max: number) => number) => WrittenQuestion;

export interface Subject {
  /** One of `CATEGORIES`. */
  category: string;
  aliases: readonly string[];
  topics: readonly Topic[];
}
