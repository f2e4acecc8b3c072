// Who plays in tournaments, against whom, and what they made of it.
import { HIDDEN_PLAYER } from '@quorbit/contracts/friends/messages';
import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { insertRows, toJsonRecords } from '@quorbit/db/records';
import { tournamentMatches, tournamentPlayers, tournamentResults, tournaments } from '@quorbit/db/schema/tournaments';
import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { isBlockBetween, nameFor, people, titledPeople } from '../accounts/accounts.views.ts';
import { learnerFigures } from '../xp/xp.views.ts';

export type PlayerRow = typeof tournamentPlayers.$inferSelect;
export type MatchRow = typeof tournamentMatches.$inferSelect;
export type ResultRow = typeof tournamentResults.$inferSelect;
export type ListedPlayer = Awaited<ReturnType<typeof listPlayers>>[number];

/** The players of these tournaments in the order in which they registered, as the viewer may see them. */
export function listPlayers(db: Executor, viewerId: string, tournamentIds: readonly string[]) {
  return db
    .select({
      player: tournamentPlayers,
      /** Null for deleted accounts. */
      name: nameFor<string | null>(viewerId, titledPeople, HIDDEN_PLAYER),
      title: titledPeople.title,
      /** Whether they don't want to see each other. */
      hidden: sql<boolean>`${isBlockBetween(titledPeople.id, sql`${viewerId}::uuid`)}`,
    })
    .from(tournamentPlayers)
    .leftJoin(titledPeople, eq(titledPeople.id, tournamentPlayers.userId))
    .where(isOneOf(tournamentPlayers.tournamentId, tournamentIds))
    .orderBy(asc(tournamentPlayers.id));
}

/** The players of a tournament with their accounts. */
export function listAccounts(db: Executor, tournamentId: string) {
  return db
    .select({ id: tournamentPlayers.id, userId: tournamentPlayers.userId })
    .from(tournamentPlayers)
    .where(eq(tournamentPlayers.tournamentId, tournamentId));
}

/** The players of a tournament in the order in which they registered, with what decides their seeds and who is able. */
export function listEntrants(db: Executor, tournamentId: string) {
  return db
    .select({ player: tournamentPlayers, xp: learnerFigures.xp, suspendedAt: titledPeople.suspendedAt })
    .from(tournamentPlayers)
    .leftJoin(titledPeople, eq(titledPeople.id, tournamentPlayers.userId))
    .leftJoin(learnerFigures, eq(learnerFigures.userId, tournamentPlayers.userId))
    .where(eq(tournamentPlayers.tournamentId, tournamentId))
    .orderBy(asc(tournamentPlayers.id));
}

export async function findPlayer(db: Executor, tournamentId: string, userId: string): Promise<PlayerRow | undefined> {
  const [row] = await db
    .select()
    .from(tournamentPlayers)
    .where(and(eq(tournamentPlayers.tournamentId, tournamentId), eq(tournamentPlayers.userId, userId)));
  return row;
}

export function countPlayers(db: Executor, tournamentId: string): Promise<number> {
  return db.$count(tournamentPlayers, eq(tournamentPlayers.tournamentId, tournamentId));
}

export async function insertPlayer(tx: Tx, player: typeof tournamentPlayers.$inferInsert): Promise<void> {
  await tx.insert(tournamentPlayers).values(player);
}

export async function deletePlayer(tx: Tx, id: string): Promise<void> {
  await tx.delete(tournamentPlayers).where(eq(tournamentPlayers.id, id));
}

export async function updatePlayer(tx: Tx, id: string, change: Partial<PlayerRow>): Promise<void> {
  await tx.update(tournamentPlayers).set(change).where(eq(tournamentPlayers.id, id));
}

/** What a round changes about a player; null leaves it as it is. */
export interface PlayerChange {
  id: string;
  seed: number | null;
  rank: number | null;
  withdrawnAt: Date | null;
  due: PlayerRow['due'];
}

/** Changes many players of one tournament at once. */
export async function updatePlayers(tx: Tx, tournamentId: string, changes: readonly PlayerChange[]): Promise<void> {
  const rows = changes.map(({ withdrawnAt, ...change }) => ({ ...change, withdrawn_at: withdrawnAt }));
  await tx.execute(sql`
    update ${tournamentPlayers} as player
    set seed = coalesce(change.seed, player.seed), rank = coalesce(change.rank, player.rank),
      withdrawn_at = coalesce(change.withdrawn_at, player.withdrawn_at), due = coalesce(change.due, player.due)
    from jsonb_to_recordset(${toJsonRecords(rows)})
      as change (id uuid, seed smallint, rank smallint, withdrawn_at timestamptz, due text)
    where player.tournament_id = ${tournamentId} and player.id = change.id`);
}

/** Has the fees of all players of a tournament that have an account given back. */
export async function markFeesDue(tx: Tx, tournamentId: string): Promise<void> {
  await tx
    .update(tournamentPlayers)
    .set({ due: 'fee' })
    .where(and(eq(tournamentPlayers.tournamentId, tournamentId), isNotNull(tournamentPlayers.userId)));
}

/** Players whom the worker owes something, the oldest first, with their accounts. */
export function listDuePlayers(db: Executor, limit: number) {
  return (
    db
      .select({
        id: tournamentPlayers.id,
        learner: { id: people.id, role: people.role, timeZone: people.timeZone },
      })
      .from(tournamentPlayers)
      .leftJoin(people, eq(people.id, tournamentPlayers.userId))
      // As in the index.
      .where(sql`due is not null`)
      .orderBy(asc(tournamentPlayers.id))
      .limit(limit)
  );
}

/** A player who is owed something, with the tournament, which may be deleted; nobody pays beside the caller. */
export async function lockDuePlayer(tx: Tx, id: string) {
  const [row] = await tx
    .select({ player: tournamentPlayers, tournament: tournaments })
    .from(tournamentPlayers)
    .innerJoin(tournaments, eq(tournaments.id, tournamentPlayers.tournamentId))
    .where(and(eq(tournamentPlayers.id, id), sql`due is not null`))
    .for('update', { of: tournamentPlayers });
  return row;
}

/** Takes somebody out of the tournaments whose players haven't been seeded: the account is about to go. */
export async function deleteUnseeded(tx: Tx, userId: string): Promise<void> {
  await tx.delete(tournamentPlayers).where(and(eq(tournamentPlayers.userId, userId), isNull(tournamentPlayers.seed)));
}

export function listMatches(db: Executor, tournamentIds: readonly string[]): Promise<MatchRow[]> {
  return db
    .select()
    .from(tournamentMatches)
    .where(isOneOf(tournamentMatches.tournamentId, tournamentIds))
    .orderBy(asc(tournamentMatches.tournamentId), asc(tournamentMatches.round), asc(tournamentMatches.place));
}

export async function insertMatches(tx: Tx, matches: readonly MatchRow[]): Promise<void> {
  if (matches.length === 0) return;
  const fields = ['id', 'tournamentId', 'round', 'place', 'firstId', 'secondId'] as const;
  await tx.execute(insertRows(tournamentMatches, fields, matches));
}

export function listResults(db: Executor, tournamentIds: readonly string[]): Promise<ResultRow[]> {
  return db
    .select()
    .from(tournamentResults)
    .where(isOneOf(tournamentResults.tournamentId, tournamentIds))
    .orderBy(asc(tournamentResults.tournamentId), asc(tournamentResults.playerId), asc(tournamentResults.round));
}

export async function insertResult(tx: Tx, result: typeof tournamentResults.$inferInsert): Promise<void> {
  await tx.insert(tournamentResults).values(result);
}

export async function updateResult(tx: Tx, id: string, change: Partial<ResultRow>): Promise<void> {
  await tx.update(tournamentResults).set(change).where(eq(tournamentResults.id, id));
}

/** Whether somebody who has an account still plays this round. */
export async function hasOpenPlays(db: Executor, tournamentId: string, round: number): Promise<boolean> {
  const rows = await db
    .select({ id: tournamentResults.id })
    .from(tournamentResults)
    .innerJoin(tournamentPlayers, eq(tournamentPlayers.id, tournamentResults.playerId))
    .where(
      and(
        eq(tournamentResults.tournamentId, tournamentId),
        eq(tournamentResults.round, round),
        isNull(tournamentResults.closedAt),
        isNotNull(tournamentPlayers.userId),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** The best percentage of each of these players who has played something. */
export async function listBestPercentages(
  db: Executor,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ playerId: tournamentResults.playerId, best: sql`max(percentage)`.mapWith(Number) })
    .from(tournamentResults)
    .where(and(isOneOf(tournamentResults.playerId, playerIds), isNotNull(tournamentResults.percentage)))
    .groupBy(tournamentResults.playerId);
  return new Map(rows.map(({ playerId, best }) => [playerId, best]));
}

/** How many players these tournaments have. */
export async function listPlayerCounts(
  db: Executor,
  tournamentIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: tournamentPlayers.tournamentId, count: sql`count(*)`.mapWith(Number) })
    .from(tournamentPlayers)
    .where(isOneOf(tournamentPlayers.tournamentId, tournamentIds))
    .groupBy(tournamentPlayers.tournamentId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** A page of what somebody registered for, for the export. */
export function pageOfRegistrations(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select({ player: tournamentPlayers, name: tournaments.name })
    .from(tournamentPlayers)
    .innerJoin(tournaments, eq(tournaments.id, tournamentPlayers.tournamentId))
    .where(and(eq(tournamentPlayers.userId, userId), after === null ? undefined : gt(tournamentPlayers.id, after)))
    .orderBy(asc(tournamentPlayers.id))
    .limit(limit);
}

/** A page of what somebody made of the rounds of tournaments, for the export. */
export function pageOfResults(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select({ result: tournamentResults })
    .from(tournamentResults)
    .innerJoin(tournamentPlayers, eq(tournamentPlayers.id, tournamentResults.playerId))
    .where(and(eq(tournamentPlayers.userId, userId), after === null ? undefined : gt(tournamentResults.id, after)))
    .orderBy(asc(tournamentResults.id))
    .limit(limit);
}
