import { dropTestDatabases, prepareTestDatabases } from './testing.ts';

/**
 * Vitest's global set-up for every project whose tests use a database. Returns the tear-down, which runs after the last
 * test.
 */
export default async function setup(): Promise<() => Promise<void>> {
  await prepareTestDatabases();
  return dropTestDatabases;
}
