import type { KeyedQuestion } from '@quorbit/contracts/quizzes/question';
import type { RoomState } from '@quorbit/contracts/rooms/state';
import { fromStoredState, toStoredState } from '@quorbit/contracts/rooms/stored-state';
import type { Executor, Tx } from '@quorbit/db/client';
import { insertRows } from '@quorbit/db/records';
import { gamePlayers, games } from '@quorbit/db/schema/rooms';
import { and, asc, count, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { people } from '../accounts/accounts.views.ts';
import { questionsOfVersion, quizOwners, versionContents, versionTitles } from '../quizzes/quizzes.views.ts';
import { cardQuizzes } from '../reviews/reviews.views.ts';

export type Game = typeof games.$inferSelect;
export type GamePlayer = typeof gamePlayers.$inferSelect;
export type GameAnswers = NonNullable<GamePlayer['answers']>;

/** Returns the questions of a quiz version with their answer keys; empty if the version doesn't exist. */
export async function readQuestions(db: Executor, versionId: string): Promise<KeyedQuestion[]> {
  const [row] = await db
    .select({ questions: questionsOfVersion })
    .from(versionContents)
    .where(eq(versionContents.id, versionId));
  return row?.questions ?? [];
}

export async function insertGame(tx: Tx, game: typeof games.$inferInsert): Promise<void> {
  await tx.insert(games).values(game);
}

export async function insertPlayers(
  tx: Tx,
  players: readonly Pick<GamePlayer, 'gameId' | 'userId' | 'attemptId' | 'sealId'>[],
): Promise<void> {
  await tx.execute(insertRows(gamePlayers, ['gameId', 'userId', 'attemptId', 'sealId'], players));
}

/** Returns a page of the games that aren't closed, after the game with the id `after`; null means the first page. */
export function listRunning(db: Executor, after: string | null, limit: number): Promise<Pick<Game, 'id' | 'roomId'>[]> {
  return db
    .select({ id: games.id, roomId: games.roomId })
    .from(games)
    .where(and(isRunning, after === null ? undefined : gt(games.id, after)))
    .orderBy(asc(games.id))
    .limit(limit);
}

const isRunning = sql`${games.status} = 'running'`;
/** Matches games in play. A game that is over but not paid out has an outcome. */
const isUnfinished = and(isRunning, isNull(games.outcome));

/** Returns the ids of games in play. @param roomId limits them to one room; null means all rooms */
export async function listUnfinished(db: Executor, roomId: string | null, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: games.id })
    .from(games)
    .where(and(isUnfinished, roomId === null ? undefined : eq(games.roomId, roomId)))
    .orderBy(asc(games.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Marks a game in play as lost, without results. @returns whether it was in play */
export async function markGameLost(tx: Tx, id: string, at: Date): Promise<boolean> {
  const updated = await tx
    .update(games)
    .set({ status: 'lost', finishedAt: at })
    .where(and(eq(games.id, id), isUnfinished))
    .returning({ id: games.id });
  return updated.length > 0;
}

/** Stores the final state of a game, once. @returns whether the game was still in play */
export async function updateOutcome(tx: Tx, id: string, room: RoomState, finishedAt: Date): Promise<boolean> {
  const outcome = toStoredState(room);
  const updated = await tx
    .update(games)
    .set({ outcome, finishedAt })
    .where(and(eq(games.id, id), isUnfinished))
    .returning({ id: games.id });
  return updated.length > 0;
}

/** Returns the hash of a game's pack, null before it's written. Locks the row, so that no other process pays out. */
export async function lockPack(tx: Tx, id: string): Promise<string | null> {
  const [row] = await tx.select({ packHash: games.packHash }).from(games).where(eq(games.id, id)).for('update');
  return row?.packHash ?? null;
}

export async function updatePackHash(tx: Tx, id: string, packHash: string): Promise<void> {
  await tx.update(games).set({ packHash }).where(eq(games.id, id));
}

/** Returns the final state of a game that isn't fully paid out; undefined for other games. */
export async function findOutcome(db: Executor, id: string) {
  const [row] = await db
    .select({ outcome: games.outcome, finishedAt: games.finishedAt })
    .from(games)
    .where(and(eq(games.id, id), isRunning));
  if (!row?.outcome || !row.finishedAt) return;
  return { outcome: fromStoredState(row.outcome), finishedAt: row.finishedAt };
}

/** Closes a game whose players have been paid: stores its status and deletes its outcome. */
export async function endGame(tx: Tx, id: string, status: Game['status']): Promise<void> {
  await tx
    .update(games)
    .set({ status, outcome: null })
    .where(and(eq(games.id, id), isRunning));
}

/** Returns the ids of the seals of all players of a game. */
export async function listSeals(db: Executor, gameId: string): Promise<string[]> {
  const rows = await db
    .select({ sealId: gamePlayers.sealId })
    .from(gamePlayers)
    .where(and(eq(gamePlayers.gameId, gameId), isNotNull(gamePlayers.sealId)));
  return rows.flatMap(({ sealId }) => sealId ?? []);
}

/** Finds a player of a game whose result isn't stored yet, with the fields needed to store it. */
export async function findUnpaidPlayer(tx: Tx, gameId: string, userId: string) {
  const [row] = await tx
    .select({
      attemptId: gamePlayers.attemptId,
      learner: { id: people.id, timeZone: people.timeZone },
      ownerId: quizOwners.ownerId,
    })
    .from(gamePlayers)
    .innerJoin(games, eq(games.id, gamePlayers.gameId))
    .innerJoin(people, eq(people.id, gamePlayers.userId))
    .innerJoin(quizOwners, eq(quizOwners.id, games.quizId))
    .where(
      and(eq(gamePlayers.gameId, gameId), eq(gamePlayers.userId, userId), isNull(gamePlayers.settledAt), isRunning),
    );
  return row;
}

/** Returns the fields of a quiz version that grading needs. */
export async function findContent(db: Executor, versionId: string) {
  const [row] = await db
    .select({
      id: versionContents.id,
      category: versionContents.category,
      passingMarks: versionContents.passingMarks,
      totalMarks: versionContents.totalMarks,
      questions: questionsOfVersion,
    })
    .from(versionContents)
    .where(eq(versionContents.id, versionId));
  return row;
}

type PlayerResult = Pick<
  GamePlayer,
  'score' | 'correct' | 'answers' | 'rank' | 'players' | 'won' | 'own' | 'xp' | 'settledAt'
>;

export async function updatePlayer(tx: Tx, gameId: string, userId: string, result: PlayerResult): Promise<void> {
  await tx
    .update(gamePlayers)
    .set(result)
    .where(and(eq(gamePlayers.gameId, gameId), eq(gamePlayers.userId, userId)));
}

/** Returns the user's newest game in a room with this code, with the user's result. */
export async function findOwnGame(db: Executor, userId: string, roomId: string) {
  const [row] = await db
    .select({ game: games, player: gamePlayers })
    .from(gamePlayers)
    .innerJoin(games, eq(games.id, gamePlayers.gameId))
    .where(and(eq(gamePlayers.userId, userId), eq(games.roomId, roomId)))
    .orderBy(desc(gamePlayers.gameId))
    .limit(1);
  return row;
}

/** Returns the host's newest game in a room with this code. */
export async function findHostedGame(db: Executor, hostId: string, roomId: string) {
  const [row] = await db
    .select({ game: games, title: versionTitles.title })
    .from(games)
    .innerJoin(versionTitles, eq(versionTitles.id, games.versionId))
    .where(and(eq(games.hostId, hostId), eq(games.roomId, roomId)))
    .orderBy(desc(games.id))
    .limit(1);
  return row;
}

/** Returns the players of a game with their results, best first. */
export function listPlayers(db: Executor, gameId: string, limit: number) {
  return db
    .select({ player: gamePlayers, name: people.name })
    .from(gamePlayers)
    .innerJoin(people, eq(people.id, gamePlayers.userId))
    .where(and(eq(gamePlayers.gameId, gameId), isNotNull(gamePlayers.settledAt)))
    .orderBy(sql`${gamePlayers.rank} nulls last`, desc(gamePlayers.score), asc(gamePlayers.userId))
    .limit(limit);
}

/** Matches results that count in a player's figures. `players` is null for a player without answers or who left. */
const isPlayed = and(isNotNull(gamePlayers.settledAt), isNotNull(gamePlayers.players));

/** Returns how many games a user played and won, and the user's average score. */
export async function sumGames(db: Executor, userId: string) {
  const [row] = await db
    .select({
      games: count(),
      wins: sql`count(*) filter (where ${gamePlayers.won})`.mapWith(Number),
      average: sql`coalesce(round(avg(${gamePlayers.score})), 0)`.mapWith(Number),
    })
    .from(gamePlayers)
    .where(and(eq(gamePlayers.userId, userId), isPlayed));
  return row ?? { games: 0, wins: 0, average: 0 };
}

/** Returns the category that the user played most often; on a tie, the first by name. */
export async function findFavoriteCategory(db: Executor, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ category: versionTitles.category })
    .from(gamePlayers)
    .innerJoin(games, eq(games.id, gamePlayers.gameId))
    .innerJoin(versionTitles, eq(versionTitles.id, games.versionId))
    .where(and(eq(gamePlayers.userId, userId), isPlayed))
    .groupBy(versionTitles.category)
    .orderBy(desc(count()), asc(versionTitles.category))
    .limit(1);
  return row?.category;
}

/** Counts the games that a user won at other people's quizzes; achievements count only these. */
export async function countWins(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ wins: count() })
    .from(gamePlayers)
    .where(and(eq(gamePlayers.userId, userId), eq(gamePlayers.won, true), eq(gamePlayers.own, false)));
  return row?.wins ?? 0;
}

/**
 * Fills in `own` and `won` of games stored by releases without these columns. A first place that wasn't stored as won
 * was won at the player's own quiz.
 */
export async function noteOwnGames(tx: Tx): Promise<void> {
  const wasFirst = sql`${gamePlayers.rank} = 1 and ${gamePlayers.players} > 1`;
  await tx.execute(sql`
    update ${gamePlayers} set own = true from ${games}, ${quizOwners}
    where ${games.id} = ${gamePlayers.gameId} and ${quizOwners.id} = ${games.quizId}
      and ${quizOwners.ownerId} = ${gamePlayers.userId} and ${gamePlayers.settledAt} is not null and not ${gamePlayers.won}`);
  await tx.execute(sql`update ${gamePlayers} set won = true, own = true where ${wasFirst} and not ${gamePlayers.won}`);
}

/** Returns the most recently reviewed cards of each of these users. */
export async function listRecentCards(db: Executor, userIds: readonly string[], limitEach: number) {
  const rows = await Promise.all(
    userIds.map((userId) =>
      db
        .select({
          userId: cardQuizzes.userId,
          quizId: cardQuizzes.quizId,
          stability: cardQuizzes.stability,
          lastReview: cardQuizzes.lastReview,
        })
        .from(cardQuizzes)
        .where(eq(cardQuizzes.userId, userId))
        .orderBy(desc(cardQuizzes.lastReview))
        .limit(limitEach),
    ),
  );
  return rows.flat();
}

/** Returns the roles of these users, which decide which quizzes they may see. */
export async function listRoles(db: Executor, userIds: readonly string[]) {
  return db
    .select({ id: people.id, role: people.role })
    .from(people)
    .where(sql`${people.id} = any(${sql.param([...userIds])}::uuid[])`);
}

/** Returns a page of the games that a user played, for the export. */
export function pageOfPlayedGames(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select({ game: games, player: gamePlayers })
    .from(gamePlayers)
    .innerJoin(games, eq(games.id, gamePlayers.gameId))
    .where(and(eq(gamePlayers.userId, userId), after === null ? undefined : gt(gamePlayers.gameId, after)))
    .orderBy(asc(gamePlayers.gameId))
    .limit(limit);
}

export function pageOfHostedGames(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select()
    .from(games)
    .where(and(eq(games.hostId, userId), after === null ? undefined : gt(games.id, after)))
    .orderBy(asc(games.id))
    .limit(limit);
}
