// The schemas of the files in `content/demo`: what the demo accounts and their company have done.
import * as z from 'zod/mini';
import { CHALLENGE_TYPES } from '../challenges/types.ts';
import { GAME_CATEGORIES } from '../plays/categories.ts';
import { GROUP_CATEGORIES } from '../study-groups/categories.ts';
import { TOURNAMENT_TYPES } from '../tournaments/types.ts';
import { slugId } from './entry-id.ts';

/** A finished attempt at a quiz of the catalogue, which has ten questions. */
const demoAttempt = z.strictObject({
  daysAgo: z.int(),
  /** When the attempt was finished, HH:MM, not before 04:00, when a learner's day begins. */
  at: z.string(),
  /** The id of the quiz. */
  quiz: z.string(),
  /** The number of right answers among the ten. The others are wrong, except for the skipped ones. */
  right: z.int(),
  skipped: z.optional(z.int()),
});
export type DemoAttempt = z.infer<typeof demoAttempt>;

/** A demo account's review session, in which it rates the cards that are due at that time, at most `most` of them. */
const demoReviews = z.strictObject({ daysAgo: z.int(), at: z.string(), most: z.int() });

/** A person's activity in the three weeks before the first start. There is no activity today yet. */
const demoHistory = z.strictObject({ attempts: z.array(demoAttempt), reviews: z.array(demoReviews) });
export type DemoHistory = z.infer<typeof demoHistory>;

/**
 * The activity of a demo account: steady work that improves, one missed day that a freeze covered, and cards that are
 * due today.
 */
export const demoAccountHistory = z.extend(demoHistory, { email: z.string() });
export type DemoAccountHistory = z.infer<typeof demoAccountHistory>;

const demoLearner = z.strictObject({
  /** The learner's id, which is the address of the account. */
  id: slugId,
  name: z.string(),
  /** The number of right answers out of ten that the generated learner gives on a usual day. */
  skill: z.int(),
  /** The number of quizzes that the generated learner takes in three weeks. */
  quizzes: z.int(),
});
export type DemoLearner = z.infer<typeof demoLearner>;

/**
 * Generated learners, so that the demo accounts see populated leaderboards, and the ids of the quizzes that they take.
 * They're few, because the first start waits for them.
 */
export const demoLearners = z.strictObject({ quizzes: z.array(z.string()), learners: z.array(demoLearner) });
export type DemoLearners = z.infer<typeof demoLearners>;

const pair = z.tuple([z.string(), z.string()]);

/**
 * The demo friendships and the open friend requests as pairs of addresses: the first person asked the second. Nobody
 * has replied to the requests yet.
 */
export const demoFriends = z.strictObject({ friends: z.array(pair), requests: z.array(pair) });
export type DemoFriends = z.infer<typeof demoFriends>;

/** A study group of the demo accounts. It shares quizzes that a demo account wrote or that everyone can see. */
export const demoGroup = z.strictObject({
  id: slugId,
  name: z.string(),
  description: z.string(),
  category: z.enum(GROUP_CATEGORIES),
  isPrivate: z.boolean(),
  tags: z.array(z.string()),
  /**
   * The e-mail addresses of the members, all demo accounts: the founder first, then the others in the order in which
   * they joined.
   */
  members: z.array(z.string()),
  /** The ids of the shared quizzes, each with the e-mail address of the member who shared it. */
  shares: z.array(z.strictObject({ by: z.string(), quiz: z.string() })),
});
export type DemoGroup = z.infer<typeof demoGroup>;

const demoStep = z.strictObject({ daysAgo: z.int(), score: z.nullable(z.int()), timeSpent: z.int() });

/**
 * The premium demo account's progress on a learning path, named by its id, in the order of the steps. If a step has a
 * quiz, an attempt at it counts instead of the score; a step without a score is still in progress.
 */
export const demoPathProgress = z.strictObject({ path: z.string(), steps: z.tuple([demoStep], demoStep) });
export type DemoPathProgress = z.infer<typeof demoPathProgress>;

/** A demo challenge. There is one of each type; the seed adds a new one when a type has none open. */
export const demoChallenge = z.strictObject({
  id: slugId,
  type: z.enum(CHALLENGE_TYPES),
  title: z.string(),
  description: z.string(),
  category: z.enum(GAME_CATEGORIES),
  parameters: z.strictObject({
    quizCount: z.int(),
    targetScore: z.optional(z.int()),
    streakDays: z.optional(z.int()),
    quizCategory: z.optional(z.enum(GAME_CATEGORIES)),
    timeLimit: z.optional(z.int()),
  }),
  rewards: z.strictObject({ xp: z.int(), badge: z.optional(z.string()), theme: z.optional(z.string()) }),
  /** The ids of the challenge's quizzes, which are in `quizzes/challenges.json`. */
  quizzes: z.array(z.string()),
});
export type DemoChallenge = z.infer<typeof demoChallenge>;

const prize = z.strictObject({
  position: z.int(),
  xp: z.int(),
  badge: z.optional(z.string()),
  title: z.optional(z.string()),
  theme: z.optional(z.string()),
});

export const demoTournament = z.strictObject({
  /** The state that the demo tournament shows. */
  id: z.enum(['registration', 'running', 'finished']),
  name: z.string(),
  description: z.string(),
  type: z.enum(TOURNAMENT_TYPES),
  category: z.enum(GAME_CATEGORIES),
  entryFee: z.int(),
  prizes: z.array(prize),
  /** The ids of the tournament's quizzes, which are in `quizzes/tournaments.json`. */
  quizzes: z.array(z.string()),
  /**
   * The times at which registration starts and ends and play starts and ends, in hours after the tournament is created.
   */
  hours: z.tuple([z.int(), z.int(), z.int(), z.int()]),
  /**
   * The registered players by address, each with the number of right answers out of four; null if they haven't played
   * yet.
   */
  players: z.array(z.tuple([z.string(), z.nullable(z.int())])),
});
export type DemoTournament = z.infer<typeof demoTournament>;

const demoTest = z.strictObject({
  id: slugId,
  title: z.string(),
  category: z.string(),
  description: z.string(),
  /** The time for the test, in minutes. */
  duration: z.int(),
  questions: z.array(
    z.strictObject({
      prompt: z.string(),
      marks: z.int(),
      minWords: z.int(),
      maxWords: z.int(),
      rubric: z.array(z.strictObject({ criterion: z.string(), marks: z.int() })),
      markerNotes: z.string(),
      sampleAnswer: z.string(),
    }),
  ),
});
export type DemoTest = z.infer<typeof demoTest>;

/** The demo learner's answer to a question of a closed written test, with its marks. */
const demoAnswer = z.strictObject({
  text: z.string(),
  /** The points for each row of the rubric. */
  rubric: z.array(z.number()),
  comment: z.string(),
});

/** The open demo test, of which the seed creates a new one once the last has closed, and the one with marks. */
export const demoWrittenTests = z.strictObject({
  open: demoTest,
  closed: z.extend(demoTest, { answers: z.array(demoAnswer) }),
});
export type DemoWrittenTests = z.infer<typeof demoWrittenTests>;
