import { prepareTestDatabases } from './testing.ts';

/** Vitest's global set-up for every project whose tests use a database. */
export default prepareTestDatabases;
