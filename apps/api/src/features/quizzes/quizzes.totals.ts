import type { Totals } from '../../kernel/area.ts';
import { listDifferences } from '../../lib/differences.ts';
import * as repository from './figures/stats.repository.ts';

const PAGE = 500;

/**
 * Compares and repairs a quiz's sums over the attempts that are already folded into them. A worker adds the attempts
 * that aren't.
 */
export const quizTotals: Totals = {
  label: 'quizzes',
  nextKeys: (db, after) => repository.listQuizIds(db, after, PAGE),
  scopesOf: () => [],
  lock: repository.lockStats,
  async inspect(db, quizId, { attemptQueries }) {
    await repository.allowLongStatements(db);
    const quiz = await attemptQueries.sumAttempts(db, quizId);
    const questions = await attemptQueries.sumAnswers(db, quizId);
    const storedQuestions = await repository.listQuestionStats(db, quizId);
    const ids = [...new Set([...questions.keys(), ...storedQuestions.keys()])].sort();
    const differences = [
      ...listDifferences('quiz_stats', quizId, await repository.findQuizStats(db, quizId), quiz),
      ...ids.flatMap((id) => {
        const before = storedQuestions.get(id) ?? repository.NO_SUMS;
        return listDifferences('question_stats', `${quizId}/${id}`, before, questions.get(id) ?? repository.NO_SUMS);
      }),
    ];
    return {
      differences,
      async repair(tx) {
        if (differences.length > 0) await repository.replaceStats(tx, quizId, quiz, questions);
      },
    };
  },
};
