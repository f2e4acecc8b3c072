import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
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
 * other tests until then.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<RunningServer> | undefined;
  const door = createServer(async (_request, response) => {
    try {
      starting ??= startServer();
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
  };
}
