import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DatabaseKind, kindsOf, type TestDatabase, testDatabases } from './testing.ts';

export interface DatabaseOptions {
  /** Which kinds of database the tests run on; by default all, and in files `*.full.test.ts` one. */
  on?: readonly DatabaseKind['name'][];
  /** Whether each test begins with an empty database. By default all tests of the description share one. */
  perTest?: boolean;
  /** Whether they get a database that nobody else uses. For tests that close it or change its schema. */
  fresh?: boolean;
}

/** What tests and hooks have. */
export interface WithDatabase {
  readonly database: TestDatabase;
}

/** The body, and options before it where there are any. */
export type DescribeArguments<Options, Its> =
  | [body: (harness: Its) => void]
  | [options: Options, body: (harness: Its) => void];

/** Describes tests that begin with an empty database, as '<name> on <kind>' for each kind of database. */
export function describeWithDatabase(name: string, ...rest: DescribeArguments<DatabaseOptions, WithDatabase>): void {
  const [{ on, perTest = false, fresh = false }, body] = rest.length === 1 ? [{}, rest[0]] : rest;
  const wanted = on ?? kindsOf(expect.getState().testPath);
  const kinds = testDatabases.filter((kind) => wanted.includes(kind.name));
  // A file without any test is a mistake to vitest.
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

/** Returns what a hook made. @throws outside of hooks and tests, where it isn't there */
export function requireMade<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('Only hooks and tests have this.');
  return value;
}
