import * as z from 'zod/mini';
import { id, instant } from '../lib/scalars.ts';

/**
 * The body of a mirrored row of kind `held`: an op that the server parked. The row's id is the op's. The row is deleted
 * once the op is applied or the learner discards it.
 */
export const parkedRow = z.object({
  opId: id,
  type: z.string(),
  /** The time when the op arrived at the server. */
  at: instant,
  /**
   * The state of the parked op. `refused`: a later try showed that it can't be applied; `code` and `message` are the
   * reason.
   */
  outcome: z.enum(['waiting', 'refused']),
  code: z.nullable(z.string()),
  message: z.nullable(z.string()),
  /**
   * The parked op itself, so that any of the learner's devices can try it again; null while its outcome is `waiting`.
   */
  op: z.nullable(
    z.object({
      v: z.int(),
      /** The time of the work, by the clock of the device that made the op, like the times in `args`. */
      at: instant,
      tz: z.string(),
      /** The server's clock minus the clock of the device that made the op, in milliseconds. */
      skew: z.number(),
      args: z.unknown(),
    }),
  ),
});
export type ParkedRow = z.infer<typeof parkedRow>;
