// Reads and writes tournaments and their quizzes.
import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { insertRows } from '@quorbit/db/records';
import { tournamentPlayers, tournamentQuizzes, tournaments } from '@quorbit/db/schema/tournaments';
import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { listedQuizzes, versionTitles } from '../quizzes/quizzes.views.ts';

export type TournamentRow = typeof tournaments.$inferSelect;
export type TournamentQuiz = Awaited<ReturnType<typeof listQuizzes>>[number];

export async function insertTournament(
  tx: Tx,
  tournament: typeof tournaments.$inferInsert,
  quizzes: readonly Omit<typeof tournamentQuizzes.$inferSelect, 'tournamentId'>[],
): Promise<void> {
  await tx.insert(tournaments).values(tournament);
  const rows = quizzes.map((quiz) => ({ tournamentId: tournament.id, ...quiz }));
  await tx.execute(insertRows(tournamentQuizzes, ['tournamentId', 'place', 'quizId', 'versionId', 'sealId'], rows));
}

const isNotDeleted = (id: string) => and(eq(tournaments.id, id), isNull(tournaments.deletedAt));

/** Returns the tournament; undefined if it's deleted or doesn't exist. */
export async function findTournament(db: Executor, id: string): Promise<TournamentRow | undefined> {
  const [row] = await db.select().from(tournaments).where(isNotDeleted(id));
  return row;
}

/**
 * Returns the tournament and locks it until the commit, so that no other transaction decides about its players or
 * rounds. Take the learners' scopes before it. Undefined if it's deleted or doesn't exist.
 */
export async function lockTournament(tx: Tx, id: string): Promise<TournamentRow | undefined> {
  const [row] = await tx.select().from(tournaments).where(isNotDeleted(id)).for('update');
  return row;
}

/**
 * Returns the tournament under a shared lock: other transactions may hold it too, but no round ends meanwhile.
 * Undefined if it's deleted or doesn't exist.
 */
export async function lockShared(tx: Tx, id: string): Promise<TournamentRow | undefined> {
  const [row] = await tx.select().from(tournaments).where(isNotDeleted(id)).for('share');
  return row;
}

export async function updateTournament(tx: Tx, id: string, change: Partial<TournamentRow>): Promise<void> {
  await tx.update(tournaments).set(change).where(eq(tournaments.id, id));
}

interface TournamentPage<Key> {
  /** The key of the last row of the previous page; null for the first page. */
  after: Key | null;
  limit: number;
}

/** Lists tournaments that aren't over, in the order in which they end. */
export function listOpenTournaments(
  db: Executor,
  { after, limit, now }: TournamentPage<{ endsAt: Date; id: string }> & { now: Date },
): Promise<TournamentRow[]> {
  return db
    .select()
    .from(tournaments)
    .where(
      and(
        // The condition is written exactly as in the index, so that the database uses the index.
        sql`deleted_at is null`,
        gt(tournaments.endsAt, now),
        isNull(tournaments.finishedAt),
        after === null
          ? undefined
          : sql`(ends_at, id) > (${after.endsAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(tournaments.endsAt), asc(tournaments.id))
    .limit(limit);
}

/**
 * Lists tournaments that the user registered for, the latest registration first.
 * @param overBy only tournaments that aren't deleted and are over by this time; null for all, including deleted ones.
 */
export function listTournamentsOfPlayer(
  db: Executor,
  userId: string,
  { after, limit, overBy }: TournamentPage<string> & { overBy: Date | null },
) {
  const hasEnded =
    overBy === null
      ? undefined
      : and(isNull(tournaments.deletedAt), or(isNotNull(tournaments.finishedAt), lte(tournaments.endsAt, overBy)));
  return db
    .select({ tournament: tournaments, player: tournamentPlayers })
    .from(tournamentPlayers)
    .innerJoin(tournaments, eq(tournaments.id, tournamentPlayers.tournamentId))
    .where(
      and(
        eq(tournamentPlayers.userId, userId),
        hasEnded,
        after === null ? undefined : sql`${tournamentPlayers.id} < ${after}::uuid`,
      ),
    )
    .orderBy(desc(tournamentPlayers.id))
    .limit(limit);
}

/** Lists the user's tournaments that aren't over, in the order in which something happens next. */
export async function listUpcomingOfPlayer(
  db: Executor,
  userId: string,
  now: Date,
  limit: number,
): Promise<TournamentRow[]> {
  const rows = await db
    .select({ tournament: tournaments })
    .from(tournamentPlayers)
    .innerJoin(tournaments, eq(tournaments.id, tournamentPlayers.tournamentId))
    .where(
      and(
        eq(tournamentPlayers.userId, userId),
        isNull(tournamentPlayers.withdrawnAt),
        isNull(tournaments.deletedAt),
        isNull(tournaments.finishedAt),
        gt(tournaments.endsAt, now),
      ),
    )
    .orderBy(asc(tournaments.nextAt), asc(tournaments.id))
    .limit(limit);
  return rows.map(({ tournament }) => tournament);
}

/** Lists the quizzes of these tournaments, in the order in which they're played. */
export function listQuizzes(db: Executor, tournamentIds: readonly string[]) {
  return db
    .select({
      tournamentId: tournamentQuizzes.tournamentId,
      id: tournamentQuizzes.quizId,
      versionId: tournamentQuizzes.versionId,
      title: versionTitles.title,
      category: versionTitles.category,
      ownerId: listedQuizzes.ownerId,
    })
    .from(tournamentQuizzes)
    .innerJoin(versionTitles, eq(versionTitles.id, tournamentQuizzes.versionId))
    .innerJoin(listedQuizzes, eq(listedQuizzes.id, tournamentQuizzes.quizId))
    .where(isOneOf(tournamentQuizzes.tournamentId, tournamentIds))
    .orderBy(asc(tournamentQuizzes.tournamentId), asc(tournamentQuizzes.place));
}

/** Returns the ids of the seals on a tournament's quizzes. */
export async function listSeals(db: Executor, tournamentId: string): Promise<string[]> {
  const rows = await db
    .select({ sealId: tournamentQuizzes.sealId })
    .from(tournamentQuizzes)
    .where(and(eq(tournamentQuizzes.tournamentId, tournamentId), isNotNull(tournamentQuizzes.sealId)));
  return rows.flatMap(({ sealId }) => sealId ?? []);
}

/** Lists the ids of tournaments that are due: they start, or one of their rounds ends. */
export async function listDue(db: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: tournaments.id })
    .from(tournaments)
    // The condition is written exactly as in the index, so that the database uses the index.
    .where(and(sql`next_at is not null`, lte(tournaments.nextAt, now)))
    .orderBy(asc(tournaments.nextAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Lists the newest instance of each demo tournament, including deleted ones. */
export function listDemoTournaments(db: Executor): Promise<TournamentRow[]> {
  return db
    .selectDistinctOn([tournaments.demo])
    .from(tournaments)
    .where(sql`demo is not null`)
    .orderBy(asc(tournaments.demo), desc(tournaments.endsAt));
}

/** Returns a page of the tournaments that the user created, for the export. */
export function pageOfCreated(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select()
    .from(tournaments)
    .where(and(eq(tournaments.creatorId, userId), after === null ? undefined : gt(tournaments.id, after)))
    .orderBy(asc(tournaments.id))
    .limit(limit);
}
