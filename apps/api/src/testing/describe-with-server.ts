import type { TestDatabase } from '@quorbit/db/testing';
import {
  type DatabaseOptions,
  type DescribeArguments,
  describeWithDatabase,
  requireMade,
  type WithDatabase,
} from '@quorbit/db/testing-describe';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { startTestServer, type TestServer } from './test-server.ts';

type Variables = Record<string, string>;

interface ServerOptions extends DatabaseOptions {
  /** Environment variables of the server; a function if they are known only once the hooks run. */
  env?: Variables | (() => Variables);
  /** Returns the folder of the built web app; called when the server starts. */
  webFolder?: () => string;
  /** Changes the schema before the server starts; only for a `fresh` database. */
  prepare?: (database: TestDatabase) => Promise<unknown>;
  /** The time at which the server's clock is frozen; by default the clock runs. */
  now?: Date;
}

export interface WithServer extends WithDatabase {
  readonly server: TestServer;
}

/** Describes tests of the real server over an empty database, as '<name> on <kind>' for each kind of database. */
export function describeWithServer(name: string, ...rest: DescribeArguments<ServerOptions, WithServer>): void {
  const [options, body]: [ServerOptions, (harness: WithServer) => void] = rest.length === 1 ? [{}, rest[0]] : rest;
  const { env = {}, webFolder, prepare, now } = options;
  const [before, after] = options.perTest ? [beforeEach, afterEach] : [beforeAll, afterAll];
  describeWithDatabase(name, options, (harness) => {
    let server: TestServer | undefined;
    before(async () => {
      await prepare?.(harness.database);
      const variables = typeof env === 'function' ? env() : env;
      server = await startTestServer(harness.database, variables, { webFolder: webFolder?.() });
      if (now) server.setNow(now);
    });
    after(async () => {
      const used = server;
      server = undefined;
      await used?.close();
    });
    body({
      get database() {
        return harness.database;
      },
      get server() {
        return requireMade(server);
      },
    });
  });
}
