import * as z from 'zod/mini';
import { id, instant } from '../lib/scalars.ts';

const learner = z.object({ id, name: z.string() });

/** What admins see of the sync of all devices. Rejections and differences are those of the last 30 days. */
export const syncHealth = z.object({
  parkedCount: z.int(),
  /** The hundred oldest. */
  parked: z.array(z.object({ opId: id, type: z.string(), receivedAt: instant, learner })),
  rejects: z.array(z.object({ code: z.string(), count: z.int() })),
  differences: z.array(z.object({ foundAt: instant, clientId: id, learner })),
  /** Devices by protocol and by when they last sent work. */
  devices: z.array(
    z.object({ protocol: z.int(), lastPush: z.enum(['day', 'week', 'month', 'older']), count: z.int() }),
  ),
});
export type SyncHealth = z.infer<typeof syncHealth>;

export const replayInput = z.object({
  /** Whose parked work; by default everybody's. */
  userId: z.optional(id),
  /** Only this op. */
  opId: z.optional(id),
});

export const replaySummary = z.object({
  applied: z.int(),
  rejected: z.int(),
  stillParked: z.int(),
});
export type ReplaySummary = z.infer<typeof replaySummary>;
