import * as z from 'zod/mini';
import { profile, streak } from './schema.ts';

/** The learner's past days, to which a device adds pending work to compute the streak (`History`). */
const history = z.object({
  before: streak,
  days: z.array(
    z.object({
      day: z.string(),
      active: z.boolean(),
      ratings: z.int(),
      /**
       * The time zones in which the learner worked on the day, each with the first and last time of work there, in
       * milliseconds.
       */
      seen: z.optional(z.array(z.tuple([z.string(), z.number(), z.number()]))),
    }),
  ),
  skipped: z.optional(z.array(z.string())),
});

/**
 * The body of a mirrored row of kind `profile`. Older servers omit all three additions: `history`; `counters`, the
 * values that achievements count (`StoredCounter`) if not 0; `collected`, the learner's latest days whose challenge was
 * collected, in rising order.
 */
export const profileRow = z.extend(profile, {
  history: z.optional(history),
  counters: z.optional(z.record(z.string(), z.int())),
  collected: z.optional(z.array(z.string())),
});
export type ProfileRow = z.infer<typeof profileRow>;
