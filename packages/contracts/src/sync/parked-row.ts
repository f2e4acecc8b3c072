import * as z from 'zod/mini';
import { id, instant } from '../lib/scalars.ts';

/**
 * Body of a mirrored row of kind `held`: work that the server parked. The row's id is the op's. Once the work is applied,
 * or the learner discards it, the row is deleted.
 */
export const parkedRow = z.object({
  opId: id,
  type: z.string(),
  /** When it arrived. */
  at: instant,
  /** `refused`: a later try showed that it can't be applied; `code` and `message` tell why. */
  outcome: z.enum(['waiting', 'refused']),
  code: z.nullable(z.string()),
  message: z.nullable(z.string()),
  /** The work itself, so that any of the learner's devices can try it again; null while it waits. */
  op: z.nullable(
    z.object({
      v: z.int(),
      /** By the clock of the device that made it, like the times in `args`. */
      at: instant,
      tz: z.string(),
      /** Server clock minus that device's, milliseconds. */
      skew: z.number(),
      args: z.unknown(),
    }),
  ),
});
export type ParkedRow = z.infer<typeof parkedRow>;
