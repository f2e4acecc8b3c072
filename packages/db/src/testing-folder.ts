import { afterEach, beforeEach, describe } from 'vitest';
import { type TestDatabase, temporaryFolder, testDatabases } from './testing.ts';
import { made } from './testing-describe.ts';

interface WithFolder {
  readonly database: TestDatabase;
  /** The path of a folder that goes with the test. */
  readonly folder: string;
}

/** Describes tests that begin with an empty database and an empty folder each, for each kind of database. @param name `$name` in it stands for the kind */
export function describeWithFolder(name: string, body: (its: WithFolder) => void): void {
  describe.each(testDatabases)(name, ({ open }) => {
    let database: TestDatabase | undefined;
    let folder: Awaited<ReturnType<typeof temporaryFolder>> | undefined;
    beforeEach(async () => {
      database = await open();
      folder = await temporaryFolder();
    });
    afterEach(async () => {
      await database?.drop();
      await folder?.remove();
      database = undefined;
      folder = undefined;
    });
    body({
      get database() {
        return made(database);
      },
      get folder() {
        return made(folder).path;
      },
    });
  });
}
