// Tournaments and what they ask.
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

/** One that isn't deleted. */
export async function findTournament(db: Executor, id: string): Promise<TournamentRow | undefined> {
  const [row] = await db.select().from(tournaments).where(isNotDeleted(id));
  return row;
}

/**
 * The same, locked until the commit: nothing about its players or rounds is decided beside it. Take the scopes of
 * learners before it.
 */
export async function lockTournament(tx: Tx, id: string): Promise<TournamentRow | undefined> {
  const [row] = await tx.select().from(tournaments).where(isNotDeleted(id)).for('update');
  return row;
}

/** The same, beside others who do so: no round ends meanwhile. */
export async function lockShared(tx: Tx, id: string): Promise<TournamentRow | undefined> {
  const [row] = await tx.select().from(tournaments).where(isNotDeleted(id)).for('share');
  return row;
}

export async function updateTournament(tx: Tx, id: string, change: Partial<TournamentRow>): Promise<void> {
  await tx.update(tournaments).set(change).where(eq(tournaments.id, id));
}

interface TournamentPage<Key> {
  /** Behind this row. */
  after: Key | null;
  limit: number;
}

/** Tournaments that aren't over, those that end first. */
export function listOpenTournaments(
  db: Executor,
  { after, limit, now }: TournamentPage<{ endsAt: Date; id: string }> & { now: Date },
): Promise<TournamentRow[]> {
  return db
    .select()
    .from(tournaments)
    .where(
      and(
        // As in the index.
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
 * Tournaments that somebody registered for, the last first.
 * @param overBy only those that are there and over by this time; null for all, deleted ones too
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

/** Tournaments that aren't over and that somebody registered for, those first in which something happens next. */
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

/** What these tournaments ask, in order. */
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

/** The seals of a tournament. */
export async function listSeals(db: Executor, tournamentId: string): Promise<string[]> {
  const rows = await db
    .select({ sealId: tournamentQuizzes.sealId })
    .from(tournamentQuizzes)
    .where(and(eq(tournamentQuizzes.tournamentId, tournamentId), isNotNull(tournamentQuizzes.sealId)));
  return rows.flatMap(({ sealId }) => sealId ?? []);
}

/** Tournaments in which something is to be done: they start, or a round ends. */
export async function listDue(db: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: tournaments.id })
    .from(tournaments)
    // As in the index.
    .where(and(sql`next_at is not null`, lte(tournaments.nextAt, now)))
    .orderBy(asc(tournaments.nextAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The newest of each of the demo tournaments, deleted ones too. */
export function listDemoTournaments(db: Executor): Promise<TournamentRow[]> {
  return db
    .selectDistinctOn([tournaments.demo])
    .from(tournaments)
    .where(sql`demo is not null`)
    .orderBy(asc(tournaments.demo), desc(tournaments.endsAt));
}

/** A page of what somebody made, for the export. */
export function pageOfCreated(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select()
    .from(tournaments)
    .where(and(eq(tournaments.creatorId, userId), after === null ? undefined : gt(tournaments.id, after)))
    .orderBy(asc(tournaments.id))
    .limit(limit);
}
