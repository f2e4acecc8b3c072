// The types of the embedded tutor's knowledge. It was written for the tutor alone, so no question of a quiz and no
// sealed answer comes from it.
import type { Difficulty } from '@quorbit/contracts/quizzes/difficulty';

/** A question with one right answer and three wrong ones. */
export interface WrittenQuestion {
  question: string;
  answer: string;
  /** Three plausible but clearly wrong options, about as long as the answer. */
  wrong: readonly [string, string, string];
  /** One sentence on why the answer is right. */
  why: string;
  difficulty: Difficulty;
}

export interface Concept {
  /** The concept's name as in a textbook's index, such as `Photosynthesis`. */
  term: string;
  /** Other words that find the concept, such as abbreviations and plurals. */
  aliases: readonly string[];
  /**
   * Defines the concept in one sentence, without its name and without a leading verb: `The process by which plants …`.
   */
  definition: string;
  /** Two to four sentences that explain the concept to a learner. */
  explanation: string;
  /** One sentence with a concrete example. */
  example: string;
  difficulty: Difficulty;
  questions: readonly WrittenQuestion[];
}

/**
 * A group of at least four concepts, close enough to each other that the names of the others make plausible wrong
 * answers.
 */
export interface Topic {
  /** The topic's name, such as `Cell biology`. */
  name: string;
  aliases: readonly string[];
  concepts: readonly Concept[];
  /** Templates for questions whose numbers are newly drawn each time. */
  templates?: readonly Template[];
}

/**
 * Makes a question with drawn numbers.
 * @param draw returns a random whole number from `min` to `max`, both included.
 */
export type Template = (draw: (min: number, max: number) => number) => WrittenQuestion;

export interface Subject {
  /** The subject's category, one of `CATEGORIES`. */
  category: string;
  aliases: readonly string[];
  topics: readonly Topic[];
}
