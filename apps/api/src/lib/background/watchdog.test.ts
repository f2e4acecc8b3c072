import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';

const LIMIT_MS = 600;
const here = fileURLToPath(new URL('.', import.meta.url));

/** The code of a child process that does what each line of its input says. */
const CODE = `
  import { createInterface } from 'node:readline';
  const { startWatchdog } = await import('./watchdog.ts');
  const { setLastWork } = await import('./last-work.ts');
  const block = (ms) => {
    for (const until = performance.now() + ms; performance.now() < until; );
  };
  const stop = startWatchdog({ limitMs: ${LIMIT_MS} });
  console.log('armed');
  for await (const line of createInterface({ input: process.stdin })) {
    const [what, ms] = line.split(' ');
    setLastWork('GET /api/' + what + '"\\n');
    if (what === 'stop') await stop();
    block(Number(ms));
    console.log('done');
  }
  await stop();
`;

let child: ChildProcess | undefined;
afterEach(() => child?.kill('SIGKILL'));

async function start() {
  const started = spawn(
    process.execPath,
    ['--conditions=source', '--import=tsx', '--input-type=module', '--eval', CODE],
    { cwd: here, stdio: ['pipe', 'pipe', 'inherit'] },
  );
  child = started;
  const lines: Interface = createInterface({ input: started.stdout });
  const exited = once(started, 'exit');
  const next = async () => String((await once(lines, 'line'))[0]);
  expect(await next()).toBe('armed');
  return {
    process: started,
    exited,
    next,
    say: (what: string) => {
      const answered = next();
      started.stdin.write(`${what}\n`);
      return answered;
    },
    end: async () => {
      started.stdin.end();
      return exited;
    },
  };
}

it('ends a process whose event loop is blocked, with one log line that names the work begun last', async () => {
  const { say, exited, process } = await start();
  const line = JSON.parse(await say('users 60000'));
  expect(line).toEqual({
    level: 60,
    time: expect.any(Number),
    pid: process.pid,
    hostname: expect.any(String),
    last: 'GET /api/users"\n',
    msg: 'the event loop was blocked for 0.6 s, so the process ends itself',
  });
  expect(await exited).toEqual([null, 'SIGKILL']);
});

it('leaves a process alone that is repeatedly busy for less than the limit', async () => {
  const { say, end } = await start();
  for (let times = 0; times < 5; times += 1) expect(await say(`users ${LIMIT_MS / 3}`)).toBe('done');
  expect(await end()).toEqual([0, null]);
});

it('does not end a process that was suspended as a whole', async () => {
  const { say, end, process } = await start();
  for (let times = 0; times < 2; times += 1) {
    process.kill('SIGSTOP');
    await setTimeout(LIMIT_MS * 2);
    process.kill('SIGCONT');
    expect(await say('users 1')).toBe('done');
  }
  expect(await end()).toEqual([0, null]);
});

it('stops watching when it is stopped', async () => {
  const { say, end } = await start();
  expect(await say(`stop ${LIMIT_MS * 2}`)).toBe('done');
  expect(await end()).toEqual([0, null]);
});
