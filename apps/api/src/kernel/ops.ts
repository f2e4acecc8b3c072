import type { AppErrorCode, Issue } from '@quorbit/contracts/errors/codes';
import type { Scope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import type * as z from 'zod/mini';
import type { Actor } from './actor.ts';

/** An error with a message for users; `AppError` is its class. `retryAfter` is in seconds. */
export type Refusal = Error & { code: AppErrorCode; issues: Issue[] | undefined; retryAfter: number | undefined };

/** One piece of queued work (op) with validated args. */
export interface ParsedOp<Args> {
  opId: string;
  /** The id of the queue that the op came from; a device gets a new queue after a restore. */
  clientId: string;
  /** The server time at which the work was done, never in the future. */
  at: Date;
  /** The zone that the learner fixed, else the one where the work was done, else the learner's current one. */
  timeZone: string;
  /** Converts a time of the device (ISO 8601) to server time, never in the future. */
  toServerTime(time: string): Date;
  args: Args;
}

/** One type of work that devices queue. */
export interface OpType<Args = unknown> {
  type: string;
  /** The schemas of the args by version (`v` of the op); each converts sent args to the newest version. */
  versions: Readonly<Record<number, z.ZodMiniType<Args>>>;
  /** Returns the scopes, besides the learner's own, in which applying the op may record changes. None by default. */
  scopes?(args: Args, actor: Actor): readonly Scope[];
  /**
   * Returns the ids of records that the op creates. While it is parked, later ops that name one of them, and would be
   * refused as NOT_FOUND, are parked behind it. None by default.
   */
  createdIds?(args: Args, opId: string): readonly string[];
  /**
   * Applies consecutive ops together under one savepoint; the learner's scope and `scopes` are locked. After an error
   * each op is applied alone: an AppError refuses it, another error parks it at the third try.
   * @returns the final refusals by op id; all other ops were applied.
   */
  apply(tx: Tx, actor: Actor, ops: readonly ParsedOp<Args>[], now: Date): Promise<ReadonlyMap<string, Refusal>>;
}
