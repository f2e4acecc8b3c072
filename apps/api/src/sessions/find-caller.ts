import { isTransient } from '@quorbit/db/errors';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { AnswerTimeout, withTimeout } from '../lib/with-timeout.ts';
import { findActor } from './sessions.service.ts';
import type { SignInPolicy } from './sign-in-policy.ts';

/** How long the database is waited for where the caller can be known without it. */
const DATABASE_TIMEOUT_MS = 2_000;

interface CallerOptions extends SignInPolicy {
  /** Whether an admin may be known from before while the database is away. */
  withoutDatabase: boolean;
}

/** The caller behind a session id, as `findActor` tells. */
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
