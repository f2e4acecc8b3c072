// Decides who may download which pack.
import { SEALED_WHILE_IN_GAME } from '@quorbit/contracts/quizzes/seals';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Deps } from '../../../kernel/deps.ts';
import { AppError, notFound } from '../../../lib/app-error.ts';
import type { Reader } from '../reader.ts';
import { listSealedQuizzes } from '../seals/seals.service.ts';
import { canSeeQuiz } from '../visibility.ts';
import * as repository from './packs.repository.ts';
import type { ServingContext, StoredPack } from './stored-pack.ts';

/**
 * Returns a pack if the caller may have it: people who may see the quiz, and people who have taken it, because reports
 * and cards outlive the quiz. Besides its owner and admins, only people who took a ranked quiz get its pack with keys,
 * and only after it has closed. Players of a game get the pack of the questions that it asked, and no other.
 * @throws AppError NOT_FOUND for a pack that the caller may not have, CONFLICT for keys while the quiz is in a game.
 */
export async function getPack(
  db: Executor,
  actor: Reader,
  hash: string,
  now: Date,
  { attemptQueries }: Pick<Deps, 'attemptQueries'>,
): Promise<StoredPack> {
  const found = await repository.findQuizOfPack(db, hash, actor, now);
  if (!found) throw notFound('Pack');
  const { keyed, whole, quiz } = found;
  const owns = quiz.ownerId === actor.id || actor.role === 'admin';
  const needsAttempt = !whole || !canSeeQuiz(actor, quiz) || (keyed && quiz.ranked && !owns);
  if (needsAttempt && !(await attemptQueries.canOpenPack(db, actor.id, { quizId: quiz.id, hash })))
    throw notFound('Pack');
  const inGame = keyed && (await listSealedQuizzes(db, actor, now, [quiz.id])).has(quiz.id);
  if (inGame) throw new AppError('CONFLICT', SEALED_WHILE_IN_GAME);
  const stored = await repository.findPackByHash(db, hash);
  if (!stored) throw notFound('Pack');
  return stored;
}

/**
 * Notes the first time that a pack leaves the server: its version is never deleted from then on. Call it before the
 * bytes are sent. Returns false if the version was deleted at that moment, because the quiz was edited.
 */
// ctx: while reading, it marks the first serving in a transaction of its own
export async function markPackServed(ctx: ServingContext, { pack: { hash, servedAt } }: StoredPack): Promise<boolean> {
  if (servedAt !== null) return true;
  return ctx.write([], (tx) => markServed(tx, { hash }, ctx.now()));
}

/** The maximum number of consecutive edits that may come between reading a pack and serving it. */
const MAX_EDITS = 5;

/**
 * Finds a pack to serve, and notes that it leaves the server. An edit at that moment may delete the version that was
 * found, because nobody has it; then the pack is looked up again.
 * @param find `stored` is undefined if the version was deleted before its pack was read.
 * @throws AppError as `find` does, and CONFLICT if edits come faster than reads.
 */
// ctx: while reading, it marks the first serving in a transaction of its own
export async function findAndMarkServed<T extends { stored: StoredPack | undefined }>(
  ctx: ServingContext,
  find: () => Promise<T>,
): Promise<T & { stored: StoredPack }> {
  for (let edits = 0; edits <= MAX_EDITS; edits += 1) {
    const found = await find();
    const { stored } = found;
    if (stored && (await markPackServed(ctx, stored))) return { ...found, stored };
  }
  throw new AppError('CONFLICT', 'This quiz is being edited right now. Try again.');
}

/**
 * Notes the first time that a version's questions leave the server without a pack; the result is that of
 * `markPackServed`.
 */
// ctx: while reading, it marks the first serving in a transaction of its own
export async function markVersionServed(ctx: ServingContext, versionId: string): Promise<boolean> {
  if (await repository.hasServedPack(ctx.db, versionId)) return true;
  return ctx.write([], (tx) => markServed(tx, { versionId }, ctx.now()));
}

/**
 * Notes inside a transaction that packs leave the server: one pack, the packs of a version whose questions are asked
 * without them, or all packs of a quiz. Returns false if there are no such packs.
 */
export function markServed(tx: Tx, selector: repository.PackSelector, now: Date): Promise<boolean> {
  return repository.updateServedAt(tx, selector, now);
}

/**
 * Notes that a question of a version leaves the server, which happens each time a learner is asked one: it writes only
 * the first time, so that learners don't wait for each other.
 */
export async function markVersionServedOnce(tx: Tx, versionId: string, now: Date): Promise<boolean> {
  return (await repository.hasServedPack(tx, versionId)) || repository.updateServedAt(tx, { versionId }, now);
}
