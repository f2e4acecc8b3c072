import type { Tx } from '@quorbit/db/client';
import type * as z from 'zod/mini';
import type { Actor } from '../../trpc/context.ts';

/** What an op type's code works with, beside the args. */
export interface OpContext {
  opId: string;
  /** When it was done, in the server's time and never in the future. */
  at: Date;
  /** Where it was done; the profile's zone when the device named none that exists. */
  timeZone: string;
  now: Date;
  /** Turns a time of the device (ISO 8601) into the server's, never in the future. */
  corrected(time: string): Date;
}

/** One type of work that devices queue. To add one: a file in `ops/`, and its line in the registry. */
export interface OpType<Args = unknown> {
  type: string;
  args: z.ZodMiniType<Args>;
  /**
   * Applies the op under a savepoint; the learner's scope is held. An `AppError` of a final kind rejects the op with its
   * code and message; anything else that is thrown undoes it and lets it be tried again.
   */
  apply(tx: Tx, actor: Actor, context: OpContext, args: Args): Promise<void>;
}

/** Keeps the args' type inside its own file. */
export function opType<Args>(definition: OpType<Args>): OpType {
  return definition as OpType;
}
