import type { Scope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import type * as z from 'zod/mini';
import type { Actor, Registries } from '../trpc/context.ts';
import type { AppError } from './app-error.ts';

/** One op of a set, with its args checked. */
export interface OpOf<Args> {
  opId: string;
  /** The queue that it came from: a device has another one after a restore. */
  clientId: string;
  /** When it was done, in the server's time and never in the future. */
  at: Date;
  /** The zone that it counts in: the one that the learner fixed, else where it was done, else the zone in force. */
  timeZone: string;
  /** Turns a time of the device (ISO 8601) into the server's, never in the future. */
  corrected(time: string): Date;
  args: Args;
}

/** One type of work that devices queue. To add one, name it in its area's `.ops` file. */
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
  makes?(args: Args, opId: string): readonly string[];
  /**
   * Applies consecutive ops of this type together, in their order, under one savepoint; the learner's scope and `scopes`
   * are locked. Returns the ops that it refuses for good, by op id: it has applied all others. Anything that it throws
   * undoes the whole set. Then each op is applied alone, and what throws alone is tried again later.
   */
  apply(tx: Tx, actor: Actor, ops: readonly OpOf<Args>[], now: Date): Promise<ReadonlyMap<string, AppError>>;
}

/** A type of work, or what makes it of what other areas say. */
export type OpPart = OpType | ((found: Omit<Registries, 'ops'>) => OpType);

/** Keeps the args' type inside its own file. */
export function opType<Args>(definition: OpType<Args>): OpType {
  return definition as unknown as OpType;
}
