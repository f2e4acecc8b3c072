// `npm run smoke -- 24`: starts the app and runs the tests on another version of Node, installed from npm.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrap } from './lib/bootstrap.mjs';
import { buildServer, buildWeb } from './lib/build.mjs';
import { endOnSignal, run } from './lib/children.mjs';
import { failClearly } from './lib/fail.mjs';
import { ROOT } from './lib/paths.mjs';
import { timed } from './lib/steps.mjs';

const READY = /Quorbit is ready: (\S+)/;
const START_MS = 120_000;

// PostgreSQL and Redis don't depend on the Node version, so the embedded database is enough here.
const { TEST_DATABASE_URL: _database, TEST_REDIS_URL: _redis, ...withoutServers } = process.env;

process.chdir(ROOT);
endOnSignal({ exitCode: 130 });
try {
  const version = process.argv[2] ?? '24';
  await bootstrap();
  await buildServer();
  await buildWeb();
  const node = (await run('npx', ['--yes', `node@${version}`, '-p', 'process.execPath'], { capture: true })).trim();
  console.log(`Node ${(await run(node, ['--version'], { capture: true })).trim()}`);
  await timed('Start, one answer, stop', () => startAndStop(node));
  await timed('Suite on the embedded database', () =>
    run(
      node,
      ['node_modules/vitest/vitest.mjs', 'run', '--project', 'contracts', '--project', 'db', '--project', 'api'],
      {
        env: withoutServers,
      },
    ),
  );
} catch (error) {
  failClearly(error);
}

async function startAndStop(node) {
  const folder = await mkdtemp(join(tmpdir(), 'quorbit-smoke-'));
  try {
    const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn' };
    const server = spawn(node, ['apps/api/dist/main.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(server, 'exit');
    const address = await addressOf(server);
    const answer = await fetch(`${address}/readyz`);
    if (answer.status !== 200) throw new Error(`/readyz answered ${answer.status}`);
    server.kill('SIGTERM');
    const [code] = await ended;
    if (code !== 0) throw new Error(`The server ended with ${code}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function addressOf(server) {
  return new Promise((resolve, reject) => {
    let said = '';
    const late = setTimeout(() => reject(new Error(`Not ready in time. It said: ${said}`)), START_MS);
    server.stdout.setEncoding('utf8').on('data', (text) => {
      said += text;
      const address = READY.exec(said)?.[1];
      if (!address) return;
      clearTimeout(late);
      resolve(address);
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}. It said: ${said}`)));
  });
}
