import type { Scope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Lane, Tx } from '@quorbit/db/client';
import type { Actor } from './actor.ts';
import type { Deps } from './deps.ts';
import type { GateRunOptions } from './gate.ts';

/** How a call reaches the database: reads use `db`, writes one of the others. */
export interface DatabaseAccess {
  db: Executor;
  /** Locks `scopes`, then runs `fn` in one transaction (again on collisions), for a caller without a session. */
  write<T>(scopes: readonly Scope[], fn: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Does the same for a signed-in caller: account and session are read again under the lock, and all writes of one learner
   * pass the gate.
   * @throws AppError UNAVAILABLE after 2 s at the gate (long work sooner); UNAUTHENTICATED, ACCOUNT_GONE without a session
   */
  writeAs<T>(scopes: readonly Scope[], fn: (tx: Tx, actor: Actor) => Promise<T>, options?: GateRunOptions): Promise<T>;
}

/** The socket over which a subscription runs. Its id is unlike any other's, on all processes. */
export interface SocketInfo {
  id: string;
  /** Milliseconds from here to the client: half of the fastest of the last answers to a ping. Null before the first. */
  latency(): number | null;
  /** Calls `listener` with each new measurement. @returns what ends it */
  onLatency(listener: (milliseconds: number) => void): () => void;
}

/** Everything that one call works with. */
export interface Context extends DatabaseAccess {
  deps: Deps;
  now: () => Date;
  actor: Actor | null;
  /** The user whom the token names, even if its session has ended; only verified signatures count. */
  claimedId: string | null;
  requestId: string;
  address: string;
  userAgent: string | null;
  /** Whether demo accounts may use this connection. */
  demo: boolean;
  /** Null for everything that comes over HTTP. */
  socket: SocketInfo | null;
  /** Whether the request makes other calls too. */
  batched: boolean;
  /** Takes points from the client's budget. @throws AppError TOO_MANY */
  charge(points: number): Promise<void>;
  /** Reaches the database over the connections of a lane. */
  onLane(lane: Lane): DatabaseAccess;
  /** Reaches the database for writes that happen even when the disk is almost full. */
  forNeeded(): Pick<Context, 'deps' | 'onLane' | keyof DatabaseAccess>;
}

/** A context whose caller is signed in. */
export type SignedInContext = Omit<Context, 'actor'> & { actor: Actor };
