import type { TestDatabase } from '@quorbit/db/testing';
import type { TestServer } from '../test-server.ts';

/** The database and server that one area's tests use. */
export interface Suite {
  database: TestDatabase;
  server: TestServer;
}
