import { cp, readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, relative } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { ROOT } from '../lib/paths.mjs';
import {
  alive,
  canLogIn,
  cleanUp,
  complaintsOf,
  dataFolder,
  environment,
  family,
  finish,
  folder,
  isRunning,
  kill,
  launch,
  register,
  said,
  startServer,
} from './support.mjs';

/** The limit for a shutdown in milliseconds: operators and service managers don't wait longer. */
const SHUTDOWN_MS = 10_000;

/**
 * The data folder that most tests share, the newest server on it and an account that the first one registered; null
 * until a test needs it.
 * @type {{
 *   dataDir: string,
 *   server: Awaited<ReturnType<typeof startServer>> | null,
 *   account: Awaited<ReturnType<typeof register>> | null,
 * } | null}
 */
let shared = null;

async function share() {
  shared ??= { dataDir: await dataFolder(), server: null, account: null };
  return shared;
}

/** Returns the shared data folder with a server that is ready; starts one only if none is running. */
async function serving() {
  const { dataDir, server } = await share();
  if (!isRunning(server)) shared.server = await startServer({ DATA_DIR: dataDir });
  shared.account ??= await register(shared.server.address);
  return shared;
}

/** Returns the path of the shared data folder, after ending the server that uses it. */
async function unusedDataFolder() {
  const { dataDir, server } = await share();
  if (isRunning(server)) {
    kill(server.pid, 'SIGTERM');
    await server.exited;
  }
  return dataDir;
}

// After a failure, the next test gets a new data folder and a new server.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  await cleanUp();
  shared = null;
});
afterAll(cleanUp);

describe('npm start', () => {
  it('refuses a port that is in use, with one line of error, and leaves the data folder free', async () => {
    const dataDir = await unusedDataFolder();
    const other = createServer();
    await new Promise((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address();
    const env = environment({ DATA_DIR: dataDir, PORT: String(port) });
    const refused = await finish(['node', 'scripts/start.mjs'], { env });
    expect(refused.code).toBe(1);
    expect(refused.complaints).toEqual([expect.stringMatching(new RegExp(`^PORT ${port} is taken`))]);
    await new Promise((resolve) => other.close(resolve));
    await serving();
  });

  it('refuses a data folder that another process uses, with one line of error', async () => {
    const { dataDir } = await serving();
    const second = await finish(['npm', 'start'], {
      env: environment({ DATA_DIR: dataDir, PORT: '0' }),
    });
    expect(second.code).not.toBe(0);
    expect(second.complaints).toEqual([expect.stringMatching(/^The data folder .* is in use by another process\./)]);
  });

  it.each(['SIGTERM', 'SIGINT'])(
    'ends on %s with exit code 0 and leaves no process, even if more signals follow',
    async (signal) => {
      const { server } = await serving();
      const processes = await family(server.pid);
      expect(processes.length).toBeGreaterThan(1);
      expect((await fetch(`${server.address}/readyz`)).status).toBe(200);

      const start = Date.now();
      kill(server.pid, signal);
      await new Promise((resolve) => setTimeout(resolve, 30));
      for (const other of ['SIGTERM', 'SIGINT']) kill(server.pid, other);
      expect(await server.exited).toEqual({ code: 0, signal: null });
      expect(await alive(processes)).toEqual([]);
      expect(Date.now() - start).toBeLessThan(SHUTDOWN_MS);
      expect(complaintsOf(server.err)).toEqual([]);
    },
  );

  it('neither installs nor builds the second time, and keeps the data', async () => {
    const account = shared?.account ?? (await serving()).account;
    await unusedDataFolder();
    const { server } = await serving();
    expect(server.said()).not.toMatch(/Installing|Building/);
    expect(await canLogIn(server.address, account)).toBe(true);
  });

  it('opens the data folder again after it was killed, with all acknowledged data', async () => {
    const { server: killed } = await serving();
    const account = await register(killed.address);
    for (const pid of await family(killed.pid)) kill(pid, 'SIGKILL');
    await killed.exited;

    const { server } = await serving();
    expect(await canLogIn(server.address, account)).toBe(true);
  });

  it('keeps serving for some seconds after SIGTERM if a proxy uses it, and turns the proxy away', async () => {
    const { server } = await serving();
    const forProxy = () => fetch(`${server.address}/readyz?for=proxy`);
    expect((await forProxy()).status).toBe(200);
    kill(server.pid, 'SIGTERM');
    await expect.poll(async () => (await forProxy()).status).toBe(503);
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    expect(await server.exited).toEqual({ code: 0, signal: null });
  });

  it('ends with exit code 0 when only its child processes get the signal', async () => {
    const { server } = await serving();
    const [, ...below] = await family(server.pid);
    for (const pid of below) kill(pid, 'SIGTERM');
    expect(await server.exited).toEqual({ code: 0, signal: null });
  });

  it('stops an installation on SIGTERM, at once and with exit code 0', async () => {
    const copy = await sourcesAlone();
    const launched = launch(['npm', 'start'], { cwd: copy, env: environment() });
    await said(launched, /Installing the dependencies/);
    await expect.poll(async () => (await family(launched.pid)).length, { timeout: 20_000 }).toBeGreaterThan(2);
    const processes = await family(launched.pid);
    const start = Date.now();
    kill(launched.pid, 'SIGTERM');
    expect(await launched.exited).toEqual({ code: 0, signal: null });
    expect(await alive(processes)).toEqual([]);
    expect(Date.now() - start).toBeLessThan(SHUTDOWN_MS);
    expect(launched.out).not.toContain('Building');
  });
});

describe('a wrong variable stops the start with one line that names it and exit code 1', () => {
  // Only the start itself can check these variables, except for AUTH_SECRET, which stands for all variables that are
  // checked when the environment is read. Those have tests of their own.
  it.each([
    [{ HOST: '192.0.2.1' }, 'HOST'],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/quorbit' }, 'DATABASE_URL'],
    [{ DATA_DIR: join(ROOT, 'package.json') }, 'DATA_DIR'],
    [{ NODE_ENV: 'production' }, 'AUTH_SECRET'],
  ])('%o', async (variables, name) => {
    const env = environment({ DATA_DIR: await unusedDataFolder(), PORT: '0', ...variables });
    const { code, complaints } = await finish(['node', 'scripts/start.mjs'], { env });
    expect(code).toBe(1);
    expect(complaints).toEqual([expect.stringMatching(new RegExp(`^${name} `))]);
  });
});

/** Copies what a fresh clone has and an installation reads, and returns the copy's path. */
async function sourcesAlone() {
  const copy = join(await folder(), 'clone');
  const left = new Set(['node_modules', 'dist', '.git', 'data', 'src', 'content', 'docs', 'e2e', 'torture', 'public']);
  await cp(ROOT, copy, {
    recursive: true,
    filter: (path) =>
      !relative(ROOT, path)
        .split('/')
        .some((part) => left.has(part)),
  });
  expect(await readdir(copy)).toContain('package.json');
  return copy;
}
