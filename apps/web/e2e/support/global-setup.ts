import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { createJourneyDatabase, type JourneyDatabase } from '../../../api/src/testing/journey-database.ts';
import { type RunningServer, startServer } from './server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A URL that returns the address of the server that all journeys share. */
    sharedServer: string;
  }
}

/**
 * Provides one server with demo content for all journeys; each journey signs up its own people. vitest prepares all
 * projects before it runs the first, so the server starts only when a journey requests it, to leave the machine to the
 * other tests until then. It uses PostgreSQL if there is a server for tests, which takes less processor time than the
 * embedded database; journeys with servers of their own use the embedded one.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let database: JourneyDatabase | null = null;
  let starting: Promise<RunningServer> | undefined;
  async function start(): Promise<RunningServer> {
    database = await createJourneyDatabase();
    // Only the embedded database is filled with demo content by default.
    return startServer(database ? { DATABASE_URL: database.url, SEED_DEMO: 'true' } : {});
  }
  const door = createServer(async (_request, response) => {
    try {
      starting ??= start();
      response.end((await starting).address);
    } catch (error) {
      response.writeHead(503).end(String(error));
    }
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  project.provide('sharedServer', `http://127.0.0.1:${(door.address() as AddressInfo).port}`);
  return async () => {
    door.close();
    await (await starting)?.stop();
    await database?.remove();
  };
}
