// Builds the views of challenges that learners see. These functions are pure.
import type { QuizScore } from '@quorbit/contracts/challenges/schema';
import type { ListedPlay } from '../plays/plays.service.ts';
import type { RunRow } from './runs.repository.ts';

/** Returns the scores of a run's submitted plays; plays without a score are left out. */
export function scoresOf(plays: readonly ListedPlay[]): QuizScore[] {
  return plays.flatMap(({ play: { quizId, score, totalMarks, percentage, seconds }, title }) =>
    score === null || totalMarks === null || percentage === null
      ? []
      : [{ quiz: quizId, title, score, totalMarks, percentage, timeTaken: seconds ?? 0 }],
  );
}

/** Builds the view of one run with the quizzes that were played in it. */
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

/** Builds the view of one run with its total score, average percentage, total time and run number. */
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

/** Returns the share of participants who completed the challenge, in whole percent; 0 without participants. */
export function completionRateOf({ participants, completed }: { participants: number; completed: number }): number {
  return participants <= 0 ? 0 : Math.min(100, Math.round((completed * 100) / participants));
}
