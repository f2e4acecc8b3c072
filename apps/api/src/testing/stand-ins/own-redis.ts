import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { freePort } from '../free-port.ts';

/** A Redis that only one test uses, and which it may empty. */
export interface OwnRedis {
  url: string;
  /**
   * Deletes all data: kills and restarts a separate Redis process, or empties the test's database of a shared Redis.
   */
  loseData(): Promise<void>;
  stop(): Promise<void>;
}

const PROGRAM = 'redis-server';
/** The number of a database in the shared Redis that nothing else uses. */
const DATABASE = 13;

const sharedUrl = process.env.TEST_REDIS_URL;
const hasProgram = spawnSync(PROGRAM, ['--version'], { stdio: 'ignore' }).status === 0;

/** Whether tests can have their own Redis: it's installed, or `TEST_REDIS_URL` names a shared one. */
export const canOwnRedis = hasProgram || sharedUrl !== undefined;

export function startOwnRedis(): Promise<OwnRedis> {
  return hasProgram ? startProcess() : takeDatabase();
}

async function startProcess(): Promise<OwnRedis> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const start = async () => {
    const child = spawn(PROGRAM, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
      stdio: 'ignore',
    });
    await once(child, 'spawn');
    await ask(url, (redis) => redis.ping());
    return child;
  };
  const kill = async (child: ChildProcess) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  let running = await start();
  return {
    url,
    async loseData() {
      await kill(running);
      running = await start();
    },
    stop: () => kill(running),
  };
}

async function takeDatabase(): Promise<OwnRedis> {
  const url = new URL(`/${DATABASE}`, sharedUrl).href;
  const loseData = async () => void (await ask(url, (redis) => redis.flushdb()));
  await loseData();
  return { url, loseData, stop: loseData };
}

/** Runs a query on the Redis at `url` once it can be reached. */
async function ask<T>(url: string, question: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => 50 });
  redis.on('error', () => undefined);
  try {
    return await question(redis);
  } finally {
    redis.disconnect();
  }
}
