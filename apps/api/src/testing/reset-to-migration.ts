import type { TestDatabase } from '@quorbit/db/testing';
import { sql } from 'drizzle-orm';

/** Resets a database to an older release: drops everything and runs only the first `upTo` migrations. */
export async function resetToMigration(database: TestDatabase, upTo: number): Promise<void> {
  await database.read.execute(sql`drop schema public cascade`);
  await database.read.execute(sql`create schema public`);
  await database.migrate({ upTo });
}
