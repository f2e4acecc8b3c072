import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ADMIN } from './people.ts';

const MAIN = fileURLToPath(new URL('../../../api/dist/main.js', import.meta.url));
/**
 * The limit in milliseconds for the server's start; less than a hook's time limit, so that the error can quote the
 * server's output.
 */
const START_MS = 110_000;

export interface RunningServer {
  /** The server's address, `http://127.0.0.1:<port>`. */
  address: string;
  port: number;
  stop(): Promise<void>;
}

/**
 * Starts the built product on a free port, with a new embedded database and demo content.
 * @param from a data folder to start from a copy of; by default the server creates its own.
 */
export async function startServer(env: Record<string, string> = {}, from?: string): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'quorbit-e2e-'));
  if (from !== undefined) await cp(from, folder, { recursive: true });
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: folder,
      RATE_LIMIT_PER_MINUTE: '1000000',
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const port = await portOf(child);
  return {
    address: `http://127.0.0.1:${port}`,
    port,
    stop: async () => {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Waits for the line of output that contains the server's port, and returns the port. */
function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    const late = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The server did not start in time. It said:\n${said}`));
    }, START_MS);
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const port = /Quorbit is ready: \S+:(\d+)/.exec(said)?.[1];
      if (port === undefined) return;
      clearTimeout(late);
      resolve(Number(port));
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`The server ended with ${code}. It said:\n${said}`));
    });
  });
}
