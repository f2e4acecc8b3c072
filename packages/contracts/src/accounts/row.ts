import * as z from 'zod/mini';
import { profile, streak } from './schema.ts';

/** What pending work is folded into (`History`). */
const history = z.object({
  before: streak,
  days: z.array(
    z.object({
      day: z.string(),
      active: z.boolean(),
      ratings: z.int(),
      /** Zone, first and last time in milliseconds. */
      seen: z.optional(z.array(z.tuple([z.string(), z.number(), z.number()]))),
    }),
  ),
  skipped: z.optional(z.array(z.string())),
});

/**
 * Body of a mirrored row of kind `profile`. Missing from older servers: `history`, and `counters`, which are what
 * achievements count (`StoredCounter`), those that are not 0; `collected`, the last of the learner's days whose challenge was
 * collected, in rising order.
 */
export const profileRow = z.extend(profile, {
  history: z.optional(history),
  counters: z.optional(z.record(z.string(), z.int())),
  collected: z.optional(z.array(z.string())),
});
export type ProfileRow = z.infer<typeof profileRow>;
