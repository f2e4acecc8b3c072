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
  /** 1 for the first question. */
  place: integer('Place', 1, MAX_RUN_QUESTIONS),
  /** Without an option and a response, the learner doesn't know. */
  ...z.pick(attemptAnswer, { option: true, response: true }).shape,
});
export type AdaptiveAnswerInput = z.infer<typeof adaptiveAnswerInput>;

const quiz = z.object({ id, title: z.string(), category: z.string() });

const ending = z.enum(ENDINGS);

/** What a learner sees of a run: one question, and never how earlier answers were graded. */
export const adaptiveRun = z.object({
  id,
  quiz,
  /** Of the question, or how many were answered once it has ended. */
  place: z.int(),
  /** Of the estimate so far. */
  standardError: z.number(),
  /** Null once it has ended. */
  question: z.nullable(openQuestion),
  ending: z.nullable(ending),
});
export type AdaptiveRun = z.infer<typeof adaptiveRun>;

export const adaptiveEstimate = z.object({
  ability: z.number(),
  error: z.number(),
  /** Missing in results of runs from before guessing was allowed for, and from older servers. */
  range: z.optional(z.object({ low: z.number(), high: z.number() })),
});

const pastRun = z.object({ id, quiz, endedAt: instant, answered: z.int(), estimate: adaptiveEstimate });
export type PastRun = z.infer<typeof pastRun>;

export const adaptiveQuiz = z.object({
  quiz,
  /** Whether there are questions enough to begin. */
  enough: z.boolean(),
  /** What the learner can continue. */
  open: z.nullable(adaptiveRun),
  /** The newest results in this category, the newest first. */
  past: z.array(pastRun),
});
export type AdaptiveQuiz = z.infer<typeof adaptiveQuiz>;

const adaptiveAnswer = z.object({
  questionId: id,
  ...z.pick(openQuestion, { kind: true, question: true, options: true, choices: true, unit: true, image: true }).shape,
  option: z.nullable(z.int()),
  response: z.nullable(questionResponse),
  /** Of its question, on the scale of abilities. */
  difficulty: z.number(),
  /** After this answer; null while the quiz of its question is sealed: then it counts for nothing. */
  estimate: z.nullable(adaptiveEstimate),
  /** These are null too, and the key is missing, while it is sealed. */
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
  /** Null where no answer counts. */
  estimate: z.nullable(adaptiveEstimate),
  answers: z.array(adaptiveAnswer),
  /** The results before it in this category, the newest first. */
  past: z.array(pastRun),
});
export type AdaptiveResult = z.infer<typeof adaptiveResult>;
