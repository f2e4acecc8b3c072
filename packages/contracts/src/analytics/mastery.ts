import type { CardState, ReviewModel } from '../reviews/cards.ts';
import { retrievabilityOf } from '../reviews/retrievability.ts';

/** A question that the learner answered, and its card; null if it has none. */
export interface MasteryQuestion {
  category: string;
  correct: number;
  answered: number;
  card: Pick<CardState, 'stability' | 'lastReview'> | null;
}

/** A learner's mastery of a category. */
export interface Mastery {
  category: string;
  /** The number of questions that the learner answered. */
  questions: number;
  /** The mastery in tenths of a percent. */
  mastery: number;
}

/**
 * Computes the mastery of each category: the share of the asked questions that the learner would answer rightly at
 * `at`. It is the mean over the questions of the chance to recall the card or, for a question without a card, the share
 * of right answers.
 * @param models the learner's own weights, oldest first.
 */
export function computeCategoryMastery(
  questions: readonly MasteryQuestion[],
  at: Date,
  models: readonly ReviewModel[] = [],
): Mastery[] {
  const sums = new Map<string, { questions: number; known: number }>();
  for (const { category, correct, answered, card } of questions) {
    const sum = sums.get(category) ?? { questions: 0, known: 0 };
    const known = card ? retrievabilityOf(card, at, models) : answered === 0 ? 0 : correct / answered;
    sums.set(category, { questions: sum.questions + 1, known: sum.known + known });
  }
  return [...sums].map(([category, { questions: count, known }]) => ({
    category,
    questions: count,
    mastery: Math.round((known * 1_000) / count),
  }));
}
