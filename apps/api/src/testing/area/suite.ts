import type { TestDatabase } from '@quorbit/db/testing';
import type { TestServer } from '../test-server.ts';

/** What the suites of one area work on. */
export interface Suite {
  database: TestDatabase;
  server: TestServer;
}
