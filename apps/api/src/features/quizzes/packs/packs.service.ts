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
 * The bytes of a pack. It is for people who may see the quiz and for those who have taken it: reports and cards outlive
 * the quiz. A ranked quiz's keyed pack is for those who took it, and does not exist for them before it has closed. A game
 * opens the pack of what it asked to those who played it, and no other.
 * @throws AppError NOT_FOUND for a pack that the caller may not have, CONFLICT for keys while the quiz is in a game
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
 * Notes the first time that a pack leaves the server: its version then stays for good. Call it before the bytes are sent.
 * False where the version was deleted at that moment, because the quiz was edited.
 */
// ctx: it writes in a transaction of its own, while reading; only the first time.
export async function markPackServed(ctx: ServingContext, { pack: { hash, servedAt } }: StoredPack): Promise<boolean> {
  if (servedAt !== null) return true;
  return ctx.write([], (tx) => markServed(tx, { hash }, ctx.now()));
}

/** Edits that may come between reading a pack and serving it, one after the other. */
const MAX_EDITS = 5;

/**
 * Finds what is to be served, and notes that it leaves the server. An edit at that moment may delete the version that was
 * found, which nobody has; then it is found anew.
 * @param find `stored` is undefined where the version went before its pack was read
 * @throws AppError as `find` does, and CONFLICT where edits come faster than one can read
 */
// ctx: as above.
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

/** The same for a version whose questions are read without its packs. */
// ctx: as above.
export async function markVersionServed(ctx: ServingContext, versionId: string): Promise<boolean> {
  if (await repository.hasServedPack(ctx.db, versionId)) return true;
  return ctx.write([], (tx) => markServed(tx, { versionId }, ctx.now()));
}

/** The same inside a transaction, for one pack, for a version that is asked without its packs, or for all of a quiz. */
export function markServed(tx: Tx, selector: repository.PackSelector, now: Date): Promise<boolean> {
  return repository.updateServedAt(tx, selector, now);
}

/**
 * The same for one question of a version, as often as learners are asked one: what was noted before isn't written again, so
 * they don't wait for each other.
 */
export async function markVersionServedOnce(tx: Tx, versionId: string, now: Date): Promise<boolean> {
  return (await repository.hasServedPack(tx, versionId)) || repository.updateServedAt(tx, { versionId }, now);
}
