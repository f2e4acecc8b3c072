// Owns quizzes that only their owner can see.

import type { PrivateQuiz } from '@quorbit/contracts/quizzes/private-quiz';
import type { KeyedQuestion } from '@quorbit/contracts/quizzes/question';
import { omitKey } from '@quorbit/contracts/quizzes/question';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../../kernel/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { requireAuthor } from '../authors.ts';
import * as repository from '../quizzes.repository.ts';
import { listSealedQuizzes } from '../seals/seals.service.ts';
import { listCurrentVersions } from '../versions/versions.repository.ts';
import { insertQuizWithQuestions } from './authoring.service.ts';
import { requireQuota } from './quotas.service.ts';

interface NewPrivateQuiz {
  /** Possible titles: the first that isn't taken is used. */
  titles: readonly string[];
  category: string;
  description: string;
  questions: readonly Omit<KeyedQuestion, 'id'>[];
}

/**
 * Creates a published quiz that nobody but its owner sees.
 * @returns its id.
 * @throws AppError PREMIUM_REQUIRED, CONFLICT if all titles are taken or there is no space.
 */
export async function createPrivateQuiz(
  tx: Tx,
  actor: Actor,
  { titles, ...content }: NewPrivateQuiz,
  now: Date,
): Promise<string> {
  requireAuthor(actor);
  await requireQuota(tx, actor.id, now);
  const taken = new Set(await repository.listTakenTitles(tx, actor.id, titles));
  const title = titles.find((_, index) => !taken.has(index));
  if (title === undefined)
    throw new AppError('CONFLICT', 'You have many quizzes with this title. Delete some that you no longer need.');
  const unset = { duration: null, passingMarks: null, ranked: false };
  const quiz = { ...content, ...unset, title, ownerId: actor.id, editorId: actor.id, audience: 'private' as const };
  return (await insertQuizWithQuestions(tx, quiz, now)).quiz.id;
}

/**
 * Returns the quizzes among these ids that the reader owns and that have questions, by id; without keys while they're
 * sealed for the reader.
 */
export async function listOwnQuizzes(
  db: Executor,
  actor: Actor,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, PrivateQuiz>> {
  const rows = await repository.listOwned(db, actor.id, ids);
  const versions = await listCurrentVersions(
    db,
    rows.map(({ id }) => id),
  );
  const sealed = await listSealedQuizzes(
    db,
    actor,
    now,
    rows.map(({ id }) => id),
  );
  const questionsOf = new Map(versions.map(({ quizId, questions }) => [quizId, questions]));
  return new Map(
    rows.flatMap(({ difficulty, ...quiz }) => {
      const questions = questionsOf.get(quiz.id) ?? [];
      if (difficulty === null) return [];
      const visibleQuestions = sealed.has(quiz.id) ? questions.map(omitKey) : questions;
      return [[quiz.id, { ...quiz, difficulty, questions: visibleQuestions }] as const];
    }),
  );
}
