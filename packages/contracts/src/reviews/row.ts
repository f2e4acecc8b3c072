import * as z from 'zod/mini';
import { id, instant } from '../lib/scalars.ts';
import type { CardState } from './cards.ts';
import { QUALITIES } from './qualities.ts';

/** How many entries of its log a card's row tells, the newest. */
export const MAX_HISTORY_ENTRIES = 20;

const state = {
  due: instant,
  state: z.enum(['new', 'review']),
  stability: z.number(),
  difficulty: z.number(),
  reps: z.int(),
  lapses: z.int(),
  lastReview: z.nullable(instant),
  confidentError: z.optional(z.boolean()),
  // Older servers do not tell these two.
  introducedOn: z.optional(z.nullable(z.string())),
  reviewedOn: z.optional(z.nullable(z.string())),
};

/** One entry of a card's history: when, and how it was rated; null for a wrong answer in a quiz. */
const historyEntry = z.object({ at: instant, quality: z.nullable(z.literal([...QUALITIES])) });
export type HistoryEntry = z.infer<typeof historyEntry>;

/** Body of a mirrored row of kind `card`: one question that the learner reviews. The row's id is the question's. */
export const cardRow = z.object({
  quizId: id,
  questionId: id,
  /** The pack, with keys, that holds the question. */
  packHash: z.string(),
  ...state,
  // Older servers do not tell what follows.
  undo: z.optional(z.nullable(z.object({ of: id, before: z.object(state) }))),
  /** The learner took it out of the reviews. */
  suspended: z.optional(z.boolean()),
  /** The newest entries, oldest first. */
  history: z.optional(z.array(historyEntry)),
});
export type CardRow = CardState &
  Pick<z.infer<typeof cardRow>, 'quizId' | 'questionId' | 'packHash' | 'suspended' | 'history'>;

/** Body of a mirrored row of kind `model`: weights of the schedule that hold from a time on. Rows are never changed. */
export const modelRow = z.object({ since: instant, weights: z.array(z.number()).check(z.length(21)) });
