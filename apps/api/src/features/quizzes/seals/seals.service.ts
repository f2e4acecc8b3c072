// Decides for whom a quiz is sealed. Must be called before any key, score or correctness leaves the server.
import { newId } from '@quorbit/contracts/lib/ids';
import type { SealingGame } from '@quorbit/contracts/quizzes/row';
import { type Scope, userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import { upsertQuizChange } from '../downloads/downloads.repository.ts';
import { recordForDownloader } from '../downloads/downloads.service.ts';
import { recordForEveryone } from '../everyone-scope.service.ts';
import { findQuiz } from '../quizzes.repository.ts';
import type { Reader } from '../reader.ts';
import * as repository from './seals.repository.ts';

/**
 * A seal by a game: for all learners (user id null) while a challenge or tournament runs, or for the players in a room.
 */
export interface GameSeal {
  quizId: string;
  userIds: readonly (string | null)[];
  startsAt: Date;
  endsAt: Date;
  /** The challenge or tournament; null for a room. */
  game: SealingGame | null;
}

/**
 * Returns the quizzes whose key is withheld from this reader at `now`, each with the reason: a running game, or a
 * ranked quiz that hasn't closed. Seals for all learners exempt the owner and admins; seals of rooms exempt nobody.
 */
export async function listSealedQuizzes(
  db: Executor,
  reader: Reader,
  now: Date,
  quizIds: readonly string[],
): Promise<ReadonlyMap<string, repository.SealKind>> {
  if (quizIds.length === 0) return new Map();
  const rows = await repository.listSealed(db, reader, now, [...new Set(quizIds)]);
  return new Map(rows.flatMap(({ quizId, seal }) => (seal === null ? [] : [[quizId, seal]])));
}

/**
 * Returns the challenge or tournament that seals each of the quizzes for all learners, this reader included, at `now`:
 * the last one to end.
 */
export async function listSealingGames(
  db: Executor,
  reader: Reader,
  now: Date,
  quizIds: readonly string[],
): Promise<ReadonlyMap<string, SealingGame>> {
  if (quizIds.length === 0) return new Map();
  const rows = await repository.listSealingGames(db, reader, now, quizIds);
  return new Map(rows.flatMap(({ quizId, game }) => (game === null ? [] : [[quizId, game]])));
}

/** Seals a quiz for a game. Returns the ids of the seals, in the order of `userIds`. */
export async function startSeals(tx: Tx, { quizId, userIds, startsAt, endsAt, game }: GameSeal): Promise<string[]> {
  const seals = userIds.map((userId) => ({ id: newId(), quizId, userId, startsAt, endsAt, game }));
  await repository.insertSeals(tx, seals);
  await repository.insertTransitions(
    tx,
    userIds.flatMap((userId) => [startsAt, endsAt].map((at) => ({ quizId, userId, at }))),
  );
  return seals.map(({ id }) => id);
}

/** Ends seals of games early. Seals that have already ended stay unchanged. */
export async function endSeals(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  const ended = await repository.endSeals(tx, ids, now);
  await repository.insertTransitions(
    tx,
    ended.map((seal) => ({ ...seal, at: now })),
  );
}

/**
 * Schedules the grading of waiting attempts for the time at which a ranked quiz closes. Call it when the closing time
 * is set.
 */
export function scheduleClosing(tx: Tx, quizId: string, closesAt: Date): Promise<void> {
  return repository.insertTransitions(tx, [{ quizId, userId: null, at: closesAt }]);
}

/** Returns the oldest due beginning or end of a seal that isn't fully processed yet. */
export function findDueTransition(db: Executor, now: Date): Promise<repository.SealTransition | undefined> {
  return repository.findDueTransition(db, now);
}

/** Records that a seal transition was processed for the learners with ids up to `doneTo`. */
export function saveTransitionProgress(tx: Tx, { id }: repository.SealTransition, doneTo: string): Promise<void> {
  return repository.updateDoneTo(tx, id, doneTo);
}

/**
 * Deletes a processed seal transition. The first time it is scheduled again at `next` instead, to catch work that was
 * being accepted at that moment.
 */
export function closeTransition(tx: Tx, transition: repository.SealTransition, next: Date): Promise<void> {
  return repository.closeTransition(tx, transition, next);
}

/** Returns the scopes in which a seal transition must be recorded. */
export async function scopesOfTransition(
  db: Executor,
  { quizId, userId }: repository.SealTransition,
): Promise<Scope[]> {
  if (userId !== null) return [userScope(userId)];
  const { audience, ownerId = null } = (await findQuiz(db, quizId))?.quiz ?? {};
  return [...(audience === 'everyone' ? [audience] : []), ...(ownerId === null ? [] : [userScope(ownerId)])];
}

/**
 * Records that a quiz was sealed or unsealed, so that devices receive the change. The caller has locked the scopes that
 * `scopesOfTransition` returned.
 */
export async function recordTransition(
  tx: Tx,
  { quizId, userId }: repository.SealTransition,
  now: Date,
): Promise<void> {
  if (userId !== null) {
    await recordForDownloader(tx, { quizId, userId });
    return;
  }
  const found = await findQuiz(tx, quizId);
  if (!found) return;
  const { audience, ownerId } = found.quiz;
  if (ownerId !== null) record(tx, userScope(ownerId), 'pack', quizId);
  if (audience === 'everyone') await recordForEveryone(tx, [quizId]);
  await upsertQuizChange(tx, quizId, now);
}
