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
  /** The duration of the challenge in hours; ignored if both its start and its end are given. */
  duration: boundedInteger('Duration', limits.CHALLENGE_DURATION),
  parameters: z.prefault(parameters, {}),
  rewards: z.prefault(rewards, {}),
  quizzes: quizIdsField(PICK_QUIZZES, {
    count: limits.MAX_CHALLENGE_QUIZZES,
    error: `A challenge can have ${limits.MAX_CHALLENGE_QUIZZES} quizzes at most.`,
  }),
  /** The time limit for each quiz, in seconds. */
  quizTimeLimit: boundedInteger('Time per quiz', QUIZ_SECONDS),
  /** The start of the challenge; by default now. */
  startDate: z.optional(storableInstant),
  /** The end of the challenge; by default the start plus `duration`. */
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
  /** The sum of the marks over the run's quizzes. */
  totalScore: z.int(),
  averagePercentage: z.int(),
  /** The total time spent in the run, in seconds. */
  totalTimeSpent: z.int(),
  /** The number of the learner's runs, including this one. */
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
  /** Whether the challenge is running now. */
  isAvailable: z.boolean(),
  nextResetTime: z.nullable(instant),
  startDate: instant,
  endDate: instant,
  /** The time limit for each quiz, in seconds. */
  quizTimeLimit: z.int(),
  quizzes: z.array(gameQuiz),
  stats: z.object({ totalParticipants: z.int(), completionRate: z.int() }),
  /** The caller's newest run; null if they never joined. */
  userProgress: z.nullable(userProgress),
  /** The participants, of whom only the caller is listed; empty if the caller never joined the challenge. */
  participants: z.array(
    z.object({ user: id, attempts: z.int(), completedQuizzes: z.int(), quizScores: z.array(quizScore) }),
  ),
  /** The quiz play that the caller began and hasn't submitted; null if there is none. */
  openPlay: z.nullable(openPlayView),
});
export type Challenge = z.infer<typeof challenge>;
export const challengeList = pageOf(challenge);

/** A challenge that the caller took part in, which may have been deleted since. */
export const playedChallenge = z.extend(runView, {
  id,
  title: z.string(),
  /** The number of the caller's runs of this challenge. */
  attempts: z.int(),
  createdAt: instant,
  endDate: instant,
  rewards: challenge.shape.rewards,
});
export type PlayedChallenge = z.infer<typeof playedChallenge>;
export const playedChallenges = pageOf(playedChallenge);

export const challengeHistory = z.object({
  challengeTitle: z.string(),
  /** The number of the caller's runs of this challenge. */
  totalAttempts: z.int(),
  /** The caller's newest run of the challenge if it isn't completed; null otherwise. */
  currentParticipation: z.nullable(z.extend(runView, { attempts: z.int() })),
  /**
   * The caller's completed runs of the challenge, newest first; `attempts` is the number of the run, counted from 1.
   */
  historicalCompletions: z.array(z.extend(runView, { attempts: z.int() })),
});
export type ChallengeHistory = z.infer<typeof challengeHistory>;

export const submittedQuiz = z.object({
  /** The score of the quiz; null for a play without any answer, which doesn't count. */
  score: z.nullable(quizScore),
  progress: z.int(),
  /** Whether this quiz completed the challenge. */
  completed: z.boolean(),
  /** The XP for completing the challenge; 0 if it isn't completed by this quiz. */
  xpEarned: z.int(),
});
export type SubmittedQuiz = z.infer<typeof submittedQuiz>;

export const cleanupResult = z.object({ removed: z.int() });

/** A quiz that can be added to a challenge. */
export const availableQuiz = z.object({
  id,
  title: z.string(),
  category: z.string(),
  questionCount: z.int(),
  /** Whether the quiz was never published, so that no learner knows its answers. */
  neverPublished: z.boolean(),
  /** The number of learners who took the quiz, counted up to 1,000. */
  learners: z.int(),
  /** The time until which another game seals the quiz; null if none does. */
  sealedUntil: z.nullable(instant),
});
export type AvailableQuiz = z.infer<typeof availableQuiz>;
export const availableQuizzes = pageOf(availableQuiz);
