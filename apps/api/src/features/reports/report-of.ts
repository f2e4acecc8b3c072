import type { Report } from '@quorbit/contracts/attempts/schema';
import type { GradedAnswer } from '@quorbit/contracts/quizzes/grading';
import type { KeyedQuestion } from '@quorbit/contracts/quizzes/question';

/** With fewer answers than this, a share says more about chance than about the question. */
const SHARE_MIN_ANSWERS = 5;

interface ReportedAttempt extends Pick<Report, 'id' | 'score' | 'totalMarks' | 'percentage' | 'passed' | 'xpEarned'> {
  quizId: string;
  startedAt: Date;
  finishedAt: Date;
  source: 'self' | 'room';
  status: 'graded' | 'sealed' | 'submitted';
  answers: readonly (Omit<GradedAnswer, 'correct'> & { correct: boolean | null })[];
}

/** The version that was answered. */
interface ReportedVersion {
  title: string;
  category: string;
  passingMarks: number;
  questions: readonly KeyedQuestion[];
}

interface Surroundings {
  /** Whether the key is withheld from the reader. */
  sealed: boolean;
  /** How others answered. */
  stats: readonly { questionId: string; answered: number; correct: number }[];
}

/** An attempt as its report shows it. */
export function reportOf(attempt: ReportedAttempt, version: ReportedVersion, { sealed, stats }: Surroundings): Report {
  const sumsOf = new Map(stats.map((row) => [row.questionId, row]));
  const givenTo = new Map(attempt.answers.map((answer) => [answer.questionId, answer]));
  return {
    id: attempt.id,
    quiz: { id: attempt.quizId, title: version.title, category: version.category },
    status: attempt.status === 'submitted' ? 'submitted' : 'graded',
    score: attempt.score,
    totalMarks: attempt.totalMarks,
    percentage: attempt.percentage,
    passed: attempt.passed,
    passingMarks: version.passingMarks,
    startedAt: attempt.startedAt.toISOString(),
    finishedAt: attempt.finishedAt.toISOString(),
    xpEarned: attempt.xpEarned,
    // A game asks some of the questions; the others aren't about it.
    answers: version.questions
      .filter(({ id }) => attempt.source === 'self' || givenTo.has(id))
      .map((question) => {
        const given = givenTo.get(question.id);
        const sums = sumsOf.get(question.id);
        return {
          questionId: question.id,
          question: question.question,
          options: question.options,
          image: question.image,
          option: given?.option ?? null,
          correctAnswer: sealed ? null : question.correctAnswer,
          correct: sealed ? null : given ? given.correct : false,
          explanation: sealed ? null : question.explanation,
          timeSpent: given?.timeSpent ?? 0,
          // Among few learners the share tells who was right.
          shareCorrect: !sealed && sums && sums.answered >= SHARE_MIN_ANSWERS ? sums.correct / sums.answered : null,
        };
      }),
  };
}
