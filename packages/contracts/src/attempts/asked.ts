// What an attempt asked, and what it is worth. Browser and server call the same functions, so they agree.
import { type GivenAnswer, type GradableQuestion, type Grade, grade } from '../quizzes/grading.ts';
import { type Chance, type LAYOUT, type LaidOut, type LayoutQuestion, layOut, layoutSeed } from '../quizzes/layout.ts';

interface AskingPack<Q> extends Chance {
  quizId: string;
  /** Whether the pack that was answered has keys: then its questions are laid out anew in each attempt. */
  keyed: boolean;
  questions: readonly Q[];
}

interface AskingAttempt {
  attemptId: string;
  userId: string;
  /** Missing from attempts of programs that ask all questions as they were written. */
  layout?: typeof LAYOUT | undefined;
}

/** The questions that an attempt at a pack asks, in their order. */
export function askedIn<Q extends LayoutQuestion>(
  { questions, quizId, keyed, ...chance }: AskingPack<Q>,
  { attemptId, userId, layout }: AskingAttempt,
): LaidOut<Q>[] {
  if (layout === undefined) return questions.map((question) => ({ question, order: null }));
  return layOut(questions, chance, layoutSeed({ ranked: !keyed, userId, quizId, attemptId }));
}

/** What a stored attempt asked, in its order. */
export function askedBefore<Q extends { id: string }>(
  questions: readonly Q[],
  answers: readonly { questionId: string; order?: number[] | undefined }[],
): LaidOut<Q>[] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  return answers.flatMap(({ questionId, order }) => {
    const question = byId.get(questionId);
    return question ? [{ question, order: order ?? null }] : [];
  });
}

interface Marked {
  passingMarks: number;
  /** Of one attempt: where questions are drawn, what a draw has in the mean. */
  totalMarks: number;
  /** Its questions that moderators have hidden since: they count as right for all. */
  granted?: readonly string[] | undefined;
}

/** The marks that pass what was asked: the same share of its marks as the quiz's pass mark is of its total. */
export function passingMarksOf({ passingMarks, totalMarks }: Marked, asked: readonly { marks: number }[]): number {
  const marks = asked.reduce((sum, question) => sum + question.marks, 0);
  return totalMarks === 0 ? passingMarks : Math.ceil((passingMarks * marks) / totalMarks);
}

/** Grades an attempt by what it asked. Answers to other questions of the quiz count for nothing. */
export function gradeAsked(
  asked: readonly LaidOut<GradableQuestion>[],
  given: readonly GivenAnswer[],
  marked: Marked,
): Grade {
  const questions = asked.map(({ question }) => question);
  const graded = grade(questions, given, passingMarksOf(marked, questions), new Set(marked.granted));
  return {
    ...graded,
    answers: graded.answers.map((answer, place) => {
      const order = asked[place]?.order;
      return order ? { ...answer, order } : answer;
    }),
  };
}
