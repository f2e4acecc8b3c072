import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { plays } from '@quorbit/db/schema/plays';
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { people } from '../accounts/accounts.views.ts';
import { grantedIn, questionsOfVersion, versionContents, versionPacks } from '../quizzes/quizzes.views.ts';

export type Play = typeof plays.$inferSelect;
export type NewPlay = Pick<
  Play,
  'id' | 'userId' | 'game' | 'gameId' | 'runId' | 'quizId' | 'versionId' | 'startedAt' | 'deadline'
>;

const version = {
  id: versionContents.id,
  title: versionContents.title,
  category: versionContents.category,
  passingMarks: versionContents.passingMarks,
  totalMarks: versionContents.totalMarks,
  shuffleQuestions: versionContents.shuffleQuestions,
  shuffleOptions: versionContents.shuffleOptions,
  draw: versionContents.draw,
  questions: questionsOfVersion,
  granted: grantedIn,
  packHash: sql<string>`(
    select ${versionPacks.hash} from ${versionPacks} where ${versionPacks.versionId} = ${versionContents.id} and ${versionPacks.keyed} and ${versionPacks.questionNos} is null)`,
};

export type PlayedVersion = NonNullable<Awaited<ReturnType<typeof findVersion>>>;

/** Returns a quiz version with its questions and keys; undefined if it doesn't exist. */
export async function findVersion(db: Executor, versionId: string) {
  const [row] = await db.select(version).from(versionContents).where(eq(versionContents.id, versionId));
  return row;
}

export async function insertPlay(tx: Tx, play: NewPlay): Promise<Play> {
  const [row] = await tx.insert(plays).values(play).returning();
  if (!row) throw new Error('A play was not inserted.');
  return row;
}

export async function findPlay(db: Executor, userId: string, id: string): Promise<Play | undefined> {
  const [row] = await db
    .select()
    .from(plays)
    .where(and(eq(plays.id, id), eq(plays.userId, userId)));
  return row;
}

export async function updatePlay(tx: Tx, id: string, change: Partial<Play>): Promise<void> {
  await tx.update(plays).set(change).where(eq(plays.id, id));
}

/** The plays of these runs in the order in which they began, each with the title and category of its version. */
export function listPlaysOfRuns(db: Executor, runIds: readonly string[]) {
  return db
    .select({ play: plays, title: versionContents.title, category: versionContents.category })
    .from(plays)
    .innerJoin(versionContents, eq(versionContents.id, plays.versionId))
    .where(isOneOf(plays.runId, runIds))
    .orderBy(asc(plays.id));
}

/**
 * Returns unsubmitted plays of one kind of game whose deadline is before a time, with their learners, the earliest
 * deadline first.
 */
export function listOverdue(db: Executor, game: Play['game'], before: Date, limit: number) {
  return (
    db
      .select({ id: plays.id, learner: { id: people.id, role: people.role, timeZone: people.timeZone } })
      .from(plays)
      .innerJoin(people, eq(people.id, plays.userId))
      // The condition is written exactly as in the partial index of unsubmitted plays, so that the index is used.
      .where(and(sql`submitted_at is null`, lt(plays.deadline, before), eq(plays.game, game)))
      .orderBy(asc(plays.deadline))
      .limit(limit)
  );
}

/** A page of the user's plays, for the export. */
export function pageOfPlays(db: Executor, userId: string, after: string | null, limit: number): Promise<Play[]> {
  return db
    .select()
    .from(plays)
    .where(and(eq(plays.userId, userId), after === null ? undefined : gt(plays.id, after)))
    .orderBy(asc(plays.id))
    .limit(limit);
}
