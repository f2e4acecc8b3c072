import type { Difficulty, Letter } from './difficulty.ts';
import { type AnswerKey, type AnswerValue, isRight, type QuestionKind } from './question-kinds.ts';

export interface GradableQuestion {
  id: string;
  kind: QuestionKind;
  correctAnswer: Letter | null;
  answerKey?: AnswerKey | undefined;
  difficulty: Difficulty;
  marks: number;
}

export interface AttemptAnswer extends AnswerValue {
  questionId: string;
  /** The time spent on the question, in seconds. */
  timeSpent: number;
}

export interface GradedAnswer extends AttemptAnswer {
  correct: boolean;
  /** Whether the answer counts as right because a moderator has hidden the question since. */
  granted?: boolean;
  difficulty: Difficulty;
  /** The original places of the options or choices, in the order shown; missing if they weren't shuffled. */
  order?: number[];
}

export interface Grade {
  /** One answer per question, in the order of the questions, including unanswered ones. */
  answers: GradedAnswer[];
  /** The marks that the learner reached in the attempt. */
  score: number;
  totalMarks: number;
  /** The marks reached as a share of all marks, in whole percent, rounded half up. */
  percentage: number;
  passed: boolean;
}

const MAX_SECONDS = 86_400;

/**
 * Grades an attempt. The browser and the server use the same rule; the server's result counts. Answers must name
 * questions of the quiz, each at most once (see `listStrayAnswers`).
 * @param granted questions that moderators have hidden since, which count as right.
 */
export function grade(
  questions: readonly GradableQuestion[],
  given: readonly AttemptAnswer[],
  passingMarks: number,
  granted: ReadonlySet<string> = new Set(),
): Grade {
  const byQuestion = new Map(given.map((answer) => [answer.questionId, answer]));
  let score = 0;
  let totalMarks = 0;
  const answers = questions.map((question) => {
    const answer = byQuestion.get(question.id);
    const given = { option: answer?.option ?? null, ...(answer?.response ? { response: answer.response } : {}) };
    const isGranted = granted.has(question.id);
    const correct = isGranted || isRight(question, given);
    totalMarks += question.marks;
    if (correct) score += question.marks;
    return {
      questionId: question.id,
      ...given,
      timeSpent: clampSeconds(answer?.timeSpent ?? 0),
      correct,
      ...(isGranted ? { granted: true } : {}),
      difficulty: question.difficulty,
    };
  });
  const percentage = totalMarks === 0 ? 0 : Math.floor((score * 100) / totalMarks + 0.5);
  return { answers, score, totalMarks, percentage, passed: totalMarks > 0 && score >= passingMarks };
}

/**
 * Returns the question ids of answers that can't be graded: to a question that isn't in the quiz, or a second answer to
 * the same question.
 */
export function listStrayAnswers(questions: readonly { id: string }[], answers: readonly AttemptAnswer[]): string[] {
  const known = new Set(questions.map((question) => question.id));
  const seen = new Set<string>();
  const stray: string[] = [];
  for (const { questionId } of answers) {
    if (!known.has(questionId) || seen.has(questionId)) stray.push(questionId);
    seen.add(questionId);
  }
  return stray;
}

/** Rounds the seconds spent on one question to tenths and clamps them to 0 up to one day. */
export function clampSeconds(seconds: number): number {
  return Math.min(MAX_SECONDS, Math.max(0, Math.round(seconds * 10) / 10));
}
