import type { Role } from '@quorbit/contracts/accounts/roles';
import type { Scope } from '@quorbit/contracts/sync/scopes';
import type { Database, Executor, Tx } from '@quorbit/db/client';
import type { Env } from '../env.ts';
import type { Logger } from '../lib/logger.ts';

/** Who is calling, as the session row says at this request. */
export interface Actor {
  id: string;
  role: Role;
  timeZone: string;
  /** As the token carries it; the database holds only its hash. Never logged. */
  sessionId: string;
}

/** What the whole server shares; made once in `app.ts`. */
export interface Deps {
  env: Env;
  database: Database;
  log: Logger;
  now: () => Date;
  /** Key of the tokens' signatures. */
  authSecret: Uint8Array;
  /** Whether the demo content and accounts exist on this server. */
  demo: boolean;
  /** Where people reach the server, without a trailing slash: links in mails begin with it. */
  baseUrl: () => string;
}

/** What one call works with. */
export interface Context {
  deps: Deps;
  /** Reads go here; writes go through `write`. */
  db: Executor;
  now: () => Date;
  actor: Actor | null;
  /** The user whom the token names, whether or not its session still lives; only verified signatures count. */
  claimedId: string | null;
  requestId: string;
  address: string;
  userAgent: string | null;
  /** Whether demo accounts may use this connection. */
  demo: boolean;
  /** The edge of a write without a session: locks `scopes`, then runs `fn` in one transaction. */
  write<T>(scopes: readonly Scope[], fn: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same for a signed-in caller: account and session are read again under the lock. */
  writeAs<T>(scopes: readonly Scope[], fn: (tx: Tx, actor: Actor) => Promise<T>): Promise<T>;
}

/** A context whose caller is signed in. */
export type SignedInContext = Omit<Context, 'actor'> & { actor: Actor };
