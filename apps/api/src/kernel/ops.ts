import type { AppErrorCode, Issue } from '@quorbit/contracts/errors/codes';
import type { Scope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import type * as z from 'zod/mini';
import type { Actor } from './actor.ts';

/** An error that a person may read; `AppError` is its class. `retryAfter` is in seconds. */
export type Refusal = Error & { code: AppErrorCode; issues: Issue[] | undefined; retryAfter: number | undefined };

/** One piece of queued work, with its args checked. */
export interface ParsedOp<Args> {
  opId: string;
  /** The queue that it came from: a device has another one after a restore. */
  clientId: string;
  /** When it was done, in the server's time and never in the future. */
  at: Date;
  /** The zone that it counts in: the one that the learner fixed, else where it was done, else the zone in force. */
  timeZone: string;
  /** Turns a time of the device (ISO 8601) into the server's, never in the future. */
  toServerTime(time: string): Date;
  args: Args;
}

/** One type of work that devices queue. */
export interface OpType<Args = unknown> {
  type: string;
  /** The args' schema by version (`v` of the op). Each turns what a device sent into the newest version's args. */
  versions: Readonly<Record<number, z.ZodMiniType<Args>>>;
  /** Scopes that applying it may record changes in, besides the learner's own. None by default. */
  scopes?(args: Args, actor: Actor): readonly Scope[];
  /**
   * Ids of what it makes and later work may refer to. While it is parked, later work that names one of them, and would be
   * refused as NOT_FOUND, is parked behind it. None by default.
   */
  createdIds?(args: Args, opId: string): readonly string[];
  /**
   * Applies consecutive ops of this type together, in their order, under one savepoint; the learner's scope and `scopes`
   * are locked. An error undoes the set; each op is then applied alone. There an AppError refuses it, others park it at the
   * third time.
   * @returns the final refusals, by op id; all other ops were applied
   */
  apply(tx: Tx, actor: Actor, ops: readonly ParsedOp<Args>[], now: Date): Promise<ReadonlyMap<string, Refusal>>;
}
