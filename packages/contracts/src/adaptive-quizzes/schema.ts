import * as z from 'zod/mini';
import { attemptAnswer } from '../attempts/schema.ts';
import { id, instant, integer } from '../lib/scalars.ts';
import { keyedQuestion, openQuestion } from '../quizzes/question.ts';
import { questionResponse } from '../quizzes/question-kinds.ts';
import { ENDINGS, MAX_RUN_QUESTIONS } from './run-rules.ts';

export const adaptiveQuizInput = z.object({ quizId: id });
export type AdaptiveQuizInput = z.infer<typeof adaptiveQuizInput>;

export const adaptiveRunInput = z.object({ runId: id });
export type AdaptiveRunInput = z.infer<typeof adaptiveRunInput>;

export const adaptiveAnswerInput = z.object({
  runId: id,
  /** The number of the question in the run, from 1. */
  place: integer('Place', 1, MAX_RUN_QUESTIONS),
  /** The learner's answer. Without an option and a response it means "I don't know". */
  ...z.pick(attemptAnswer, { option: true, response: true }).shape,
});
export type AdaptiveAnswerInput = z.infer<typeof adaptiveAnswerInput>;

const quiz = z.object({ id, title: z.string(), category: z.string() });

const ending = z.enum(ENDINGS);

/** A run as the learner sees it: only the current question, and never how earlier answers were graded. */
export const adaptiveRun = z.object({
  id,
  quiz,
  /** The number of the current question, from 1; in a run that has ended, the number of answered questions. */
  place: z.int(),
  /** The standard error of the current estimate of the ability. */
  standardError: z.number(),
  /** The current question; null once the run has ended. */
  question: z.nullable(openQuestion),
  ending: z.nullable(ending),
});
export type AdaptiveRun = z.infer<typeof adaptiveRun>;

export const adaptiveEstimate = z.object({
  ability: z.number(),
  error: z.number(),
  /**
   * The 95 % range of the ability. Missing in results from before guessing was taken into account, and from older
   * servers.
   */
  range: z.optional(z.object({ low: z.number(), high: z.number() })),
});

const pastRun = z.object({ id, quiz, endedAt: instant, answered: z.int(), estimate: adaptiveEstimate });
export type PastRun = z.infer<typeof pastRun>;

export const adaptiveQuiz = z.object({
  quiz,
  /** Whether there are enough questions to begin a run. */
  enough: z.boolean(),
  /** The learner's run that can be continued; null if there is none. */
  open: z.nullable(adaptiveRun),
  /** The learner's latest results in this category, newest first. */
  past: z.array(pastRun),
});
export type AdaptiveQuiz = z.infer<typeof adaptiveQuiz>;

const adaptiveAnswer = z.object({
  questionId: id,
  ...z.pick(openQuestion, { kind: true, question: true, options: true, choices: true, unit: true, image: true }).shape,
  option: z.nullable(z.int()),
  response: z.nullable(questionResponse),
  /** The difficulty of the question, on the scale of abilities. */
  difficulty: z.number(),
  /**
   * The estimate of the ability after this answer; null while the question's quiz is sealed, because the answer doesn't
   * count then.
   */
  estimate: z.nullable(adaptiveEstimate),
  /** While the quiz is sealed, `correct`, `correctAnswer` and `explanation` are null, and `answerKey` is missing. */
  correct: z.nullable(z.boolean()),
  correctAnswer: keyedQuestion.shape.correctAnswer,
  answerKey: keyedQuestion.shape.answerKey,
  explanation: keyedQuestion.shape.explanation,
});
export type AdaptiveAnswer = z.infer<typeof adaptiveAnswer>;

export const adaptiveResult = z.object({
  id,
  quiz,
  endedAt: instant,
  ending,
  /** The final estimate; null if no answer counts. */
  estimate: z.nullable(adaptiveEstimate),
  answers: z.array(adaptiveAnswer),
  /** The learner's earlier results in this category, newest first. */
  past: z.array(pastRun),
});
export type AdaptiveResult = z.infer<typeof adaptiveResult>;
