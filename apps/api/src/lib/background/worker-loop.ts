import { setImmediate } from 'node:timers/promises';
import { DiskFull, isRefusedForSpace } from '@quorbit/db/disk-space';
import type { RoundLog } from '../../kernel/deps.ts';
import type { Logger } from '../logger.ts';
import { setLastWork } from './last-work.ts';

export interface WorkerLoop {
  /** Stops the loop after the current round. */
  stop(): Promise<void>;
}

interface LoopOptions {
  name: string;
  /** Does one round of work; returns true if there may be more to do right away. */
  round: () => Promise<boolean>;
  /** Milliseconds to wait after a round that found no more work. */
  pauseMs: number;
  log: Logger;
  /**
   * Returns whether the disk has room for a round. Without room the round is skipped, counts as failed and is retried
   * later.
   */
  hasDiskRoom?: () => boolean;
  /** Receives the begin and end of each round. */
  rounds: RoundLog;
}

const FAILURE_PAUSE_MS = 15_000;

/**
 * Repeats a piece of background work. An error ends the round and is logged; the next round starts 15 seconds later.
 */
export function startWorkerLoop({
  name,
  round,
  pauseMs,
  log,
  rounds,
  hasDiskRoom = () => true,
}: LoopOptions): WorkerLoop {
  let stopped = false;
  let wake: () => void = () => {};
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async () => {
    while (!stopped) {
      try {
        setLastWork(`worker ${name}`);
        rounds.began();
        if (!hasDiskRoom()) throw new DiskFull();
        const more = await round();
        rounds.ended();
        // Between busy rounds, calls still get their turn, because the embedded database runs in this thread.
        if (more) await setImmediate();
        else if (!stopped) await pause(pauseMs);
      } catch (err) {
        rounds.failed(err);
        // The server logs a full disk elsewhere, once for all workers.
        if (!isRefusedForSpace(err)) log.error({ err, worker: name }, 'worker round failed');
        if (!stopped) await pause(FAILURE_PAUSE_MS);
      }
    }
  };
  const done = run();
  return {
    stop: async () => {
      stopped = true;
      wake();
      await done;
    },
  };
}
