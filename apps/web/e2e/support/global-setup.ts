import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import {
  createJourneyDatabase,
  createJourneyFolder,
  type JourneyDatabase,
} from '../../../api/src/testing/journey-database.ts';
import { type RunningServer, startServer } from './server.ts';

const EMPTY_FOLDER = '/empty-folder';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A URL that returns the address of the server that all journeys share. */
    sharedServer: string;
    /** A URL that returns the path of a data folder with a migrated, empty database, to be copied. */
    emptyFolder: string;
  }
}

/**
 * Provides one server with demo content for all journeys, and an empty data folder for journeys with servers of their
 * own. vitest prepares all projects before it runs the first, so both are created only when a journey requests them, to
 * leave the machine to the other tests until then. The shared server uses PostgreSQL if there is a server for tests, which takes less processor time than the
 * embedded database; the other servers use the embedded one.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let database: JourneyDatabase | null = null;
  let starting: Promise<RunningServer> | undefined;
  let creating: ReturnType<typeof createJourneyFolder> | undefined;
  async function start(): Promise<RunningServer> {
    database = await createJourneyDatabase();
    // Only the embedded database is filled with demo content by default.
    return startServer(database ? { DATABASE_URL: database.url, SEED_DEMO: 'true' } : {});
  }
  async function answer(url: string | undefined): Promise<string> {
    if (url === EMPTY_FOLDER) {
      creating ??= createJourneyFolder();
      return (await creating).path;
    }
    starting ??= start();
    return (await starting).address;
  }
  const door = createServer(async ({ url }, response) => {
    try {
      response.end(await answer(url));
    } catch (error) {
      response.writeHead(503).end(String(error));
    }
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  project.provide('sharedServer', address);
  project.provide('emptyFolder', `${address}${EMPTY_FOLDER}`);
  return async () => {
    door.close();
    await (await starting)?.stop();
    await database?.remove();
    await (await creating)?.remove();
  };
}
