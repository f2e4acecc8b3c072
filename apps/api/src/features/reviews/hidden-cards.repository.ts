import type { Executor } from '@quorbit/db/client';
import { cards, reviewSuspensions } from '@quorbit/db/schema/reviews';
import { and, eq, isNull, lt, or } from 'drizzle-orm';

interface Hidden {
  id: string;
  quizId: string;
  questionId: string;
  hiddenAt: Date;
}

const isSuspensionOfCard = and(
  eq(reviewSuspensions.userId, cards.userId),
  eq(reviewSuspensions.questionId, cards.questionId),
);

/**
 * Lists learners whose reviews contain a card of a hidden question, without those who restored the card after the
 * question was hidden.
 */
export async function listLearnersWithCard(db: Executor, hidden: Hidden, limit: number): Promise<string[]> {
  const { userId, suspended, at } = reviewSuspensions;
  const rows = await db
    .select({ userId: cards.userId })
    .from(cards)
    .leftJoin(reviewSuspensions, isSuspensionOfCard)
    .where(
      and(
        eq(cards.quizId, hidden.quizId),
        eq(cards.questionId, hidden.questionId),
        or(isNull(userId), and(eq(suspended, false), lt(at, hidden.hiddenAt))),
      ),
    )
    .limit(limit);
  return rows.map((row) => row.userId);
}

/**
 * Lists learners whose card of a question is suspended because the question was hidden, and who haven't changed it
 * since.
 */
export async function listLearnersSuspended(db: Executor, hidden: Hidden, limit: number): Promise<string[]> {
  const rows = await db
    .select({ userId: cards.userId })
    .from(cards)
    .innerJoin(reviewSuspensions, isSuspensionOfCard)
    .where(
      and(
        eq(cards.quizId, hidden.quizId),
        eq(cards.questionId, hidden.questionId),
        eq(reviewSuspensions.opId, hidden.id),
        eq(reviewSuspensions.suspended, true),
      ),
    )
    .limit(limit);
  return rows.map((row) => row.userId);
}
