import { url as inspectorUrl } from 'node:inspector';
import { hostname } from 'node:os';
import { Worker } from 'node:worker_threads';
import { lastWork } from './last-work.ts';

export interface WatchdogOptions {
  /** Milliseconds that the event loop may be blocked. */
  limitMs?: number;
}

const LIMIT_MS = 60_000;
const TICKS = 60;

/**
 * The code of the watchdog's thread. It counts its own ticks without a beat from the main thread, so that a process
 * that was suspended as a whole isn't ended. It's a string so that it runs the same from sources and from built files.
 */
const THREAD = `
  const { workerData } = process.getBuiltinModule('node:worker_threads');
  const { writeSync } = process.getBuiltinModule('node:fs');
  const { beats, last, ticks, limitMs, hostname } = workerData;
  let seen = -1;
  let still = 0;
  setInterval(() => {
    const [beat, debugged] = [Atomics.load(beats, 0), Atomics.load(beats, 1)];
    still = beat === seen && debugged === 0 ? still + 1 : 0;
    seen = beat;
    if (still < ticks) return;
    const length = new Int32Array(last.memory, 0, 1)[0];
    const line = {
      level: 60,
      time: Date.now(),
      pid: process.pid,
      hostname,
      last: Buffer.from(last.memory, last.bytesFrom, length).toString(),
      msg: 'the event loop was blocked for ' + limitMs / 1000 + ' s, so the process ends itself',
    };
    try {
      writeSync(1, JSON.stringify(line) + '\\n');
    } finally {
      process.kill(process.pid, 'SIGKILL');
    }
  }, limitMs / ticks);
`;

/**
 * Ends the process if its event loop is blocked for too long, because a blocked process handles no signals or calls. A
 * log line names the work begun last.
 * @returns a function that stops the watchdog.
 */
export function startWatchdog({ limitMs = LIMIT_MS }: WatchdogOptions = {}): () => Promise<unknown> {
  /**
   * Two numbers: a counter that changes with each beat, and 1 while a debugger may be attached and pause the process.
   */
  const beats = new Int32Array(new SharedArrayBuffer(8));
  function beat(): void {
    Atomics.add(beats, 0, 1);
    Atomics.store(beats, 1, inspectorUrl() === undefined ? 0 : 1);
  }
  beat();
  const timer = setInterval(beat, limitMs / TICKS).unref();
  const thread = new Worker(THREAD, {
    eval: true,
    execArgv: [],
    workerData: { beats, last: lastWork, ticks: TICKS, limitMs, hostname: hostname() },
  });
  thread.unref();
  return () => {
    clearInterval(timer);
    return thread.terminate();
  };
}
