import type { Executor } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { eq, sql } from 'drizzle-orm';
import { managedAccounts } from '../accounts/accounts.views.ts';

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
