import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../free-port.ts';

/** The server as a separate process, which a test can kill without warning. */
export interface ChildServer {
  address: string;
  kill(): Promise<void>;
  /** Starts the process, and resolves once it responds. */
  start(): Promise<void>;
}

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));
const API = fileURLToPath(new URL('../../..', import.meta.url));
const POLL_EVERY_MS = 50;

/**
 * Prepares a server process, which `start` then runs.
 * @param more further environment variables, as the operator sets them.
 */
export async function startChildServer(
  databaseUrl: string,
  authSecret: string,
  more: Record<string, string> = {},
): Promise<ChildServer> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    AUTH_SECRET: authSecret,
    RATE_LIMIT_PER_MINUTE: '1000000',
    SEED_DEMO: 'false',
    LOG_LEVEL: 'silent',
    ...more,
  };
  return {
    address,
    async kill() {
      const running = child;
      child = null;
      if (!running || running.exitCode !== null) return;
      const exited = once(running, 'exit');
      running.kill('SIGKILL');
      await exited;
    },
    async start() {
      if (child) return;
      const started = spawn(process.execPath, ['--conditions=source', '--import=tsx', MAIN], {
        cwd: API,
        env,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let said = '';
      started.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
        said += chunk;
      });
      child = started;
      while (!(await isResponding(address))) {
        if (started.exitCode !== null) throw new Error(`The server ended with ${started.exitCode}: ${said}`);
        await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS));
      }
    },
  };
}

function isResponding(address: string): Promise<boolean> {
  return fetch(`${address}/trpc/none`).then(
    () => true,
    () => false,
  );
}
