// What an attempt asked, and what it is worth. Browser and server call the same functions, so they agree.
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
  /** Whether the pack that was answered has keys: then its questions are laid out anew in each attempt. */
  keyed: boolean;
  questions: readonly Q[];
}

interface AttemptIdentity {
  attemptId: string;
  userId: string;
  /** Missing from attempts of programs that ask all questions as they were written. */
  layout?: typeof LAYOUT_VERSION | undefined;
}

/** The questions that an attempt at a pack asks, in their order. */
export function layOutAttempt<Q extends LayoutQuestion>(
  { questions, quizId, keyed, ...layoutOptions }: AttemptPack<Q>,
  { attemptId, userId, layout }: AttemptIdentity,
): LaidOut<Q>[] {
  if (layout === undefined) return questions.map((question) => ({ question, order: null }));
  return layOutQuestions(questions, layoutOptions, layoutSeedOf({ ranked: !keyed, userId, quizId, attemptId }));
}

/** What a stored attempt asked, in its order. */
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
  /** Of one attempt: where questions are drawn, what a draw has in the mean. */
  totalMarks: number;
  /** Its questions that moderators have hidden since: they count as right for all. */
  granted?: readonly string[] | undefined;
}

/** The marks that pass what was asked: the same share of its marks as the quiz's pass mark is of its total. */
export function passingMarksOf(
  { passingMarks, totalMarks }: MarkingRules,
  questions: readonly { marks: number }[],
): number {
  const marks = questions.reduce((sum, question) => sum + question.marks, 0);
  return totalMarks === 0 ? passingMarks : Math.ceil((passingMarks * marks) / totalMarks);
}

/** Grades an attempt by what it asked. Answers to other questions of the quiz count for nothing. */
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
