// Reads and writes sessions with the tutor, and their messages. A session that ends is deleted.
import type { Executor, Tx } from '@quorbit/db/client';
import { tutorMessages, tutorSessions } from '@quorbit/db/schema/tutor';
import { desc, eq, sql } from 'drizzle-orm';

export type SessionRow = typeof tutorSessions.$inferSelect;
export type MessageRow = typeof tutorMessages.$inferSelect;

export async function findSession(db: Executor, userId: string): Promise<SessionRow | undefined> {
  const [row] = await db.select().from(tutorSessions).where(eq(tutorSessions.userId, userId));
  return row;
}

export async function insertSession(tx: Tx, session: SessionRow): Promise<void> {
  await tx.insert(tutorSessions).values(session);
}

/** Deletes the user's session, and its messages with it. */
export async function deleteSession(tx: Tx, userId: string): Promise<void> {
  await tx.delete(tutorSessions).where(eq(tutorSessions.userId, userId));
}

/** Returns the newest messages of a session, the oldest of them first. */
export async function listMessages(db: Executor, sessionId: string, limit: number): Promise<MessageRow[]> {
  const rows = await db
    .select()
    .from(tutorMessages)
    .where(eq(tutorMessages.sessionId, sessionId))
    .orderBy(desc(tutorMessages.id))
    .limit(limit);
  return rows.reverse();
}

export async function findNewestId(db: Executor, sessionId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: tutorMessages.id })
    .from(tutorMessages)
    .where(eq(tutorMessages.sessionId, sessionId))
    .orderBy(desc(tutorMessages.id))
    .limit(1);
  return row?.id ?? null;
}

export async function insertMessages(tx: Tx, rows: MessageRow[]): Promise<void> {
  await tx.insert(tutorMessages).values(rows);
}

/** Deletes all but the newest `limit` messages of a session. */
export async function pruneMessages(tx: Tx, sessionId: string, limit: number): Promise<void> {
  await tx.execute(sql`
    delete from ${tutorMessages} where id in (
      select id from ${tutorMessages} where session_id = ${sessionId} order by id desc offset ${limit})`);
}
