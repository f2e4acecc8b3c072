import { isTransient } from '@quorbit/db/errors';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { AnswerTimeout, withTimeout } from '../lib/with-timeout.ts';
import { findActor } from './sessions.service.ts';
import type { SignInPolicy } from './sign-in-policy.ts';

/** The milliseconds to wait for the database when the caller is also in the admin cache. */
const DATABASE_TIMEOUT_MS = 2_000;

interface CallerOptions extends SignInPolicy {
  /** Whether a recently seen admin may be taken from the cache while the database is unreachable. */
  withoutDatabase: boolean;
}

/**
 * Finds the caller of a session as `findActor` does. With `withoutDatabase`, a recently seen admin comes from the cache
 * if the database is down or slower than 2 seconds.
 */
export async function findCaller(
  { database, adminCache }: Pick<Deps, 'database' | 'adminCache'>,
  sessionId: string,
  { withoutDatabase, ...policy }: CallerOptions,
): Promise<Actor | null> {
  async function find(): Promise<Actor | null> {
    const rememberActor = adminCache.startLookup(sessionId, policy);
    const actor = await findActor(database.read, sessionId, policy);
    rememberActor(actor);
    return actor;
  }
  const cached = withoutDatabase ? adminCache.find(sessionId, policy) : null;
  if (!cached) return find();
  try {
    return await withTimeout(find, DATABASE_TIMEOUT_MS);
  } catch (error) {
    if (error instanceof AnswerTimeout || isTransient(error)) return cached;
    throw error;
  }
}
