import type { GradedAnswer } from '../quizzes/grading.ts';
import { isAnswered } from '../quizzes/question-kinds.ts';
import { monthOf } from '../xp/periods.ts';

/** Sums over a learner's attempts, answers and ratings. */
export interface StudySums {
  /** The number of finished attempts, and the sum of their whole percentages. */
  quizzes: number;
  percentages: number;
  /** The numbers of questions that were asked, answered, and answered rightly. */
  asked: number;
  answered: number;
  correct: number;
  /** The time spent on answers, in tenths of a second. */
  time: number;
  /** The number of ratings of cards. */
  ratings: number;
}

export const EMPTY_SUMS: StudySums = {
  quizzes: 0,
  percentages: 0,
  asked: 0,
  answered: 0,
  correct: 0,
  time: 0,
  ratings: 0,
};

export const SPANS = ['day', 'month', 'all'] as const;
export type Span = (typeof SPANS)[number];

/** The date that stands for the first day of the all-time span. */
const ALL_TIME_START = '1900-01-01';

/**
 * The category in the sums of ratings. Ratings have no category, because the quiz of a card may change its category.
 */
export const NO_CATEGORY = '';

/** Returns the first day of the span that contains the day. */
export function spanStartOf(span: Span, day: string): string {
  return span === 'all' ? ALL_TIME_START : span === 'day' ? day : `${monthOf(day)}-01`;
}

/** The fields of an accepted attempt that are needed for the sums. */
export interface SummedAttempt {
  /** The part of the attempt to add. While its quiz is sealed only the totals are added; the answers follow later. */
  part: 'all' | 'totals' | 'answers';
  quizId: string;
  versionId: string;
  /** The category of the quiz version that was answered. */
  category: string;
  /** The learner's day of the attempt, and the hour on the learner's clock; `hour` is null if unknown. */
  day: string;
  hour: number | null;
  percentage: number;
  answers: readonly Pick<GradedAnswer, 'questionId' | 'option' | 'response' | 'correct' | 'timeSpent'>[];
}

/** The number of ratings on a learner's day. */
export interface SummedRatings {
  day: string;
  ratings: number;
}

export interface SumRow extends StudySums {
  span: Span;
  startsOn: string;
  category: string;
}

export interface QuizSums {
  quizId: string;
  attempts: number;
  /** The latest learner's day on which the quiz was finished. */
  lastDay: string;
}

/** The sums of the answers to one question; `time` is in tenths of a second. */
export interface QuestionSums {
  questionId: string;
  quizId: string;
  /** The quiz version of the latest attempt, which has the question's wording. */
  versionId: string;
  category: string;
  answered: number;
  correct: number;
  time: number;
}

/** The number of answers, and of right ones, given at one hour of the learner's clock. */
export interface HourSums {
  hour: number;
  answered: number;
  correct: number;
}

export interface WorkSums {
  sums: SumRow[];
  quizzes: QuizSums[];
  questions: QuestionSums[];
  hours: HourSums[];
}

/** Adds two sums field by field. */
export function addStudy(a: StudySums, b: StudySums): StudySums {
  return {
    quizzes: a.quizzes + b.quizzes,
    percentages: a.percentages + b.percentages,
    asked: a.asked + b.asked,
    answered: a.answered + b.answered,
    correct: a.correct + b.correct,
    time: a.time + b.time,
    ratings: a.ratings + b.ratings,
  };
}

/**
 * Returns the sums that attempts and ratings add to a learner's sums. The results for two lists add up to the result
 * for both together, so work may be summed in batches of any size.
 * @param attempts in the order in which they were accepted.
 */
export function sumWork(attempts: readonly SummedAttempt[], ratings: readonly SummedRatings[] = []): WorkSums {
  const sums = new Map<string, SumRow>();
  const quizzes = new Map<string, QuizSums>();
  const questions = new Map<string, QuestionSums>();
  const hours = new Map<number, HourSums>();
  const addToSums = (day: string, category: string, added: StudySums) => {
    for (const span of SPANS) {
      const startsOn = spanStartOf(span, day);
      const key = sumKey({ span, startsOn, category });
      sums.set(key, { span, startsOn, category, ...addStudy(sums.get(key) ?? EMPTY_SUMS, added) });
    }
  };
  for (const { part, quizId, versionId, category, day, hour, percentage, answers } of attempts) {
    if (part !== 'answers') {
      addToSums(day, category, { ...EMPTY_SUMS, quizzes: 1, percentages: percentage });
      const quiz = quizzes.get(quizId) ?? { quizId, attempts: 0, lastDay: day };
      quizzes.set(quizId, { quizId, attempts: quiz.attempts + 1, lastDay: laterDayOf(quiz.lastDay, day) });
    }
    if (part === 'totals') continue;
    const answered = answers.filter(isAnswered);
    const correct = answered.filter((answer) => answer.correct).length;
    const time = answered.reduce((sum, { timeSpent }) => sum + tenthsOf(timeSpent), 0);
    addToSums(day, category, { ...EMPTY_SUMS, asked: answers.length, answered: answered.length, correct, time });
    for (const answer of answered) {
      const before = questions.get(answer.questionId) ?? { answered: 0, correct: 0, time: 0 };
      questions.set(answer.questionId, {
        questionId: answer.questionId,
        quizId,
        versionId,
        category,
        answered: before.answered + 1,
        correct: before.correct + (answer.correct ? 1 : 0),
        time: before.time + tenthsOf(answer.timeSpent),
      });
    }
    if (hour === null || answered.length === 0) continue;
    const before = hours.get(hour) ?? { answered: 0, correct: 0 };
    hours.set(hour, { hour, answered: before.answered + answered.length, correct: before.correct + correct });
  }
  for (const rating of ratings) addToSums(rating.day, NO_CATEGORY, { ...EMPTY_SUMS, ratings: rating.ratings });
  return {
    sums: [...sums.values()],
    quizzes: [...quizzes.values()],
    questions: [...questions.values()],
    hours: [...hours.values()],
  };
}

/** Adds two sums. The work in `later` was accepted after that in `earlier`. */
export function mergeWork(earlier: WorkSums, later: WorkSums): WorkSums {
  return {
    sums: mergeRows(earlier.sums, later.sums, sumKey, (a, b) => ({ ...b, ...addStudy(a, b) })),
    quizzes: mergeRows(
      earlier.quizzes,
      later.quizzes,
      ({ quizId }) => quizId,
      (a, b) => ({
        quizId: b.quizId,
        attempts: a.attempts + b.attempts,
        lastDay: laterDayOf(a.lastDay, b.lastDay),
      }),
    ),
    questions: mergeRows(
      earlier.questions,
      later.questions,
      ({ questionId }) => questionId,
      (a, b) => ({
        ...b,
        answered: a.answered + b.answered,
        correct: a.correct + b.correct,
        time: a.time + b.time,
      }),
    ),
    hours: mergeRows(
      earlier.hours,
      later.hours,
      ({ hour }) => String(hour),
      (a, b) => ({ hour: b.hour, answered: a.answered + b.answered, correct: a.correct + b.correct }),
    ),
  };
}

/** Returns the key that distinguishes a row of sums from the learner's other rows. */
export function sumKey({ span, startsOn, category }: Pick<SumRow, 'span' | 'startsOn' | 'category'>): string {
  return `${span}/${startsOn}/${category}`;
}

function mergeRows<R>(
  first: readonly R[],
  second: readonly R[],
  keyOf: (row: R) => string,
  add: (a: R, b: R) => R,
): R[] {
  const rows = new Map(first.map((row) => [keyOf(row), row]));
  for (const row of second) {
    const before = rows.get(keyOf(row));
    rows.set(keyOf(row), before === undefined ? row : add(before, row));
  }
  return [...rows.values()];
}

function laterDayOf(day: string, other: string): string {
  return [day, other].sort()[1] ?? day;
}

function tenthsOf(seconds: number): number {
  return Math.round(seconds * 10);
}
