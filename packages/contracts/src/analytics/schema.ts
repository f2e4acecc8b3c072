import * as z from 'zod/mini';
import { pageInput, pageOf } from '../lib/paging.ts';
import { day, id, instant } from '../lib/scalars.ts';

/** The user whose figures are requested; by default the caller. Only admins may request those of other users. */
export const whose = { userId: z.optional(id) };
export const whoseInput = z.object(whose);
export type WhoseInput = z.infer<typeof whoseInput>;

export const listQuestionStatsInput = z.object({ ...whose, ...pageInput });
export type ListQuestionStatsInput = z.infer<typeof listQuestionStatsInput>;

/**
 * The statistics of a question. `correctPercent` and `avgTime` (seconds) have one decimal; `answered` is the number of
 * answers.
 */
const questionStat = z.object({
  questionId: id,
  question: z.string(),
  category: z.string(),
  correctPercent: z.number(),
  avgTime: z.number(),
  answered: z.int(),
});
export const questionStatPage = pageOf(questionStat);
export type QuestionStatPage = z.infer<typeof questionStatPage>;

/** The mean percentage of the quizzes finished on one of the learner's days, with one decimal. */
const scoreTrend = z.object({ date: day, avgScore: z.number(), quizzes: z.int() });
export const scoreTrends = z.array(scoreTrend);
export type ScoreTrend = z.infer<typeof scoreTrend>;

/** The share of right answers among all questions asked in a category, in percent with one decimal. */
const topicAccuracy = z.object({ tag: z.string(), accuracy: z.number(), asked: z.int() });
export const topicHeatmap = z.array(topicAccuracy);
export type TopicAccuracy = z.infer<typeof topicAccuracy>;

/** A dashboard's headline; `insights.ts` explains the kinds and their fields. */
export const headline = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nothing') }),
  z.object({ kind: z.literal('few'), answers: z.int(), needed: z.int() }),
  z.object({ kind: z.literal('moved'), category: z.string(), points: z.int(), days: z.int(), answers: z.int() }),
  z.object({ kind: z.literal('steady'), accuracy: z.int(), days: z.int(), answers: z.int() }),
]);

const insight = z.object({
  kind: z.enum(['breaks', 'engagement', 'peak', 'pace']),
  value: z.nullable(z.int()),
  answers: z.int(),
});

const session = z.object({
  /** The id of the attempt that was this session. */
  id,
  createdAt: instant,
  title: z.string(),
  category: z.string(),
  responseTime: z.number(),
  fatigueScore: z.nullable(z.number()),
  engagement: z.number(),
  comprehension: z.number(),
  answers: z.int(),
});

/** The learner's latest sessions, newest first, and the insights from them. */
export const sessionList = z.object({ sessions: z.array(session), insights: z.array(insight) });
export type SessionList = z.infer<typeof sessionList>;

export const intelligence = z.object({
  headline,
  /** The number of cards due on each of the next 30 learner's days. Today includes all overdue cards. */
  forecast: z.array(z.object({ date: day, cards: z.int() })),
  /**
   * The remembered share in the ratings of the last 30 days, in percent with one decimal (null without ratings), and
   * the learner's target.
   */
  retention: z.object({ remembered: z.nullable(z.number()), target: z.number(), ratings: z.int() }),
  /** The mastery by category as of last night, in percent with one decimal, strongest category first. */
  mastery: z.array(z.object({ category: z.string(), mastery: z.number(), questions: z.int() })),
  masteryAsOf: z.nullable(day),
  /** The three topics with the lowest accuracy among those with enough answers. */
  weakest: z.array(topicAccuracy),
  bestHour: z.nullable(z.object({ hour: z.int(), accuracy: z.int(), answers: z.int() })),
  /** The number of answers for which the hour on the learner's clock is known. */
  hourAnswers: z.int(),
  /** The number of answers and ratings on each day of the last 26 weeks that has any. */
  days: z.array(z.object({ date: day, answers: z.int(), ratings: z.int() })),
  /** The current learner's day. */
  today: day,
});
export type Intelligence = z.infer<typeof intelligence>;
