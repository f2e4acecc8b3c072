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
  /**
   * The time zone that the work counts in: the zone that the learner fixed, else the zone where the work was done, else
   * the learner's current zone.
   */
  timeZone: string;
  /** Converts a time of the device (ISO 8601) to server time, never in the future. */
  toServerTime(time: string): Date;
  args: Args;
}

/** One type of work that devices queue. */
export interface OpType<Args = unknown> {
  type: string;
  /**
   * The schemas of the args by version (`v` of the op). Each converts the args that a device sent to the newest
   * version.
   */
  versions: Readonly<Record<number, z.ZodMiniType<Args>>>;
  /** Returns the scopes, besides the learner's own, in which applying the op may record changes. None by default. */
  scopes?(args: Args, actor: Actor): readonly Scope[];
  /**
   * Returns the ids of records that the op creates and later ops may refer to. While the op is parked, later ops that
   * name one of these ids and would be refused as NOT_FOUND are parked behind it. None by default.
   */
  createdIds?(args: Args, opId: string): readonly string[];
  /**
   * Applies consecutive ops of this type together, in their order, under one savepoint; the learner's scope and
   * `scopes` are locked. An error undoes the whole set, and each op is then applied alone: an AppError refuses the op,
   * any other error parks it at the third attempt.
   * @returns the final refusals by op id; all other ops were applied.
   */
  apply(tx: Tx, actor: Actor, ops: readonly ParsedOp<Args>[], now: Date): Promise<ReadonlyMap<string, Refusal>>;
}
