import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DatabaseKind, kindsOf, type TestDatabase, testDatabases } from './testing.ts';

export interface DatabaseOptions {
  /**
   * The kinds of database that the tests run on; by default every available kind, but only one in files
   * `*.full.test.ts`.
   */
  on?: readonly DatabaseKind['name'][];
  /** Whether each test starts with an empty database. By default, all tests of the describe block share one. */
  perTest?: boolean;
  /** Whether the tests get a database that nothing else uses, for tests that close it or change its schema. */
  fresh?: boolean;
}

/** The database, as tests and hooks get it. */
export interface WithDatabase {
  readonly database: TestDatabase;
}

/** The arguments of a describe function after its name: the body, optionally with options before it. */
export type DescribeArguments<Options, Its> =
  | [body: (harness: Its) => void]
  | [options: Options, body: (harness: Its) => void];

/** Describes tests that start with an empty database, as '<name> on <kind>' for each kind of database. */
export function describeWithDatabase(name: string, ...rest: DescribeArguments<DatabaseOptions, WithDatabase>): void {
  const [{ on, perTest = false, fresh = false }, body] = rest.length === 1 ? [{}, rest[0]] : rest;
  const wanted = on ?? kindsOf(expect.getState().testPath);
  const kinds = testDatabases.filter((kind) => wanted.includes(kind.name));
  // Vitest reports a file without any test as an error, so a skipped test is added.
  if (kinds.length === 0) it.skip(`${name} on ${wanted.join()}, which isn't here`);
  const [before, after] = perTest ? [beforeEach, afterEach] : [beforeAll, afterAll];
  describe.each(kinds)(`${name} on $name`, ({ open, openFresh }) => {
    let database: TestDatabase | undefined;
    before(async () => {
      database = await (fresh ? openFresh() : open());
    });
    after(async () => {
      const used = database;
      database = undefined;
      await used?.drop();
    });
    body({
      get database() {
        return requireMade(database);
      },
    });
  });
}

/**
 * Returns the value that a hook created.
 * @throws Error outside of hooks and tests, where the value doesn't exist.
 */
export function requireMade<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('Only hooks and tests have this.');
  return value;
}
