// Challenges as their learners see them. Pure.
import type { QuizScore } from '@quorbit/contracts/challenges/schema';
import type { ListedPlay } from '../plays/plays.service.ts';
import type { RunRow } from './runs.repository.ts';

/** What counts of a run's plays: those with an answer, once they are submitted. */
export function scoresOf(plays: readonly ListedPlay[]): QuizScore[] {
  return plays.flatMap(({ play: { quizId, score, totalMarks, percentage, seconds }, title }) =>
    score === null || totalMarks === null || percentage === null
      ? []
      : [{ quiz: quizId, title, score, totalMarks, percentage, timeTaken: seconds ?? 0 }],
  );
}

/** One run with what was played in it. */
export function viewRun({ progress, completedAt }: RunRow, plays: readonly ListedPlay[]) {
  const quizScores = scoresOf(plays);
  return {
    progress,
    completed: completedAt !== null,
    completedAt: completedAt?.toISOString() ?? null,
    completedQuizzes: quizScores.length,
    quizScores,
  };
}

/** The same with its sums. */
export function viewProgress(run: RunRow, plays: readonly ListedPlay[]) {
  const view = viewRun(run, plays);
  const sum = (of: (score: QuizScore) => number) => view.quizScores.reduce((all, quizScore) => all + of(quizScore), 0);
  const count = Math.max(1, view.quizScores.length);
  return {
    ...view,
    totalScore: sum(({ score }) => score),
    averagePercentage: Math.round(sum(({ percentage }) => percentage) / count),
    totalTimeSpent: sum(({ timeTaken }) => timeTaken),
    attempts: run.no,
  };
}

/** Whole percent of those who took part; 0 without any. */
export function completionRateOf({ participants, completed }: { participants: number; completed: number }): number {
  return participants <= 0 ? 0 : Math.min(100, Math.round((completed * 100) / participants));
}
