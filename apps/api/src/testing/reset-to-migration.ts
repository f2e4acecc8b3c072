import type { TestDatabase } from '@quorbit/db/testing';
import { sql } from 'drizzle-orm';

/** Makes an empty database that of an older release, which has had so many migrations. */
export async function resetToMigration(database: TestDatabase, upTo: number): Promise<void> {
  await database.read.execute(sql`drop schema public cascade`);
  await database.read.execute(sql`create schema public`);
  await database.migrate({ upTo });
}
