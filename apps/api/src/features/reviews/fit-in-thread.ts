import { Worker } from 'node:worker_threads';
import type { ReviewModel } from '@quorbit/contracts/reviews/cards';
import type { Fit, Logs } from './fit.ts';

// What runs as source has threads that run as source.
const SOURCE = import.meta.url.endsWith('.ts');
const THREAD = new URL(SOURCE ? './fit.thread.ts' : './fit.thread.js', import.meta.url);

/** `fitWeights` beside the thread that answers calls. Rejects when the signal comes: then the thread is ended. */
export function fitInThread(logs: Logs, models: readonly ReviewModel[], signal?: AbortSignal): Promise<Fit | null> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(THREAD, {
      workerData: { logs, models },
      ...(SOURCE && { execArgv: ['--conditions=source', '--import=tsx'] }),
    });
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
