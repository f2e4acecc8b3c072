// Shows learners an adaptive quiz, their results and their earlier results.

import { NOT_ENDED } from '@quorbit/contracts/adaptive-quizzes/messages';
import { hasEnoughItems, isAbandoned } from '@quorbit/contracts/adaptive-quizzes/run-rules';
import type {
  AdaptiveQuiz,
  AdaptiveQuizInput,
  AdaptiveResult,
  AdaptiveRunInput,
  PastRun,
} from '@quorbit/contracts/adaptive-quizzes/schema';
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { groupBy } from '../../lib/group-by.ts';
import { resultOf } from './estimates.ts';
import { findQuiz } from './items.repository.ts';
import { listUsableItems } from './next-question.service.ts';
import * as repository from './runs.repository.ts';
import { viewAnswers, viewQuiz, viewRun } from './views.ts';

type Learner = Pick<Actor, 'id' | 'role'>;

/** The number of earlier results shown. */
const MAX_PAST = 10;

/**
 * Returns a quiz in adaptive form, with the open run and earlier results.
 * @throws AppError NOT_FOUND for a quiz that the caller may not see.
 */
export async function getAdaptiveQuiz(
  db: Executor,
  actor: Learner,
  { quizId }: AdaptiveQuizInput,
  now: Date,
): Promise<AdaptiveQuiz> {
  const quiz = await findQuiz(db, actor, quizId);
  if (!quiz) throw notFound('Quiz');
  const run = await repository.findOpenRun(db, actor.id, quizId);
  const isOngoing = run !== undefined && !isAbandoned(run.startedAt, now);
  const open = isOngoing
    ? viewRun({ run, title: quiz.title }, await repository.listAskedQuestions(db, actor, run.id, now))
    : null;
  const hasEnough =
    isOngoing || hasEnoughItems(await listUsableItems(db, actor, { quizId, category: quiz.category }, now));
  return {
    quiz,
    enough: hasEnough,
    open,
    past: await listPast(db, actor, { category: quiz.category, before: null }, now),
  };
}

/** Returns the result of an ended run. @throws AppError NOT_FOUND for other users' runs, CONFLICT for an open run */
export async function getResult(
  db: Executor,
  actor: Learner,
  { runId }: AdaptiveRunInput,
  now: Date,
): Promise<AdaptiveResult> {
  const found = await repository.findRun(db, actor.id, runId);
  if (!found) throw notFound('Adaptive quiz');
  const { id, category, model, endedAt, ending } = found.run;
  if (!endedAt || !ending) throw new AppError('CONFLICT', NOT_ENDED);
  const questions = await repository.listAskedQuestions(db, actor, id, now);
  return {
    id,
    quiz: viewQuiz(found),
    endedAt: endedAt.toISOString(),
    ending,
    estimate: resultOf(questions, model),
    answers: viewAnswers(questions, model),
    past: await listPast(db, actor, { category, before: id }, now),
  };
}

/** Lists earlier results, each estimated again from its answers, so that answers sealed since then don't count. */
async function listPast(
  db: Executor,
  actor: Learner,
  { category, before }: { category: string; before: string | null },
  now: Date,
): Promise<PastRun[]> {
  const runs = await repository.listEnded(db, actor.id, { category, before, limit: MAX_PAST });
  if (runs.length === 0) return [];
  const ids = runs.map(({ run }) => run.id);
  const answers = groupBy(await repository.listScoredAnswers(db, actor, ids, now), ({ runId }) => runId);
  return runs.flatMap((found) => {
    const { id, model, endedAt } = found.run;
    const own = answers.get(id) ?? [];
    const estimate = resultOf(own, model);
    if (!endedAt || !estimate) return [];
    return { id, quiz: viewQuiz(found), endedAt: endedAt.toISOString(), answered: own.length, estimate };
  });
}
