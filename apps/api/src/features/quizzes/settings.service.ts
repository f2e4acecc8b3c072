// Owns a quiz's settings: what it is called, how long it takes, who sees it.
import { newId } from '@quorbit/contracts/lib/ids';
import type { Quiz, UpdateQuizInput } from '@quorbit/contracts/quizzes/schema';
import type { Tx } from '@quorbit/db/client';
import { AppError } from '../../lib/app-error.ts';
import type { Actor } from '../../trpc/context.ts';
import { editableQuiz, readBack, recordForOwner, tellOthers, withFreeTitle } from './authoring.service.ts';
import { figures } from './figures.ts';
import { writeVersion } from './new-versions.service.ts';
import * as repository from './quizzes.repository.ts';

/**
 * Changes what the input names and leaves the rest. What packs hold makes a new version; the status alone makes none.
 * @throws AppError CONFLICT for a taken title, and where a quiz without questions would be published
 */
export async function updateQuiz(tx: Tx, actor: Actor, input: UpdateQuizInput, now: Date): Promise<Quiz> {
  const { quiz, version } = await editableQuiz(tx, actor, input.id);
  const { title = quiz.title, category = quiz.category, description = quiz.description, status = quiz.status } = input;
  const { duration: durationSet = quiz.durationSet, passingMarks: passingMarksSet = quiz.passingMarksSet } = input;
  if (status === 'published' && quiz.status !== 'published' && quiz.questionCount === 0)
    throw new AppError('CONFLICT', 'Add a question before you publish this quiz.');
  const settings = { title, category, description, status, durationSet, passingMarksSet };
  const changed = {
    ...settings,
    ...figures(version.questions, durationSet, passingMarksSet),
  };
  const packed = (['title', 'category', 'description', 'duration', 'passingMarks'] as const).some(
    (field) => changed[field] !== quiz[field],
  );
  const currentVersionId = packed ? newId(now.getTime()) : quiz.currentVersionId;
  recordForOwner(tx, quiz);
  await withFreeTitle(tx, (inner) =>
    repository.updateQuiz(inner, quiz.id, { ...changed, currentVersionId, updatedAt: now }),
  );
  if (packed) {
    const next = { id: currentVersionId, number: version.number + 1, questions: version.questions, before: version };
    await writeVersion(tx, { ...quiz, ...changed }, next, now);
  }
  await tellOthers(tx, quiz, now);
  return readBack(tx, actor, quiz.id, now);
}
