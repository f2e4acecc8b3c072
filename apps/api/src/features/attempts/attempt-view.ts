import type { AttemptMode } from '@quorbit/contracts/attempts/mode';
import type { AttemptRow } from '@quorbit/contracts/attempts/row';
import type { GradedAnswer } from '@quorbit/contracts/quizzes/grading';

type Figures = Pick<AttemptRow, 'id' | 'score' | 'totalMarks' | 'percentage' | 'passed' | 'xpEarned'>;

interface AttemptWithTitle {
  attempt: Figures & {
    quizId: string;
    status: 'graded' | 'sealed' | 'submitted';
    counted: boolean;
    source: 'self' | 'room' | 'challenge';
    mode: AttemptMode | null;
    startedAt: Date;
    finishedAt: Date;
    answers: readonly Omit<GradedAnswer, 'correct'>[];
  };
  /** The title of the answered version. */
  title: string;
  category: string;
}

/**
 * Returns an attempt in the form sent to its learner. It doesn't say which answers were right, because on a sealed quiz
 * that would reveal the key.
 */
export function toAttemptView({ attempt, title, category }: AttemptWithTitle): Omit<AttemptRow, 'packHash'> {
  return {
    id: attempt.id,
    quiz: { id: attempt.quizId, title, category },
    status: attempt.status === 'submitted' ? 'submitted' : 'graded',
    counted: attempt.counted,
    source: attempt.source,
    ...(attempt.mode && { mode: attempt.mode }),
    startedAt: attempt.startedAt.toISOString(),
    finishedAt: attempt.finishedAt.toISOString(),
    score: attempt.score,
    totalMarks: attempt.totalMarks,
    percentage: attempt.percentage,
    passed: attempt.passed,
    xpEarned: attempt.xpEarned,
    answers: attempt.answers.map(({ questionId, option, response, order, granted, timeSpent }) => ({
      questionId,
      option,
      ...(response ? { response } : {}),
      ...(order ? { order } : {}),
      ...(granted ? { granted } : {}),
      timeSpent,
    })),
  };
}
