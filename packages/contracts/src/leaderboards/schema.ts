import * as z from 'zod/mini';
import { pageInput } from '../lib/paging.ts';
import { day, id, instant, text } from '../lib/scalars.ts';
import { AVERAGE_PERIODS, BOARD_SCOPES, XP_PERIODS } from './periods.ts';

const boardScope = {
  scope: z.optional(z.enum(BOARD_SCOPES, 'Scope must be all, friends or group.')),
  groupId: z.optional(id),
};
type BoardScopeInput = z.infer<z.ZodMiniObject<typeof boardScope>>;
const hasMatchingGroup = z.refine<BoardScopeInput>(
  ({ scope, groupId }) => (scope === 'group') === (groupId !== undefined),
  {
    path: ['groupId'],
    error: 'The scope group needs a groupId; other scopes take none.',
  },
);

export const listByXpInput = z
  .object({
    period: z._default(z.enum(XP_PERIODS, 'Period must be weekly or monthly.'), 'weekly'),
    ...boardScope,
    ...pageInput,
  })
  .check(hasMatchingGroup);
export type ListByXpInput = z.infer<typeof listByXpInput>;

export const listByAverageInput = z
  .object({
    period: z._default(z.enum(AVERAGE_PERIODS, 'Period must be weekly, monthly or all.'), 'weekly'),
    category: z.optional(text('Category', 1, 60)),
    ...boardScope,
    ...pageInput,
  })
  .check(hasMatchingGroup);
export type ListByAverageInput = z.infer<typeof listByAverageInput>;

const rankedPerson = {
  userId: id,
  username: z.string(),
  /** The rank within the scope, from 1; learners with the same score share a rank. */
  rank: z.int(),
  /**
   * The number of places gained since today's first copy of the ranks, negative for places lost. Null if the copy
   * doesn't include the learner, and on boards of friends or a group.
   */
  movement: z.nullable(z.int()),
  isYou: z.boolean(),
};
const xpRow = z.object({ ...rankedPerson, xp: z.int() });
export type XpRow = z.infer<typeof xpRow>;
/** A row of a board of averages; `average` is in percent with one decimal. */
const averageRow = z.object({ ...rankedPerson, average: z.number(), quizzes: z.int() });
export type AverageRow = z.infer<typeof averageRow>;

function boardOf<T extends z.ZodMiniType>(row: T) {
  return z.object({
    items: z.array(row),
    nextCursor: z.nullable(z.string()),
    /** The board includes everything that was accepted before this time. */
    asOf: instant,
    /** The last day of the period; null for all time. */
    endsOn: z.nullable(day),
    /** The number of learners in the scope who have a rank. */
    learners: z.int(),
    own: z.object({
      /** Whether the caller is hidden from boards, because they opted out or are an admin. */
      hidden: z.boolean(),
      /** The caller's row; null if they have no rank. */
      row: z.nullable(row),
      /** The rows around the caller's: at most five above, the caller's own, and at most five below. */
      near: z.array(row),
      /** The nearest row with a better score than the caller's; null if there is none. */
      ahead: z.nullable(row),
      /** The number of the caller's quizzes that count in the period; 0 on XP boards. */
      quizzes: z.int(),
    }),
  });
}

export const xpBoardView = boardOf(xpRow);
export type XpBoardView = z.infer<typeof xpBoardView>;
export const averageBoardView = boardOf(averageRow);
export type AverageBoardView = z.infer<typeof averageBoardView>;
