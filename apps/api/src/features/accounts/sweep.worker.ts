// Deletes expired sessions, mail tokens and failed sign-ins.
import type { Database } from '@quorbit/db/client';
import type { Worker } from '../../kernel/area.ts';
import { deleteExpiredSessions } from '../../sessions/sessions.repository.ts';
import { deleteExpiredTokens } from './credentials/mail-tokens.repository.ts';
import { deleteOldFailures } from './sign-in/sign-in-failures.repository.ts';

/** The rows of each table deleted per round, limited so that no statement takes long. */
const BATCH = 1_000;

/** Deletes one batch of expired rows; returns true when there may be more. */
export async function pruneExpired(database: Database, now: Date): Promise<boolean> {
  const counts = await database.transaction(async (tx) => [
    await deleteExpiredSessions(tx, BATCH),
    await deleteExpiredTokens(tx, now, BATCH),
    await deleteOldFailures(tx, now, BATCH),
  ]);
  return counts.includes(BATCH);
}

export const accountsSweep: Worker = {
  name: 'sweep',
  needed: true,
  pauseMs: 600_000,
  start: ({ database, now }) => ({ round: () => pruneExpired(database, now()) }),
};
