// Owns unpublished changes: each editor has one draft per quiz, which nobody else sees.
import { isDeepStrictEqual } from 'node:util';
import { type Draft, isUnchanged, type SaveDraftInput } from '@quorbit/contracts/quizzes/drafts';
import { MAX_DRAFTS } from '@quorbit/contracts/quizzes/limits';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import { requireScopeLock } from '@quorbit/db/write';
import type { Actor } from '../../../kernel/actor.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { QuizRow } from '../quizzes.repository.ts';
import { deleteIfUnused, findVersionOf } from '../versions/versions.repository.ts';
import { getEditableQuiz } from './authoring.service.ts';
import { resolveDraft, toStoredDraft } from './draft-content.ts';
import * as repository from './drafts.repository.ts';

/**
 * Saves an editor's unpublished changes. Sending the same save again changes nothing.
 * @throws AppError CONFLICT for a tab or device that is behind, and beyond the maximum number of drafts per person.
 */
export async function saveDraft(
  tx: Tx,
  actor: Actor,
  input: SaveDraftInput,
  now: Date,
  deps: Pick<Deps, 'attemptQueries'>,
) {
  const { quiz, version } = await getEditableQuiz(tx, actor, input.quizId);
  requireContentScope(tx, quiz);
  const { versionId, revision } = input;
  const base = versionId === version.id ? version : await findVersionOf(tx, quiz.id, versionId);
  const content = toStoredDraft(input.content, base?.questions ?? []);
  const before = await repository.findDraft(tx, quiz.id, actor.id);
  if (before && before.revision === revision + 1 && isDeepStrictEqual(before.content, content))
    return { revision: before.revision, savedAt: before.savedAt.toISOString() };
  if ((before?.revision ?? 0) !== revision)
    throw new AppError('CONFLICT', 'You changed this quiz in another tab or on another device. Reload to see it here.');
  if (!before && (await repository.countDrafts(tx, actor.id)) >= MAX_DRAFTS)
    throw new AppError(
      'CONFLICT',
      `You have unpublished changes to ${MAX_DRAFTS} quizzes. Publish or discard some of them first.`,
    );
  const draft = { versionId, revision: revision + 1, content, savedAt: now };
  await repository.upsertDraft(tx, { quizId: quiz.id, editorId: actor.id, ...draft });
  if (before && before.versionId !== versionId) await deleteUnusedBase(tx, quiz, before.versionId, deps);
  return { revision: draft.revision, savedAt: now.toISOString() };
}

/** Deletes the caller's unpublished changes to a quiz. */
export async function discardDraft(
  tx: Tx,
  actor: Actor,
  quizId: string,
  deps: Pick<Deps, 'attemptQueries'>,
): Promise<void> {
  const { quiz } = await getEditableQuiz(tx, actor, quizId);
  await deleteOwnDraft(tx, actor, quiz, deps);
}

/** Deletes an editor's draft, and the version that only the draft needed. */
export async function deleteOwnDraft(
  tx: Tx,
  actor: Actor,
  quiz: QuizRow,
  deps: Pick<Deps, 'attemptQueries'>,
): Promise<void> {
  requireContentScope(tx, quiz);
  const versionId = await repository.deleteDraft(tx, quiz.id, actor.id);
  if (versionId !== null) await deleteUnusedBase(tx, quiz, versionId, deps);
}

/** Returns the user's unpublished changes as they left them; null if there are none. */
export async function findOwnDraft(db: Executor, actor: Actor, quizId: string): Promise<Draft | null> {
  const draft = await repository.findDraft(db, quizId, actor.id);
  if (!draft) return null;
  const { versionId, revision, savedAt, content, base } = draft;
  const unchanged = content.questions.filter(isUnchanged).map(({ id }) => id);
  return { versionId, revision, savedAt: savedAt.toISOString(), content: resolveDraft(content, base ?? []), unchanged };
}

/**
 * Requires the lock under which the quiz is published: nobody may publish, and thereby delete the version that a draft
 * began from, while the draft is being written.
 */
function requireContentScope(tx: Tx, { ownerId }: QuizRow): void {
  requireScopeLock(tx, ownerId === null ? 'everyone' : userScope(ownerId));
}

async function deleteUnusedBase(
  tx: Tx,
  quiz: QuizRow,
  versionId: string,
  { attemptQueries }: Pick<Deps, 'attemptQueries'>,
): Promise<void> {
  if (versionId === quiz.currentVersionId || !(await findVersionOf(tx, quiz.id, versionId))) return;
  await deleteIfUnused(tx, versionId, attemptQueries);
}
