// Owns changes of a quiz's settings: its title, its duration, who sees it.
import type { Quiz, UpdateQuizInput } from '@quorbit/contracts/quizzes/schema';
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../../kernel/actor.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { viewQuiz } from '../quizzes.service.ts';
import { getEditableQuiz } from './authoring.service.ts';
import { applyEdit } from './edits.service.ts';
import { requireCurrentVersion } from './require-current-version.ts';

/**
 * Changes the given settings and leaves the rest. A change of pack content makes a new version; a change of only the
 * status makes none.
 * @throws AppError as `applyEdit`, and as `requireCurrentVersion`.
 */
export async function updateQuiz(
  tx: Tx,
  actor: Actor,
  { id, versionId, duration, passingMarks, closesAt, ...settings }: UpdateQuizInput,
  now: Date,
  deps: Pick<Deps, 'attemptQueries'>,
): Promise<Quiz> {
  const found = await getEditableQuiz(tx, actor, id);
  requireCurrentVersion(found.version, versionId);
  const edit = {
    ...settings,
    durationSet: duration,
    passingMarksSet: passingMarks,
    closesAt: typeof closesAt === 'string' ? new Date(closesAt) : closesAt,
  };
  const changes = Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));
  return viewQuiz(tx, actor, await applyEdit(tx, actor, found, changes, now, deps), now);
}
