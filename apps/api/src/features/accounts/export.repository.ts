import type { Executor } from '@quorbit/db/client';
import { auditEntries, sessions, users } from '@quorbit/db/schema/accounts';
import { achievements } from '@quorbit/db/schema/achievements';
import { attempts } from '@quorbit/db/schema/attempts';
import { activeDays, xpLedger } from '@quorbit/db/schema/learners';
import { mails } from '@quorbit/db/schema/mails';
import { quizVersions, quizzes } from '@quorbit/db/schema/quizzes';
import { cards, reviewLog } from '@quorbit/db/schema/reviews';
import { and, eq, gt } from 'drizzle-orm';

// Pages of an account's rows, in order of the key; `after` is the last page's last key.

export function sessionsOf(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), after === null ? undefined : gt(sessions.id, after)))
    .orderBy(sessions.id)
    .limit(limit);
}

/** Deleted quizzes too: they are kept, so they belong to what the person is told. */
export function quizzesOf(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select({ quiz: quizzes, questions: quizVersions.questions })
    .from(quizzes)
    .innerJoin(quizVersions, eq(quizVersions.id, quizzes.currentVersionId))
    .where(and(eq(quizzes.ownerId, userId), after === null ? undefined : gt(quizzes.id, after)))
    .orderBy(quizzes.id)
    .limit(limit);
}

export function attemptsOf(db: Executor, userId: string, after: number | null, limit: number) {
  return db
    .select({ attempt: attempts, title: quizVersions.title, category: quizVersions.category })
    .from(attempts)
    .innerJoin(quizVersions, eq(quizVersions.id, attempts.versionId))
    .where(and(eq(attempts.userId, userId), after === null ? undefined : gt(attempts.acceptedNo, after)))
    .orderBy(attempts.acceptedNo)
    .limit(limit);
}

export function ledgerOf(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select()
    .from(xpLedger)
    .where(and(eq(xpLedger.userId, userId), after === null ? undefined : gt(xpLedger.id, after)))
    .orderBy(xpLedger.id)
    .limit(limit);
}

export function cardsOf(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select()
    .from(cards)
    .where(and(eq(cards.userId, userId), after === null ? undefined : gt(cards.questionId, after)))
    .orderBy(cards.questionId)
    .limit(limit);
}

/** Ratings only: wrong answers stand with the attempts. */
export function ratingsOf(db: Executor, userId: string, after: number | null, limit: number) {
  return db
    .select({
      questionId: reviewLog.questionId,
      quality: reviewLog.quality,
      confidence: reviewLog.confidence,
      at: reviewLog.at,
      acceptedNo: reviewLog.acceptedNo,
    })
    .from(reviewLog)
    .where(and(eq(reviewLog.userId, userId), gt(reviewLog.acceptedNo, after ?? 0)))
    .orderBy(reviewLog.acceptedNo)
    .limit(limit);
}

/** One row for each kind of achievement at most. */
export function achievementsOf(db: Executor, userId: string) {
  return db
    .select()
    .from(achievements)
    .where(eq(achievements.userId, userId))
    .orderBy(achievements.unlockedAt, achievements.achievementId);
}

export function activeDaysOf(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select({ day: activeDays.day })
    .from(activeDays)
    .where(and(eq(activeDays.userId, userId), after === null ? undefined : gt(activeDays.day, after)))
    .orderBy(activeDays.day)
    .limit(limit);
}

export function mailsTo(db: Executor, recipient: string, after: string | null, limit: number) {
  return db
    .select({ id: mails.id, subject: mails.subject, createdAt: mails.createdAt, sentAt: mails.sentAt })
    .from(mails)
    .where(and(eq(mails.recipient, recipient), after === null ? undefined : gt(mails.id, after)))
    .orderBy(mails.id)
    .limit(limit);
}

export function auditOf(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, userId), after === null ? undefined : gt(auditEntries.id, after)))
    .orderBy(auditEntries.id)
    .limit(limit);
}

export async function accountOf(db: Executor, userId: string) {
  const [row] = await db
    .select({ email: users.email, createdAt: users.createdAt })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}
