// Decides for whom a quiz is sealed. Asked wherever a key, a score or a correctness leaves the server.
import { newId } from '@quorbit/contracts/lib/ids';
import { type Scope, userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import { noteChange } from './keeps.repository.ts';
import { recordForKeeper } from './keeps.service.ts';
import { findQuiz, type Reader } from './quizzes.repository.ts';
import * as repository from './seals.repository.ts';
import { recordForAll } from './shown-to-all.service.ts';

/** What a game seals: a quiz for all learners (null) while a challenge or tournament runs, or for those who sit in a room. */
export interface GameSeal {
  quizId: string;
  userIds: readonly (string | null)[];
  startsAt: Date;
  endsAt: Date;
}

/**
 * Those of these quizzes whose key is withheld from this reader at `now`, and what for: a running game, or that it is
 * ranked and hasn't closed. A quiz that is sealed for all isn't for its owner and admins; a room makes no exception.
 */
export async function sealedQuizzes(
  db: Executor,
  reader: Reader,
  now: Date,
  quizIds: readonly string[],
): Promise<ReadonlyMap<string, repository.SealKind>> {
  if (quizIds.length === 0) return new Map();
  const rows = await repository.listSealed(db, reader, now, [...new Set(quizIds)]);
  return new Map(rows.flatMap(({ quizId, seal }) => (seal === null ? [] : [[quizId, seal]])));
}

/** Seals a quiz for a game. Returns the ids of the seals, in the order of those whom they are for. */
export async function beginSeals(tx: Tx, { quizId, userIds, startsAt, endsAt }: GameSeal): Promise<string[]> {
  const seals = userIds.map((userId) => ({ id: newId(), quizId, userId, startsAt, endsAt }));
  await repository.insertSeals(tx, seals);
  await repository.insertTurns(
    tx,
    userIds.flatMap((userId) => [startsAt, endsAt].map((at) => ({ quizId, userId, at }))),
  );
  return seals.map(({ id }) => id);
}

/** Ends seals of games before their time. Those that have ended stay as they are. */
export async function endSeals(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  const ended = await repository.endSeals(tx, ids, now);
  await repository.insertTurns(
    tx,
    ended.map((seal) => ({ ...seal, at: now })),
  );
}

/** Has waiting attempts graded when a ranked quiz closes. Call it when the closing time is set. */
export function noteClosing(tx: Tx, quizId: string, closesAt: Date): Promise<void> {
  return repository.insertTurns(tx, [{ quizId, userId: null, at: closesAt }]);
}

/** The oldest beginning or end of a seal that some learners' scopes don't record yet. */
export function findTurn(db: Executor, now: Date): Promise<repository.SealTurn | undefined> {
  return repository.findTurn(db, now);
}

/** Notes that learners up to this one are done. */
export function noteDone(tx: Tx, { id }: repository.SealTurn, doneTo: string): Promise<void> {
  return repository.noteDone(tx, id, doneTo);
}

/** Ends a turn; the first time it comes once more at `next`, for work that was being accepted at the moment itself. */
export function closeTurn(tx: Tx, turn: repository.SealTurn, next: Date): Promise<void> {
  return repository.closeTurn(tx, turn, next);
}

/** The scopes in which the screens hear of a turn. */
export async function scopesOfTurn(db: Executor, { quizId, userId }: repository.SealTurn): Promise<Scope[]> {
  if (userId !== null) return [userScope(userId)];
  const { audience, ownerId = null } = (await findQuiz(db, quizId))?.quiz ?? {};
  return [...(audience === 'everyone' ? [audience] : []), ...(ownerId === null ? [] : [userScope(ownerId)])];
}

/**
 * Records, for the screens, that a quiz is sealed from now on or no longer is. The caller has locked the scopes that
 * `scopesOfTurn` names.
 */
export async function tellOfTurn(tx: Tx, { quizId, userId }: repository.SealTurn, now: Date): Promise<void> {
  if (userId !== null) {
    await recordForKeeper(tx, { quizId, userId });
    return;
  }
  const found = await findQuiz(tx, quizId);
  if (!found) return;
  const { audience, ownerId } = found.quiz;
  if (ownerId !== null) record(tx, userScope(ownerId), 'pack', quizId);
  if (audience === 'everyone') await recordForAll(tx, [quizId]);
  await noteChange(tx, quizId, now);
}
