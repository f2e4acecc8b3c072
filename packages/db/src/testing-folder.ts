import { afterEach, beforeEach, describe } from 'vitest';
import { createTemporaryFolder, type DatabaseKind, type TestDatabase, testDatabases } from './testing.ts';
import { requireMade } from './testing-describe.ts';

export interface WithFolder {
  readonly database: TestDatabase;
  /** The path of a folder that is removed after the test. */
  readonly folder: string;
}

/**
 * Describes tests, once per kind of database, that each start with an empty database and an empty folder.
 * @param name `$name` in it is replaced with the kind.
 * @param kinds the kinds of database that the tests run on; by default every available one.
 */
export function describeWithFolder(
  name: string,
  body: (harness: WithFolder) => void,
  kinds: readonly DatabaseKind[] = testDatabases,
): void {
  describe.each(kinds)(name, ({ open }) => {
    let database: TestDatabase | undefined;
    let folder: Awaited<ReturnType<typeof createTemporaryFolder>> | undefined;
    beforeEach(async () => {
      database = await open();
      folder = await createTemporaryFolder();
    });
    afterEach(async () => {
      await database?.drop();
      await folder?.remove();
      database = undefined;
      folder = undefined;
    });
    body({
      get database() {
        return requireMade(database);
      },
      get folder() {
        return requireMade(folder).path;
      },
    });
  });
}
