import type { Scope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Lane, Tx } from '@quorbit/db/client';
import type { Actor } from './actor.ts';
import type { Deps } from './deps.ts';
import type { GateRunOptions } from './gate.ts';

/** Gives a call access to the database: reads use `db`, writes use `write` or `writeAs`. */
export interface DatabaseAccess {
  db: Executor;
  /** Locks `scopes`, then runs `fn` in one transaction (again after a conflict), for a caller without a session. */
  write<T>(scopes: readonly Scope[], fn: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Locks `scopes`, then runs `fn` in one transaction for a signed-in caller. The account and session are read again
   * under the lock, and all writes of one learner pass the gate one by one.
   * @throws AppError UNAVAILABLE after 2 s at the gate (long work sooner); UNAUTHENTICATED, ACCOUNT_GONE without a
   * session.
   */
  writeAs<T>(scopes: readonly Scope[], fn: (tx: Tx, actor: Actor) => Promise<T>, options?: GateRunOptions): Promise<T>;
}

/** The socket that a subscription runs over. Its id is unique across all processes. */
export interface SocketInfo {
  id: string;
  /** Returns the one-way latency in milliseconds, half of the fastest recent ping; null before the first answer. */
  latency(): number | null;
  /** Calls `listener` with each new latency in milliseconds. @returns a function that stops the calls */
  onLatency(listener: (milliseconds: number) => void): () => void;
}

/** Everything that one call works with: the caller, the shared dependencies and the database. */
export interface Context extends DatabaseAccess {
  deps: Deps;
  now: () => Date;
  actor: Actor | null;
  /** The id of the user that a validly signed token names, even if its session has ended; otherwise null. */
  claimedId: string | null;
  requestId: string;
  address: string;
  userAgent: string | null;
  /** Whether demo accounts may use this connection. */
  demo: boolean;
  /** The socket of the call; null for calls over HTTP. */
  socket: SocketInfo | null;
  /** Whether the request is a batch that makes other calls too. */
  batched: boolean;
  /** Takes points from the client's rate limit. @throws AppError TOO_MANY if too few points are left */
  charge(points: number): Promise<void>;
  /** Returns access to the database over the connections of a lane, which are separate from those of normal calls. */
  onLane(lane: Lane): DatabaseAccess;
  /** Returns access to the database for writes such as log-ins, which are saved even when the disk is almost full. */
  forNeeded(): Pick<Context, 'deps' | 'onLane' | keyof DatabaseAccess>;
}

export type SignedInContext = Omit<Context, 'actor'> & { actor: Actor };
