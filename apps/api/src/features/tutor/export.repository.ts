// What an export contains of somebody's work with the tutor.
import type { Executor } from '@quorbit/db/client';
import { studyPlans, studyReminders, tutorMessages, tutorSessions } from '@quorbit/db/schema/tutor';
import { and, asc, eq, gt } from 'drizzle-orm';

/** A page of somebody's sessions. @param after the id of the session before it */
export function pageOfSessions(db: Executor, userId: string, after: string | null, limit: number) {
  const { id, learningStyle, difficulty, startedAt } = tutorSessions;
  return db
    .select({ id, learningStyle, difficulty, startedAt })
    .from(tutorSessions)
    .where(and(eq(tutorSessions.userId, userId), after === null ? undefined : gt(id, after)))
    .orderBy(asc(id))
    .limit(limit);
}

/** A page of what was said in somebody's session. @param after the id of the message before it */
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

/** A page of the study plans that somebody saved. @param after the id of the plan before it */
export function pageOfPlans(db: Executor, userId: string, after: string | null, limit: number) {
  const { id, content, savedAt } = studyPlans;
  return db
    .select({ id, content, savedAt })
    .from(studyPlans)
    .where(and(eq(studyPlans.userId, userId), after === null ? undefined : gt(id, after)))
    .orderBy(asc(id))
    .limit(limit);
}

/** A page of somebody's reminders. @param after the id of the reminder before it */
export function pageOfReminders(db: Executor, userId: string, after: string | null, limit: number) {
  const { id, text, context, weekdays, onDay, time, nextAt, createdAt } = studyReminders;
  return db
    .select({ id, text, context, weekdays, onDay, time, nextAt, createdAt })
    .from(studyReminders)
    .where(and(eq(studyReminders.userId, userId), after === null ? undefined : gt(id, after)))
    .orderBy(asc(id))
    .limit(limit);
}
