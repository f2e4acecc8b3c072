import { dropTestDatabases, prepareTestDatabases } from './testing.ts';

/** Vitest's global set-up for every project whose tests use a database. Returns what runs after the last test. */
export default async function setup(): Promise<() => Promise<void>> {
  await prepareTestDatabases();
  return dropTestDatabases;
}
