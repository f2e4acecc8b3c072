// Reads a user's work with the tutor, for the export.
import type { Executor } from '@quorbit/db/client';
import { studyPlans, studyReminders, tutorMessages, tutorSessions } from '@quorbit/db/schema/tutor';
import { and, asc, eq, gt } from 'drizzle-orm';

/**
 * Returns a page of the user's sessions.
 * @param after the id of the last session on the previous page.
 */
export function pageOfSessions(db: Executor, userId: string, after: string | null, limit: number) {
  const { id, learningStyle, difficulty, startedAt } = tutorSessions;
  return db
    .select({ id, learningStyle, difficulty, startedAt })
    .from(tutorSessions)
    .where(and(eq(tutorSessions.userId, userId), after === null ? undefined : gt(id, after)))
    .orderBy(asc(id))
    .limit(limit);
}

/**
 * Returns a page of the messages in the user's session.
 * @param after the id of the last message on the previous page.
 */
export function pageOfMessages(db: Executor, userId: string, after: string | null, limit: number) {
  const { id, role, content, topic, quizId, createdAt } = tutorMessages;
  return db
    .select({ id, role, content, topic, quizId, createdAt })
    .from(tutorMessages)
    .innerJoin(tutorSessions, eq(tutorSessions.id, tutorMessages.sessionId))
    .where(and(eq(tutorSessions.userId, userId), after === null ? undefined : gt(id, after)))
    .orderBy(asc(id))
    .limit(limit);
}

/**
 * Returns a page of the study plans that the user saved.
 * @param after the id of the last plan on the previous page.
 */
export function pageOfPlans(db: Executor, userId: string, after: string | null, limit: number) {
  const { id, content, savedAt } = studyPlans;
  return db
    .select({ id, content, savedAt })
    .from(studyPlans)
    .where(and(eq(studyPlans.userId, userId), after === null ? undefined : gt(id, after)))
    .orderBy(asc(id))
    .limit(limit);
}

/**
 * Returns a page of the user's reminders.
 * @param after the id of the last reminder on the previous page.
 */
export function pageOfReminders(db: Executor, userId: string, after: string | null, limit: number) {
  const { id, text, context, weekdays, onDay, time, nextAt, createdAt } = studyReminders;
  return db
    .select({ id, text, context, weekdays, onDay, time, nextAt, createdAt })
    .from(studyReminders)
    .where(and(eq(studyReminders.userId, userId), after === null ? undefined : gt(id, after)))
    .orderBy(asc(id))
    .limit(limit);
}
