import * as z from 'zod/mini';
import { pageInput, pageOf } from '../lib/paging.ts';
import { id, instant, storableInstant, text } from '../lib/scalars.ts';
import { GAME_CATEGORIES } from '../plays/categories.ts';
import {
  badgeField,
  boundedInteger,
  gameCategory,
  quizIdsField,
  readableField,
  themeField,
} from '../plays/game-fields.ts';
import { gameQuiz, openPlayView, playResultFields } from '../plays/game-views.ts';
import { QUIZ_SECONDS } from '../plays/limits.ts';
import * as limits from './limits.ts';
import { PICK_QUIZZES } from './messages.ts';
import { CHALLENGE_STATUSES, CHALLENGE_TYPES } from './types.ts';

const parameters = z.object({
  quizCount: boundedInteger('Quiz count', limits.QUIZ_COUNT),
  targetScore: boundedInteger('Target score', limits.TARGET_SCORE),
  streakDays: boundedInteger('Streak days', limits.STREAK_DAYS),
  quizCategory: z._default(gameCategory, 'General'),
  timeLimit: boundedInteger('Time limit', limits.SPEED_SECONDS),
});

const rewards = z.object({
  xp: boundedInteger('XP reward', limits.REWARD_XP),
  badge: badgeField,
  theme: themeField,
});

export const createChallengeInput = z.object({
  title: readableField('Title', limits.CHALLENGE_TITLE_MAX),
  description: readableField('Description', limits.CHALLENGE_DESCRIPTION_MAX),
  type: z.enum(CHALLENGE_TYPES, 'Choose one of the types.'),
  category: z._default(gameCategory, 'General'),
  /** Hours. Ignored if both dates are given. */
  duration: boundedInteger('Duration', limits.CHALLENGE_DURATION),
  parameters: z.prefault(parameters, {}),
  rewards: z.prefault(rewards, {}),
  quizzes: quizIdsField(PICK_QUIZZES, {
    count: limits.MAX_CHALLENGE_QUIZZES,
    error: `A challenge can have ${limits.MAX_CHALLENGE_QUIZZES} quizzes at most.`,
  }),
  /** Seconds for each quiz. */
  quizTimeLimit: boundedInteger('Time per quiz', QUIZ_SECONDS),
  /** By default now. */
  startDate: z.optional(storableInstant),
  /** By default the start and `duration`. */
  endDate: z.optional(storableInstant),
});
export type CreateChallengeInput = z.infer<typeof createChallengeInput>;

export const challengeInput = z.object({ id });
export type ChallengeInput = z.infer<typeof challengeInput>;

export const listChallengesInput = z.object(pageInput);
export type ListChallengesInput = z.infer<typeof listChallengesInput>;

export const availableQuizzesInput = z.object({
  ...pageInput,
  search: z.optional(text('Search', 0, 100)),
  category: z.optional(z.union([gameCategory, z.literal('')], 'Choose one of the categories.')),
});
export type AvailableQuizzesInput = z.infer<typeof availableQuizzesInput>;

const quizScore = z.object({
  quiz: id,
  title: z.string(),
  ...playResultFields,
});
export type QuizScore = z.infer<typeof quizScore>;

/** A learner's results in one run. */
const runView = z.object({
  progress: z.int(),
  completed: z.boolean(),
  completedAt: z.nullable(instant),
  completedQuizzes: z.int(),
  quizScores: z.array(quizScore),
});

const userProgress = z.extend(runView, {
  /** Marks in total. */
  totalScore: z.int(),
  averagePercentage: z.int(),
  /** Seconds. */
  totalTimeSpent: z.int(),
  /** Runs, this one included. */
  attempts: z.int(),
});

export const challenge = z.object({
  id,
  title: z.string(),
  description: z.string(),
  type: z.enum(CHALLENGE_TYPES),
  category: z.enum(GAME_CATEGORIES),
  parameters: z.object({
    quizCount: z.int(),
    targetScore: z.int(),
    streakDays: z.int(),
    quizCategory: z.enum(GAME_CATEGORIES),
    timeLimit: z.int(),
  }),
  rewards: z.object({ xp: z.int(), badge: z.nullable(z.string()), theme: z.nullable(z.string()) }),
  status: z.enum(CHALLENGE_STATUSES),
  wasReset: z.boolean(),
  /** Whether it runs now. */
  isAvailable: z.boolean(),
  nextResetTime: z.nullable(instant),
  startDate: instant,
  endDate: instant,
  /** Seconds for each quiz. */
  quizTimeLimit: z.int(),
  quizzes: z.array(gameQuiz),
  stats: z.object({ totalParticipants: z.int(), completionRate: z.int() }),
  /** The caller's newest run; null if they never joined. */
  userProgress: z.nullable(userProgress),
  /** The caller's own row; empty if they never joined. */
  participants: z.array(
    z.object({ user: id, attempts: z.int(), completedQuizzes: z.int(), quizScores: z.array(quizScore) }),
  ),
  /** The quiz that the caller began and hasn't submitted; null if none. */
  openPlay: z.nullable(openPlayView),
});
export type Challenge = z.infer<typeof challenge>;
export const challengeList = pageOf(challenge);

/** A challenge that the caller took part in; it may be deleted. */
export const playedChallenge = z.extend(runView, {
  id,
  title: z.string(),
  /** Runs. */
  attempts: z.int(),
  createdAt: instant,
  endDate: instant,
  rewards: challenge.shape.rewards,
});
export type PlayedChallenge = z.infer<typeof playedChallenge>;
export const playedChallenges = pageOf(playedChallenge);

export const challengeHistory = z.object({
  challengeTitle: z.string(),
  /** Runs. */
  totalAttempts: z.int(),
  /** The newest run if it isn't completed; null otherwise. */
  currentParticipation: z.nullable(z.extend(runView, { attempts: z.int() })),
  /** Newest first. `attempts`: the number of the run, from 1. */
  historicalCompletions: z.array(z.extend(runView, { attempts: z.int() })),
});
export type ChallengeHistory = z.infer<typeof challengeHistory>;

export const submittedQuiz = z.object({
  /** Null for a play without an answer, which counts nowhere. */
  score: z.nullable(quizScore),
  progress: z.int(),
  /** Whether this quiz completed the challenge. */
  completed: z.boolean(),
  /** XP for completing it; 0 otherwise. */
  xpEarned: z.int(),
});
export type SubmittedQuiz = z.infer<typeof submittedQuiz>;

export const cleanupResult = z.object({ removed: z.int() });

/** A quiz that a challenge can ask. */
export const availableQuiz = z.object({
  id,
  title: z.string(),
  category: z.string(),
  questionCount: z.int(),
  /** Whether it was never published, so that no learner knows its answers. */
  neverPublished: z.boolean(),
  /** How many learners took it, 1,000 at most. */
  learners: z.int(),
  /** Until when another game seals it; null if none does. */
  sealedUntil: z.nullable(instant),
});
export type AvailableQuiz = z.infer<typeof availableQuiz>;
export const availableQuizzes = pageOf(availableQuiz);
