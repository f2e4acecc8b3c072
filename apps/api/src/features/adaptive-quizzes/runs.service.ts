// Runs adaptive quizzes. A run only measures ability: it pays no XP and isn't an attempt.

import { ALREADY_ANSWERED, ALREADY_ENDED, formatNotEnough } from '@quorbit/contracts/adaptive-quizzes/messages';
import { CURRENT_MODEL } from '@quorbit/contracts/adaptive-quizzes/model';
import { hasEnoughItems, isAbandoned } from '@quorbit/contracts/adaptive-quizzes/run-rules';
import type {
  AdaptiveAnswerInput,
  AdaptiveQuizInput,
  AdaptiveRun,
  AdaptiveRunInput,
} from '@quorbit/contracts/adaptive-quizzes/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { isRight } from '@quorbit/contracts/quizzes/question-kinds';
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, invalidField, notFound } from '../../lib/app-error.ts';
import { findQuiz } from './items.repository.ts';
import { askNext, continueRun, finishRun, listUsableItems } from './next-question.service.ts';
import * as repository from './runs.repository.ts';
import { questionOf, viewRun } from './views.ts';

type Learner = Pick<Actor, 'id' | 'role'>;

/**
 * Starts a run, or returns the open one. An abandoned run is ended first.
 * @throws AppError NOT_FOUND for a quiz that the caller may not see, CONFLICT if there are too few questions.
 */
export async function startRun(tx: Tx, actor: Learner, { quizId }: AdaptiveQuizInput, now: Date): Promise<AdaptiveRun> {
  const quiz = await findQuiz(tx, actor, quizId);
  if (!quiz) throw notFound('Quiz');
  const { title, category } = quiz;
  const open = await repository.findOpenRun(tx, actor.id, quizId);
  if (open && !isAbandoned(open.startedAt, now))
    return viewRun({ run: open, title }, await repository.listAskedQuestions(tx, actor, open.id, now));
  if (open) await repository.endRun(tx, open.id, { endedAt: now, ending: 'stopped' });
  const items = await listUsableItems(tx, actor, { quizId, category }, now);
  if (!hasEnoughItems(items)) throw new AppError('CONFLICT', formatNotEnough(category));
  const run = {
    id: newId(now.getTime()),
    userId: actor.id,
    quizId,
    category,
    model: CURRENT_MODEL,
    startedAt: now,
  } as const;
  await repository.insertRun(tx, run);
  return askNext(tx, { found: { run: { ...run, endedAt: null, ending: null }, title }, asked: [], items }, now);
}

/**
 * Saves the answer to the open question and asks the next. Repeating an answer, after its reply was lost, returns the
 * run's current state.
 * @throws AppError NOT_FOUND for other users' runs, CONFLICT for a different answer and for an ended run, INVALID for a
 * question that wasn't asked.
 */
export async function answerQuestion(
  tx: Tx,
  actor: Learner,
  { runId, place, option, response = null }: AdaptiveAnswerInput,
  now: Date,
): Promise<AdaptiveRun> {
  const found = await repository.findRun(tx, actor.id, runId);
  if (!found) throw notFound('Adaptive quiz');
  const questions = await repository.listAskedQuestions(tx, actor, runId, now);
  const row = questions[place - 1];
  if (!row && found.run.endedAt) throw new AppError('CONFLICT', ALREADY_ENDED);
  if (!row) throw invalidField('place', "This question wasn't asked.");
  const answer = { option, response };
  if (row.answeredAt) {
    if (comparableKey(row) !== comparableKey(answer)) throw new AppError('CONFLICT', ALREADY_ANSWERED);
    return viewRun(found, questions);
  }
  const answered = { ...answer, correct: isRight(questionOf(row), answer), answeredAt: now };
  await repository.updateAnswer(tx, runId, place, answered);
  return continueRun(tx, actor, { found, asked: [...questions.slice(0, -1), { ...row, ...answered }] }, now);
}

/**
 * Ends a run with the answers given so far. An ended run stays unchanged.
 * @throws AppError NOT_FOUND for other users' runs.
 */
export async function stopRun(tx: Tx, actor: Learner, { runId }: AdaptiveRunInput, now: Date): Promise<AdaptiveRun> {
  const found = await repository.findRun(tx, actor.id, runId);
  if (!found) throw notFound('Adaptive quiz');
  const questions = await repository.listAskedQuestions(tx, actor, runId, now);
  if (found.run.endedAt) return viewRun(found, questions);
  const answered = questions.filter(({ answeredAt }) => answeredAt !== null);
  return finishRun(tx, { found, asked: answered }, 'stopped', now);
}

/**
 * Returns a string that is equal for equal answers. It sorts the response's fields, because the database returns them
 * in an order of its own.
 */
function comparableKey({ option, response }: Pick<repository.AskedQuestionRow, 'option' | 'response'>): string {
  return JSON.stringify([option, response && Object.entries(response).sort(([a], [b]) => (a < b ? -1 : 1))]);
}
