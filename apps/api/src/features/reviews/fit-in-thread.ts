import { Worker } from 'node:worker_threads';
import type { ReviewModel } from '@quorbit/contracts/reviews/cards';
import type { Fit, Logs } from './fit.ts';

/**
 * Runs `fitWeights` in a separate thread, so that it doesn't block the thread that serves calls. Rejects if the signal
 * aborts, which ends the thread. Only the built server has the file that the thread runs.
 */
export function fitInThread(logs: Logs, models: readonly ReviewModel[], signal?: AbortSignal): Promise<Fit | null> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./fit.thread.js', import.meta.url), { workerData: { logs, models } });
    const end = () => void thread.terminate();
    signal?.addEventListener('abort', end, { once: true });
    if (signal?.aborted) end();
    thread.once('message', (found: Fit | null) => {
      resolve(found);
      end();
    });
    thread.once('error', reject);
    thread.once('exit', () => {
      signal?.removeEventListener('abort', end);
      reject(new Error('The thread ended before it had fitted anything.'));
    });
  });
}
