import { isTransient } from '@quorbit/db/errors';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { answerOf, NoAnswer } from '../lib/answers.ts';
import type { Admission } from './admission.ts';
import { findActor } from './sessions.service.ts';

/** How long the database is waited for where the caller can be known without it. */
const PATIENCE_MS = 2_000;

interface CallerOptions extends Admission {
  /** Whether an admin may be known from before while the database is away. */
  withoutDatabase: boolean;
}

/** The caller behind a session id, as `findActor` tells. */
export async function findCaller(
  { database, seenAdmins }: Pick<Deps, 'database' | 'seenAdmins'>,
  sessionId: string,
  { withoutDatabase, ...admission }: CallerOptions,
): Promise<Actor | null> {
  async function find(): Promise<Actor | null> {
    const note = seenAdmins.asking(sessionId, admission);
    const actor = await findActor(database.read, sessionId, admission);
    note(actor);
    return actor;
  }
  const recalled = withoutDatabase ? seenAdmins.recall(sessionId, admission) : null;
  if (!recalled) return find();
  try {
    return await answerOf(find, PATIENCE_MS);
  } catch (error) {
    if (error instanceof NoAnswer || isTransient(error)) return recalled;
    throw error;
  }
}
