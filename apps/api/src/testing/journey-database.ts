import { createDataFolder, createTemporaryFolder, prepareTestDatabases, testDatabaseUrl } from '@quorbit/db/testing';
import { createPostgres, prepareTemplate } from '@quorbit/db/testing-postgres';

/** A PostgreSQL database for the server of the browser journeys. */
export interface JourneyDatabase {
  url: string;
  remove(): Promise<void>;
}

/** Creates a migrated database on the server of `TEST_DATABASE_URL`; returns null if there is no such server. */
export async function createJourneyDatabase(): Promise<JourneyDatabase | null> {
  if (testDatabaseUrl === undefined) return null;
  await prepareTemplate();
  return createPostgres();
}

/** Creates a data folder with a migrated, empty database, which servers of journeys start from copies of. */
export async function createJourneyFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  await prepareTestDatabases();
  const folder = await createTemporaryFolder();
  await createDataFolder(folder.path);
  return folder;
}
