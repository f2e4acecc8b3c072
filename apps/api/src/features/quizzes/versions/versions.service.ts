// Returns the version of a quiz that a learner answered, and its questions.
import type { Executor } from '@quorbit/db/client';
import { AppError, notFound } from '../../../lib/app-error.ts';
import type { QuizRow } from '../quizzes.repository.ts';
import type { Reader } from '../reader.ts';
import type { SealKind } from '../seals/seals.repository.ts';
import { canSeeQuiz } from '../visibility.ts';
import { answeredKey, listAnswered, listExistingQuestions, type QuestionStat } from './answered.repository.ts';
import type { VersionRow } from './versions.repository.ts';

export interface AnsweredVersion {
  quiz: QuizRow;
  version: VersionRow;
  packHash: string;
  /** Whether the answered version's pack has keys. */
  keyed: boolean;
  /** The reason why the key is withheld from the learner now; null if it isn't. */
  seal: SealKind | null;
  /** How often each question was answered, and how often correctly; empty unless requested. */
  stats: readonly QuestionStat[];
}

export interface AnsweredQuiz {
  quizId: string;
  /** The hash of the answered pack, as the device sent it. */
  packHash?: string | undefined;
}

/**
 * Returns the versions that a learner answered, in the order of `inputs`. Naming a pack of the quiz proves that the
 * learner had it, so its version counts even if the quiz was edited or deleted since. Without such a pack it is the
 * current version, if the learner may see the quiz. In place of a version it returns an error: NOT_FOUND if the learner
 * may not see the quiz, CONFLICT if the version has no questions.
 */
export async function listAnsweredVersions(
  db: Executor,
  reader: Reader,
  inputs: readonly AnsweredQuiz[],
  options: { now: Date; withStats: boolean },
): Promise<(AnsweredVersion | AppError)[]> {
  const rows = await listAnswered(db, reader, inputs, options);
  const found = new Map(rows.map((row) => [answeredKey(row), row]));
  return inputs.map((input) => {
    const row = found.get(answeredKey(input));
    if (!row || (row.answeredPack === null && !canSeeQuiz(reader, row.quiz))) return notFound('Quiz');
    const { quiz, version, keyed, seal, stats } = row;
    if (version.questions.length === 0) return new AppError('CONFLICT', 'This quiz has no questions yet.');
    return { quiz, version, packHash: row.answeredPack ?? version.packHash, keyed, seal, stats: stats ?? [] };
  });
}

/**
 * Returns a function that tells whether a quiz has a question in any of its versions; it works only for the given pairs
 * of a quiz and a question.
 */
export async function createQuestionLookup(
  db: Executor,
  pairs: readonly { quizId: string; questionId: string }[],
): Promise<(quizId: string, questionId: string) => boolean> {
  const key = (quizId: string, questionId: string) => `${quizId}/${questionId}`;
  const asked = new Set(
    (await listExistingQuestions(db, pairs)).map(({ quizId, questionId }) => key(quizId, questionId)),
  );
  return (quizId, questionId) => asked.has(key(quizId, questionId));
}
