import type { Executor } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { managedAccounts } from '../accounts/accounts.views.ts';
import { loggedActions } from '../audit/audit.views.ts';

interface DatabaseFacts {
  version: string;
  bytes: number;
  /** The number of migrations that ran. */
  applied: number;
}

/** Reads the database's version, its size and the number of applied migrations. */
export async function getDatabaseFacts(db: Executor): Promise<DatabaseFacts> {
  const [row] = rowsOf<DatabaseFacts>(
    await db.execute(sql`
      select current_setting('server_version') as version,
        pg_database_size(current_database())::float8 as bytes,
        (select count(*)::int from migrations) as applied`),
  );
  if (!row) throw new Error('The database said nothing of itself.');
  return row;
}

/** Returns a user's own e-mail address; undefined if the account was deleted. */
export async function findEmail(db: Executor, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ email: managedAccounts.email })
    .from(managedAccounts)
    .where(eq(managedAccounts.id, id));
  return row?.email;
}

/** Returns the times at which a user sent test e-mails since a given time, newest first. */
export async function listMailTests(db: Executor, userId: string, since: Date, limit: number): Promise<Date[]> {
  const { id, actorId, action, at: testedAt } = loggedActions;
  const rows = await db
    .select({ at: testedAt })
    .from(loggedActions)
    .where(and(eq(actorId, userId), eq(action, 'mail.tested'), gt(testedAt, since)))
    .orderBy(desc(id))
    .limit(limit);
  return rows.map(({ at }) => at);
}
