import type { Mastery, MasteryQuestion } from '@quorbit/contracts/analytics/mastery';
import type { Executor, Tx } from '@quorbit/db/client';
import { insertRows } from '@quorbit/db/records';
import { studyLearners, studyMastery, studyQuestions } from '@quorbit/db/schema/analytics';
import { and, eq, lte, sql } from 'drizzle-orm';
import { cardStates } from '../reviews/reviews.views.ts';

/** Locks the next learner whose mastery is due and returns them; null if there is none. @param today a UTC day */
export async function lockMasteryDue(tx: Tx, today: string) {
  const [row] = await tx
    .select({ userId: studyLearners.userId, studiedOn: studyLearners.studiedOn })
    .from(studyLearners)
    .where(lte(studyLearners.masteryDue, today))
    .orderBy(studyLearners.masteryDue)
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
}

/** Lists all questions that a learner answered, with their card states. */
export async function listAnsweredQuestions(db: Executor, userId: string): Promise<MasteryQuestion[]> {
  const rows = await db
    .select({
      category: studyQuestions.category,
      answered: studyQuestions.answered,
      correct: studyQuestions.correct,
      stability: cardStates.stability,
      lastReview: cardStates.lastReview,
      card: cardStates.questionId,
    })
    .from(studyQuestions)
    .leftJoin(
      cardStates,
      and(eq(cardStates.userId, studyQuestions.userId), eq(cardStates.questionId, studyQuestions.questionId)),
    )
    .where(eq(studyQuestions.userId, userId));
  return rows.map(({ card, stability, lastReview, ...question }) => ({
    ...question,
    card: card === null ? null : { stability: stability ?? 0, lastReview: lastReview?.toISOString() ?? null },
  }));
}

export async function replaceMastery(
  tx: Tx,
  userId: string,
  rows: readonly Mastery[],
  days: { today: string; due: string | null },
): Promise<void> {
  await tx.delete(studyMastery).where(eq(studyMastery.userId, userId));
  await tx.execute(
    insertRows(
      studyMastery,
      ['userId', 'category', 'questions', 'mastery'],
      rows.map((row) => ({ userId, ...row })),
    ),
  );
  await tx
    .update(studyLearners)
    .set({ masteryOn: days.today, masteryDue: days.due })
    .where(eq(studyLearners.userId, userId));
}

/** Returns a learner's mastery by category, highest first, and the UTC day on which it was computed. */
export async function listMastery(db: Executor, userId: string) {
  const rows = await db
    .select({
      category: studyMastery.category,
      questions: studyMastery.questions,
      mastery: studyMastery.mastery,
      asOf: studyLearners.masteryOn,
    })
    .from(studyMastery)
    .innerJoin(studyLearners, eq(studyLearners.userId, studyMastery.userId))
    .where(eq(studyMastery.userId, userId))
    .orderBy(sql`${studyMastery.mastery} desc`, studyMastery.category);
  return { asOf: rows[0]?.asOf ?? null, rows };
}
