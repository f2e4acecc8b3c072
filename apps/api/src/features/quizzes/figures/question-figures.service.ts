// Owns statistics of a quiz's questions, for people who may edit the quiz.
import type { QuizFigures } from '@quorbit/contracts/quizzes/drafts';
import { SEALED_WHILE_IN_GAME } from '@quorbit/contracts/quizzes/seals';
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../../kernel/actor.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { AppError, notFound } from '../../../lib/app-error.ts';
import { findQuiz } from '../quizzes.repository.ts';
import { listSealedQuizzes } from '../seals/seals.service.ts';
import { listWordingNumbers } from '../versions/versions.repository.ts';
import { computeQuestionFigures } from './question-figures.ts';

/**
 * Statistics cover at most this many of the newest attempts; fewer for long quizzes, so that the number of answers read
 * is bounded.
 */
const MAX_ATTEMPTS = 2_000;
const MAX_ANSWERS = 60_000;

/**
 * Returns statistics of the questions in their current wording; answers to earlier wordings don't count. Authors see
 * them for ranked quizzes too, since they know the key, but not while they play the quiz in a room.
 * @throws AppError NOT_FOUND for others' quizzes, CONFLICT during a game.
 */
export async function getQuestionFigures(
  db: Executor,
  actor: Actor,
  id: string,
  now: Date,
  { attemptQueries }: Pick<Deps, 'attemptQueries'>,
): Promise<QuizFigures> {
  const found = await findQuiz(db, id);
  if (!found || (actor.role !== 'admin' && found.quiz.ownerId !== actor.id)) throw notFound('Quiz');
  if ((await listSealedQuizzes(db, actor, now, [id])).size > 0) throw new AppError('CONFLICT', SEALED_WHILE_IN_GAME);
  const { questions } = found.version;
  const limit = Math.min(MAX_ATTEMPTS, Math.floor(MAX_ANSWERS / Math.max(1, questions.length)));
  const attempts = await attemptQueries.listNewestAnswers(db, id, found.quiz.ownerId, limit);
  const wordings = await listWordingNumbers(db, [...new Set(attempts.map(({ versionId }) => versionId))]);
  const currentWordings = new Map(questions.map((question, place) => [question.id, found.version.questionNos[place]]));
  return {
    attempts: attempts.length,
    asOf: now.toISOString(),
    questions: computeQuestionFigures(
      questions,
      attempts.map(({ answers, versionId }) => {
        const asked = wordings.get(versionId);
        return {
          answers,
          hasCurrentWording: (questionId) => asked?.has(currentWordings.get(questionId) ?? 0) === true,
        };
      }),
    ),
  };
}
