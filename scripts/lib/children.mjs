// Child processes that never outlive us: a signal to this process ends them all, with whatever they started.
import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

const SIGNALS = ['SIGTERM', 'SIGINT'];
const PATIENCE_MS = 3_000;
const windows = process.platform === 'win32';

const running = new Set();
let stopping = false;

/** A child ended with an exit code other than 0. */
export class ChildFailed extends Error {
  constructor(command, code) {
    super(`${command} ended with exit code ${code}.`);
    this.code = code;
  }
}

/**
 * Runs a command to its end, its output going where ours goes.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, capture?: boolean, silent?: boolean }} [options] capture: answer
 * standard output instead of showing it; silent: show no complaints either
 * @returns {Promise<string>} standard output where captured
 * @throws ChildFailed
 */
export function run(command, args, { cwd = ROOT, env = process.env, capture = false, silent = false } = {}) {
  const stdio = ['ignore', capture ? 'pipe' : 'inherit', silent ? 'ignore' : 'inherit'];
  const child = start(command, args, { cwd, env, stdio });
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      // While we are being stopped nothing goes on: the process ends when its children have.
      if (stopping) return;
      if (code === 0) resolve(output);
      else reject(Object.assign(new ChildFailed(command, code ?? signal), { output }));
    });
  });
}

/** What a checker prints in `cwd`, also where its findings make the exit code another than 0. @throws ChildFailed for no output */
export async function outputOf(command, args, cwd) {
  try {
    return await run(command, args, { cwd, capture: true });
  } catch (error) {
    if (error instanceof ChildFailed && error.output) return error.output;
    throw error;
  }
}

/** Starts a command as the head of a process group of its own, so that all that it starts can be ended with it. */
function start(command, args, { cwd, env, stdio }) {
  const child = spawn(command, args, {
    cwd,
    env,
    stdio,
    detached: !windows,
    // npx is a batch file there.
    shell: windows && command === 'npx',
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/** Ends all children, by force where asking does not help within three seconds. */
export async function endChildren() {
  const gone = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)));
  signalAll('SIGTERM');
  const force = setTimeout(() => signalAll('SIGKILL'), PATIENCE_MS);
  await Promise.all(gone);
  clearTimeout(force);
}

/**
 * On SIGTERM or SIGINT ends all children, then this process. Where somebody else listens too, the process is theirs
 * and nothing happens here. Returns a function that stops listening.
 * @param {{ exitCode: number }} options
 */
export function endOnSignal({ exitCode }) {
  const listeners = SIGNALS.map((signal) => {
    const listener = () => {
      if (stopping || process.listenerCount(signal) > 1) return;
      stopping = true;
      void endChildren().then(() => process.exit(exitCode));
    };
    process.on(signal, listener);
    return () => process.off(signal, listener);
  });
  return () => {
    for (const forget of listeners) forget();
  };
}

function signalAll(signal) {
  for (const child of running) {
    if (child.pid === undefined) continue;
    try {
      if (windows) child.kill(signal);
      else process.kill(-child.pid, signal);
    } catch (error) {
      // It ended by itself just now.
      if (error.code !== 'ESRCH') throw error;
    }
  }
}
