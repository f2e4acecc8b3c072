import * as z from 'zod/mini';
import { id, instant } from '../lib/scalars.ts';

const learner = z.object({ id, name: z.string() });

/** The state of the sync of all devices, for admins. Rejections and differences are those of the last 30 days. */
export const syncHealth = z.object({
  parkedCount: z.int(),
  /** The hundred oldest parked ops. */
  parked: z.array(z.object({ opId: id, type: z.string(), receivedAt: instant, learner })),
  rejects: z.array(z.object({ code: z.string(), count: z.int() })),
  differences: z.array(z.object({ foundAt: instant, clientId: id, learner })),
  /** The number of devices, by protocol version and by when they last sent work. */
  devices: z.array(
    z.object({ protocol: z.int(), lastPush: z.enum(['day', 'week', 'month', 'older']), count: z.int() }),
  ),
});
export type SyncHealth = z.infer<typeof syncHealth>;

export const replayInput = z.object({
  /** The learner whose parked work is replayed; by default everybody's work. */
  userId: z.optional(id),
  /** The id of the only op to replay; by default all parked ops. */
  opId: z.optional(id),
});

export const replaySummary = z.object({
  applied: z.int(),
  rejected: z.int(),
  stillParked: z.int(),
});
export type ReplaySummary = z.infer<typeof replaySummary>;
