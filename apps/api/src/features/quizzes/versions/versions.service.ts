// Owns the versions of quizzes that were taken: which version, its questions, how others answered.
import type { Executor } from '@quorbit/db/client';
import { AppError, notFound } from '../../../lib/app-error.ts';
import { listQuestionStats as findQuestionStats, type QuizRow } from '../quizzes.repository.ts';
import type { Reader } from '../reader.ts';
import type { SealKind } from '../seals/seals.repository.ts';
import { canSeeQuiz } from '../visibility.ts';
import { answeredKey, listAnswered, listExistingQuestions, type QuestionStat } from './answered.repository.ts';
import * as repository from './versions.repository.ts';

export interface AnsweredVersion {
  quiz: QuizRow;
  version: repository.VersionRow;
  packHash: string;
  /** Whether the pack has keys. */
  keyed: boolean;
  /** Why its key is withheld from the learner now; null if it isn't. */
  seal: SealKind | null;
  /** How others answered; only if asked for. */
  stats: readonly QuestionStat[];
}

export interface AnsweredQuiz {
  quizId: string;
  /** The hash of the answered pack, as the device sent it. */
  packHash?: string | undefined;
}

/**
 * The versions that a learner answered, in the order of `inputs`. Naming a pack of the quiz proves that the learner had
 * it, so it counts even if the quiz was edited or deleted since. Without a pack it is the current version, if the learner
 * may see that. In place of a version, an error: NOT_FOUND if the learner may not see the quiz, CONFLICT if it has no
 * questions.
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

/** Which of these pairs of quiz and question exist in any version of the quiz. */
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

/** The versions, with keys, that these packs were made from. */
export function listVersions(db: Executor, packHashes: readonly string[]) {
  return repository.listVersions(db, packHashes);
}

/** How often each question of a quiz was answered, and how often correctly. */
export function listQuestionStats(db: Executor, quizId: string) {
  return findQuestionStats(db, quizId);
}
