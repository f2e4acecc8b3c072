// Decides which questions an attempt asks, and grades it. Browser and server call the same functions, so that their
// results agree.
import { type AttemptAnswer, type GradableQuestion, type Grade, grade } from '../quizzes/grading.ts';
import {
  type LAYOUT_VERSION,
  type LaidOut,
  type LayoutOptions,
  type LayoutQuestion,
  layOutQuestions,
  layoutSeedOf,
} from '../quizzes/layout.ts';

interface AttemptPack<Q> extends LayoutOptions {
  quizId: string;
  /** Whether the pack contains answer keys. Its questions are shuffled again for each attempt if it does. */
  keyed: boolean;
  questions: readonly Q[];
}

interface AttemptIdentity {
  attemptId: string;
  userId: string;
  /**
   * The version of the layout; missing from attempts of old clients, which ask all questions in their original order.
   */
  layout?: typeof LAYOUT_VERSION | undefined;
}

/** Returns the questions that an attempt at a pack asks, in the order shown. */
export function layOutAttempt<Q extends LayoutQuestion>(
  { questions, quizId, keyed, ...layoutOptions }: AttemptPack<Q>,
  { attemptId, userId, layout }: AttemptIdentity,
): LaidOut<Q>[] {
  if (layout === undefined) return questions.map((question) => ({ question, order: null }));
  return layOutQuestions(questions, layoutOptions, layoutSeedOf({ ranked: !keyed, userId, quizId, attemptId }));
}

/** Returns the questions that a stored attempt asked, in the order shown. */
export function restoreLayout<Q extends { id: string }>(
  questions: readonly Q[],
  answers: readonly { questionId: string; order?: number[] | undefined }[],
): LaidOut<Q>[] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  return answers.flatMap(({ questionId, order }) => {
    const question = byId.get(questionId);
    return question ? [{ question, order: order ?? null }] : [];
  });
}

interface MarkingRules {
  passingMarks: number;
  /**
   * The total marks of one attempt. If each attempt draws only some of the questions, it's the mean total of a draw.
   */
  totalMarks: number;
  /** The ids of questions that moderators have hidden since; they count as right for everybody. */
  granted?: readonly string[] | undefined;
}

/**
 * Returns the marks needed to pass the asked questions: the same share of their marks as the quiz's pass mark is of the
 * quiz's total.
 */
export function passingMarksOf(
  { passingMarks, totalMarks }: MarkingRules,
  questions: readonly { marks: number }[],
): number {
  const marks = questions.reduce((sum, question) => sum + question.marks, 0);
  return totalMarks === 0 ? passingMarks : Math.ceil((passingMarks * marks) / totalMarks);
}

/** Grades an attempt by the questions that it asked. Answers to other questions of the quiz are ignored. */
export function gradeAttempt(
  laidOut: readonly LaidOut<GradableQuestion>[],
  answers: readonly AttemptAnswer[],
  rules: MarkingRules,
): Grade {
  const questions = laidOut.map(({ question }) => question);
  const graded = grade(questions, answers, passingMarksOf(rules, questions), new Set(rules.granted));
  return {
    ...graded,
    answers: graded.answers.map((answer, place) => {
      const order = laidOut[place]?.order;
      return order ? { ...answer, order } : answer;
    }),
  };
}
