// Removes what has run its time: sessions, mail tokens, failed sign-ins, old mail.
import type { Database } from '@quorbit/db/client';
import { sweepMails } from '../mails/mails.worker.ts';
import { deleteExpiredTokens } from './mail-tokens.ts';
import { deleteExpiredSessions } from './sessions.ts';
import { deleteOldFailures } from './sign-in-failures.ts';

/** Rows of each kind in one round, so that no statement takes long. */
const BATCH = 1_000;

/** One round; answers true when there may be more. */
export async function sweep(database: Database, now: Date): Promise<boolean> {
  const counts = await database.transaction(async (tx) => [
    await deleteExpiredSessions(tx, BATCH),
    await deleteExpiredTokens(tx, now, BATCH),
    await deleteOldFailures(tx, now, BATCH),
  ]);
  const moreMail = await sweepMails(database, now);
  return moreMail || counts.includes(BATCH);
}
