// Starts the product as an operator does, and observes it from outside.
import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { ROOT } from '../lib/paths.mjs';

/**
 * Matches variables of the test run itself, and others that would change the tested behaviour. They aren't passed on.
 */
const NOT_PASSED_ON = /^(NODE_ENV|VITEST.*|TEST|MODE|DEV|PROD|SSR|BASE_URL|npm_.*|INIT_CWD|DATABASE_URL|REDIS_URL)$/;

const leftovers = [];

/** Cleans up after each test: ends processes that still run, and removes folders. */
export async function cleanUp() {
  for (const remove of leftovers.splice(0).reverse()) await remove();
}

/** Returns the environment of an operator who set only `variables`. */
export function environment(variables = {}) {
  const inherited = Object.entries(process.env).filter(([name]) => !NOT_PASSED_ON.test(name));
  return { ...Object.fromEntries(inherited), ...variables };
}

/** Creates an empty temporary folder and returns its path. */
export async function folder() {
  const path = await mkdtemp(join(tmpdir(), 'quorbit-outside-'));
  leftovers.push(() => rm(path, { recursive: true, force: true }));
  return path;
}

/** Creates a data folder in the state after the first start, with content and demo accounts, and returns its path. */
export async function dataFolder() {
  const path = await folder();
  await cp(inject('dataDir'), path, { recursive: true });
  return path;
}

/**
 * Starts a command and collects its output.
 * @param {readonly string[]} command
 * @param {{ env?: Record<string, string>, cwd?: string }} [options]
 */
export function launch([program, ...args], { env = environment(), cwd = ROOT } = {}) {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const started = { child, pid: child.pid, out: '', err: '', exited: null };
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    started.out += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    started.err += chunk;
  });
  started.exited = new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal })));
  leftovers.push(async () => {
    if (!isRunning(started)) return;
    for (const pid of await family(child.pid)) kill(pid, 'SIGKILL');
    await started.exited;
  });
  return started;
}

/** Returns whether a started process hasn't ended; false if there's none. */
export function isRunning(started) {
  return Boolean(started) && started.child.exitCode === null && started.child.signalCode === null;
}

/**
 * Waits until the standard output of a started process matches, and returns the match.
 * @param {RegExp} pattern
 * @throws Error when the process ends before that.
 */
export async function said(launched, pattern) {
  let ended = false;
  void launched.exited.then(() => {
    ended = true;
  });
  while (true) {
    const match = pattern.exec(launched.out);
    if (match) return match;
    if (ended) throw new Error(`It ended without saying ${pattern}.\n${launched.out}\n${launched.err}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Starts the server with `npm start`, on a port that the system chooses, and waits until it's ready. */
export async function startServer(variables) {
  const launched = launch(['npm', 'start'], { env: environment({ PORT: '0', LOG_LEVEL: 'warn', ...variables }) });
  const [, port] = await said(launched, /Quorbit is ready: \S+:(\d+)\n/);
  return { ...launched, address: `http://127.0.0.1:${port}`, said: () => launched.out + launched.err };
}

/** Runs a command to its end and returns its exit code, standard output and lines of error. */
export async function finish(command, options) {
  const launched = launch(command, options);
  const { code } = await launched.exited;
  return { code, out: launched.out, complaints: complaintsOf(launched.err) };
}

/** Returns the lines on standard error, without npm's own. */
export function complaintsOf(err) {
  return err.split('\n').filter((line) => line !== '' && !line.startsWith('npm '));
}

/** Returns the ids of a process and all its descendants. */
export async function family(pid) {
  const parents = await parentsOfAll();
  const found = [pid];
  for (const one of found) {
    for (const [child, parent] of parents) if (parent === one) found.push(child);
  }
  return found;
}

export async function alive(pids) {
  const parents = await parentsOfAll();
  return pids.filter((pid) => parents.has(pid));
}

export function kill(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * Returns the parent of each running process, by the process's id. Zombies are left out, because they no longer run.
 */
function parentsOfAll() {
  return new Promise((resolve, reject) => {
    const ps = spawn('ps', ['-A', '-o', 'pid=,ppid=,stat='], { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    ps.stdout.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
    ps.once('error', reject);
    ps.once('close', () => {
      const rows = text
        .trim()
        .split('\n')
        .map((line) => line.trim().split(/\s+/));
      const running = rows.filter(([, , state]) => !state.startsWith('Z'));
      resolve(new Map(running.map(([pid, parent]) => [Number(pid), Number(parent)])));
    });
  });
}

export async function register(address) {
  const account = { email: `${Date.now()}@example.org`, password: 'correct horse battery' };
  const response = await post(`${address}/api/auth/register`, { name: 'Somebody', ...account });
  if (response.status !== 201) throw new Error(`Registering answered ${response.status}.`);
  return account;
}

/** Returns whether a person can log in with an account, which shows that the account exists. */
export async function canLogIn(address, account) {
  return (await post(`${address}/api/auth/login`, account)).status === 200;
}

function post(url, body) {
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}
