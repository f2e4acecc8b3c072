import type { CardState, ReviewModel } from '../reviews/cards.ts';
import { retrievabilityOf } from '../reviews/retrievability.ts';

/** A question that somebody answered, and its card where it has one. */
export interface MasteryQuestion {
  category: string;
  correct: number;
  answered: number;
  card: Pick<CardState, 'stability' | 'lastReview'> | null;
}

/** What somebody masters of a category. */
export interface Mastery {
  category: string;
  /** Questions that were answered. */
  questions: number;
  /** Tenths of a percent. */
  mastery: number;
}

/**
 * How much of what was asked somebody would answer rightly at `at`, by category: the mean over questions of the chance to
 * recall the card or, without a card, of the share answered rightly.
 * @param models the learner's own weights, the oldest first
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
