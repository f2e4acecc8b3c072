import * as z from 'zod/mini';
import { id, instant } from '../lib/scalars.ts';
import type { CardState } from './cards.ts';
import { QUALITIES } from './qualities.ts';

/** The number of log entries that a card's row includes: the newest ones. */
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
  // Older servers don't send `introducedOn` and `reviewedOn`.
  introducedOn: z.optional(z.nullable(z.string())),
  reviewedOn: z.optional(z.nullable(z.string())),
};

/** An entry of a card's history: its time and its rating; `quality` is null for a wrong answer in a quiz. */
const historyEntry = z.object({ at: instant, quality: z.nullable(z.literal([...QUALITIES])) });
export type HistoryEntry = z.infer<typeof historyEntry>;

/** Body of a mirrored row of kind `card`: one question that the learner reviews. The row's id is the question's. */
export const cardRow = z.object({
  quizId: id,
  questionId: id,
  /** The hash of the pack, with keys, that contains the question. */
  packHash: z.string(),
  ...state,
  // Older servers don't send `undo`, `suspended` and `history`.
  undo: z.optional(z.nullable(z.object({ of: id, before: z.object(state) }))),
  /** Whether the learner suspended the card, i.e. took it out of the reviews. */
  suspended: z.optional(z.boolean()),
  /** The newest log entries, oldest first. */
  history: z.optional(z.array(historyEntry)),
});
export type CardRow = CardState &
  Pick<z.infer<typeof cardRow>, 'quizId' | 'questionId' | 'packHash' | 'suspended' | 'history'>;

/**
 * Body of a mirrored row of kind `model`: the learner's weights of the review schedule, in force from `since` on. Rows
 * are never changed.
 */
export const modelRow = z.object({ since: instant, weights: z.array(z.number()).check(z.length(21)) });
