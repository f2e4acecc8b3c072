// Child processes that never outlive this one: a signal to this process ends them all, with everything that they
// started.
import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

const SIGNALS = ['SIGTERM', 'SIGINT'];
const PATIENCE_MS = 3_000;
const windows = process.platform === 'win32';

const running = new Set();
let stopping = false;

/** Thrown when a child process ended with an exit code other than 0, or by a signal. */
export class ChildFailed extends Error {
  constructor(command, code) {
    super(`${command} ended with exit code ${code}.`);
    this.code = code;
  }
}

/**
 * Runs a command to its end and passes its output through to this process's output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, capture?: boolean, silent?: boolean }} [options] capture: returns
 * standard output instead of showing it; silent: hides standard error.
 * @returns {Promise<string>} the standard output if captured, otherwise an empty text.
 * @throws ChildFailed if the exit code isn't 0.
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
      // While this process is being stopped, the promise stays open: the process ends as soon as its children have.
      if (stopping) return;
      if (code === 0) resolve(output);
      else reject(Object.assign(new ChildFailed(command, code ?? signal), { output }));
    });
  });
}

/**
 * Returns a checker's output from running in `cwd`, even if findings make its exit code differ from 0.
 * @throws ChildFailed if it fails without output.
 */
export async function outputOf(command, args, cwd) {
  try {
    return await run(command, args, { cwd, capture: true });
  } catch (error) {
    if (error instanceof ChildFailed && error.output) return error.output;
    throw error;
  }
}

/** Starts a command as the leader of a new process group, so that everything it starts can be ended with it. */
function start(command, args, { cwd, env, stdio }) {
  const child = spawn(command, args, {
    cwd,
    env,
    stdio,
    detached: !windows,
    // On Windows, npx is a batch file.
    shell: windows && command === 'npx',
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/** Ends all children, by force if they haven't ended after three seconds. */
export async function endChildren() {
  const gone = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)));
  signalAll('SIGTERM');
  const force = setTimeout(() => signalAll('SIGKILL'), PATIENCE_MS);
  await Promise.all(gone);
  clearTimeout(force);
}

/**
 * On SIGTERM or SIGINT, ends all children and then this process. If another listener exists for the signal, it is
 * responsible and nothing happens here. Returns a function that stops listening.
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
      // The process had already ended.
      if (error.code !== 'ESRCH') throw error;
    }
  }
}
