import { passingMarksOf, restoreLayout } from '@quorbit/contracts/attempts/attempt-questions';
import type { AttemptMode } from '@quorbit/contracts/attempts/mode';
import type { Report } from '@quorbit/contracts/attempts/schema';
import type { GradedAnswer } from '@quorbit/contracts/quizzes/grading';
import { type KeyedQuestion, toAskedContent } from '@quorbit/contracts/quizzes/question';
import { markWelcome } from '../quizzes/welcome-origin.ts';

/**
 * The number of answers from which a question's share of right answers is shown; with fewer, it says more about chance
 * than about the question.
 */
const SHARE_MIN_ANSWERS = 5;

interface ReportedAttempt extends Pick<Report, 'id' | 'score' | 'totalMarks' | 'percentage' | 'passed' | 'xpEarned'> {
  quizId: string;
  startedAt: Date;
  finishedAt: Date;
  status: 'graded' | 'sealed' | 'submitted';
  mode: AttemptMode | null;
  answers: readonly (Omit<GradedAnswer, 'correct'> & { correct: boolean | null })[];
}

/** The quiz version that the attempt answered. */
interface ReportedVersion {
  title: string;
  category: string;
  passingMarks: number;
  totalMarks: number;
  questions: readonly KeyedQuestion[];
}

interface ReportContext {
  /** Whether a seal withholds the key from the reader. */
  sealed: boolean;
  /** The origin of the quiz; null for quizzes that people made. */
  origin: string | null;
  /** How often each question was answered, and answered right, over all learners. */
  stats: readonly { questionId: string; answered: number; correct: number }[];
}

/** Builds the report of an attempt. */
export function reportOf(
  attempt: ReportedAttempt,
  version: ReportedVersion,
  { sealed, origin, stats }: ReportContext,
): Report {
  const sumsOf = new Map(stats.map((row) => [row.questionId, row]));
  const questions = restoreLayout(version.questions, attempt.answers);
  const answerTo = new Map(attempt.answers.map((answer) => [answer.questionId, answer]));
  return {
    id: attempt.id,
    quiz: { id: attempt.quizId, title: version.title, category: version.category, ...markWelcome(origin) },
    status: attempt.status === 'submitted' ? 'submitted' : 'graded',
    score: attempt.score,
    totalMarks: attempt.totalMarks,
    percentage: attempt.percentage,
    passed: attempt.passed,
    passingMarks: passingMarksOf(
      version,
      questions.map(({ question }) => question),
    ),
    startedAt: attempt.startedAt.toISOString(),
    finishedAt: attempt.finishedAt.toISOString(),
    ...(attempt.mode && { mode: attempt.mode }),
    xpEarned: attempt.xpEarned,
    answers: questions.map(({ question, order }) => {
      const answerGiven = answerTo.get(question.id);
      const sums = sumsOf.get(question.id);
      return {
        questionId: question.id,
        ...toAskedContent(question),
        option: answerGiven?.option ?? null,
        ...(answerGiven?.response ? { response: answerGiven.response } : {}),
        ...(order ? { order } : {}),
        ...(sealed || !question.answerKey ? {} : { answerKey: question.answerKey }),
        correctAnswer: sealed ? null : question.correctAnswer,
        correct: sealed ? null : answerGiven ? answerGiven.correct : false,
        ...(!sealed && answerGiven?.granted ? { granted: true } : {}),
        explanation: sealed ? null : question.explanation,
        timeSpent: answerGiven?.timeSpent ?? 0,
        // With few answers, the share would reveal who was right.
        shareCorrect: !sealed && sums && sums.answered >= SHARE_MIN_ANSWERS ? sums.correct / sums.answered : null,
      };
    }),
  };
}
