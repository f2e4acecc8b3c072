import * as z from 'zod/mini';
import { id, instant } from '../lib/scalars.ts';
import { anyQuestion } from '../quizzes/question.ts';
import { AUDIENCES, QUIZ_STATUSES } from '../quizzes/schema.ts';
import { profile } from './schema.ts';

const quizRef = z.object({ id, title: z.string(), category: z.string() });

/** Everything personal that the server holds of one account, as its owner downloads it. Holds no password and no key of a session. */
export const accountExport = z.object({
  format: z.literal(1),
  exportedAt: instant,
  profile,
  createdAt: instant,
  sessions: z.array(z.object({ createdAt: instant, lastSeenAt: instant, userAgent: z.nullable(z.string()) })),
  quizzes: z.array(
    z.object({
      ...quizRef.shape,
      description: z.string(),
      status: z.enum(QUIZ_STATUSES),
      audience: z.enum(AUDIENCES),
      createdAt: instant,
      updatedAt: instant,
      deletedAt: z.nullable(instant),
      /** Of the current version; without keys while the quiz is sealed for its owner. */
      questions: z.array(anyQuestion),
    }),
  ),
  attempts: z.array(
    z.object({
      id,
      quiz: quizRef,
      startedAt: instant,
      finishedAt: instant,
      score: z.int(),
      totalMarks: z.int(),
      percentage: z.int(),
      passed: z.boolean(),
      xpEarned: z.int(),
      answers: z.array(z.object({ questionId: id, option: z.nullable(z.int()), timeSpent: z.number() })),
    }),
  ),
  /** What is repeated, and how well it is known; cards of a sealed quiz are left out until it opens. */
  cards: z.array(
    z.object({
      quizId: id,
      questionId: id,
      due: instant,
      state: z.enum(['new', 'review']),
      stability: z.number(),
      difficulty: z.number(),
      reps: z.int(),
      lapses: z.int(),
      lastReview: z.nullable(instant),
    }),
  ),
  /** How cards were rated, 1, 3 or 5, and how sure one was before, in percent. */
  ratings: z.array(z.object({ questionId: id, quality: z.int(), confidence: z.nullable(z.int()), at: instant })),
  achievements: z.array(z.object({ id: z.string(), unlockedAt: instant })),
  /** The ledger of experience points; `day` is the learner's day. */
  xp: z.array(z.object({ amount: z.int(), reason: z.string(), sourceId: id, occurredAt: instant, day: z.string() })),
  activeDays: z.array(z.string()),
  /** Mail sent or waiting; the text is not kept. */
  mails: z.array(z.object({ subject: z.string(), createdAt: instant, sentAt: z.nullable(instant) })),
  /** What the audit log says about the account; `byOwner` tells the owner's own doings from others'. */
  audit: z.array(z.object({ action: z.string(), details: z.string(), at: instant, byOwner: z.boolean() })),
});
export type AccountExport = z.infer<typeof accountExport>;
