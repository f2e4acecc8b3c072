// Queries about the players of tournaments, their matches and their results.
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

/** Returns the players of these tournaments in order of registration, as the viewer may see them. */
export function listPlayers(db: Executor, viewerId: string, tournamentIds: readonly string[]) {
  return db
    .select({
      player: tournamentPlayers,
      /** The player's name as the viewer may read it; null for deleted accounts. */
      name: nameFor<string | null>(viewerId, titledPeople, HIDDEN_PLAYER),
      title: titledPeople.title,
      /** Whether the player or the viewer has blocked the other. */
      hidden: sql<boolean>`${isBlockBetween(titledPeople.id, sql`${viewerId}::uuid`)}`,
    })
    .from(tournamentPlayers)
    .leftJoin(titledPeople, eq(titledPeople.id, tournamentPlayers.userId))
    .where(isOneOf(tournamentPlayers.tournamentId, tournamentIds))
    .orderBy(asc(tournamentPlayers.id));
}

/** Returns the players of a tournament with their account ids. */
export function listAccounts(db: Executor, tournamentId: string) {
  return db
    .select({ id: tournamentPlayers.id, userId: tournamentPlayers.userId })
    .from(tournamentPlayers)
    .where(eq(tournamentPlayers.tournamentId, tournamentId));
}

/**
 * Returns the players of a tournament in order of registration, with the fields that decide their seeds and whether
 * they may play.
 */
export function listEntrants(db: Executor, tournamentId: string) {
  return db
    .select({ player: tournamentPlayers, xp: learnerFigures.xp, suspendedAt: titledPeople.suspendedAt })
    .from(tournamentPlayers)
    .leftJoin(titledPeople, eq(titledPeople.id, tournamentPlayers.userId))
    .leftJoin(learnerFigures, eq(learnerFigures.userId, tournamentPlayers.userId))
    .where(eq(tournamentPlayers.tournamentId, tournamentId))
    .orderBy(asc(tournamentPlayers.id));
}

/** Returns the XP that a learner can spend. */
export async function getBalance(db: Executor, userId: string): Promise<number> {
  const { balance } = learnerFigures;
  const [row] = await db.select({ balance }).from(learnerFigures).where(eq(learnerFigures.userId, userId));
  return row?.balance ?? 0;
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

/** The changes that a round makes to a player; null leaves a field unchanged. */
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

/** Marks the entry fees of all players of a tournament who have an account as due to be given back. */
export async function markFeesDue(tx: Tx, tournamentId: string): Promise<void> {
  await tx
    .update(tournamentPlayers)
    .set({ due: 'fee' })
    .where(and(eq(tournamentPlayers.tournamentId, tournamentId), isNotNull(tournamentPlayers.userId)));
}

/** Returns players who are due a prize or their fee, the oldest first, with their accounts. */
export function listDuePlayers(db: Executor, limit: number) {
  return (
    db
      .select({
        id: tournamentPlayers.id,
        learner: { id: people.id, role: people.role, timeZone: people.timeZone },
      })
      .from(tournamentPlayers)
      .leftJoin(people, eq(people.id, tournamentPlayers.userId))
      // The condition is written literally as in the partial index, so that the database can use the index.
      .where(sql`due is not null`)
      .orderBy(asc(tournamentPlayers.id))
      .limit(limit)
  );
}

/**
 * Returns a player who is due a prize or the fee, with the tournament, which may be deleted. Locks the player's row, so
 * that nobody else pays meanwhile.
 */
export async function lockDuePlayer(tx: Tx, id: string) {
  const [row] = await tx
    .select({ player: tournamentPlayers, tournament: tournaments })
    .from(tournamentPlayers)
    .innerJoin(tournaments, eq(tournaments.id, tournamentPlayers.tournamentId))
    .where(and(eq(tournamentPlayers.id, id), sql`due is not null`))
    .for('update', { of: tournamentPlayers });
  return row;
}

/** Removes a user from the tournaments whose players aren't seeded yet, because the account is about to be deleted. */
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

/** Returns whether any player with an account is still playing this round. */
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

/** Returns the best percentage of each of these players who has a result. */
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

/** Returns the number of players of each of these tournaments. */
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

/** Returns a page of a user's registrations for tournaments, for the export. */
export function pageOfRegistrations(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select({ player: tournamentPlayers, name: tournaments.name })
    .from(tournamentPlayers)
    .innerJoin(tournaments, eq(tournaments.id, tournamentPlayers.tournamentId))
    .where(and(eq(tournamentPlayers.userId, userId), after === null ? undefined : gt(tournamentPlayers.id, after)))
    .orderBy(asc(tournamentPlayers.id))
    .limit(limit);
}

/** Returns a page of a user's results in the rounds of tournaments, for the export. */
export function pageOfResults(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select({ result: tournamentResults })
    .from(tournamentResults)
    .innerJoin(tournamentPlayers, eq(tournamentPlayers.id, tournamentResults.playerId))
    .where(and(eq(tournamentPlayers.userId, userId), after === null ? undefined : gt(tournamentResults.id, after)))
    .orderBy(asc(tournamentResults.id))
    .limit(limit);
}
