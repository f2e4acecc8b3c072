import { TRY_AGAIN } from '@quorbit/contracts/errors/messages';
import { AppError } from '../app-error.ts';

const RETRY_SECONDS = 2;

/** Creates named queues. Each admits some callers at once; the others wait in order of arrival. */
export function createQueues() {
  /** The queues by name; empty queues are removed. */
  const queues = new Map<string, { inside: number; waiting: (() => void)[] }>();

  function leave(name: string): void {
    const queue = queues.get(name);
    if (!queue) return;
    const next = queue.waiting.shift();
    if (next) {
      next();
      return;
    }
    queue.inside -= 1;
    if (queue.inside === 0) queues.delete(name);
  }

  return {
    /**
     * Waits until the caller may go in, and resolves to a function that leaves the queue.
     * @param atOnce maximum number of callers inside.
     * @param maxWaiting maximum number of waiting callers.
     * @throws AppError UNAVAILABLE if patience ends first, or at once if `maxWaiting` callers are waiting.
     */
    enter(name: string, patience: AbortSignal, atOnce = 1, maxWaiting = Number.POSITIVE_INFINITY): Promise<() => void> {
      const queue = queues.get(name) ?? { inside: 0, waiting: [] };
      queues.set(name, queue);
      const release = () => leave(name);
      if (queue.inside < atOnce) {
        queue.inside += 1;
        return Promise.resolve(release);
      }
      const createRefusal = () => new AppError('UNAVAILABLE', TRY_AGAIN, { retryAfter: RETRY_SECONDS });
      if (queue.waiting.length >= maxWaiting) return Promise.reject(createRefusal());
      return new Promise((resolve, reject) => {
        const giveUp = () => {
          queue.waiting.splice(queue.waiting.indexOf(next), 1);
          reject(createRefusal());
        };
        const next = () => {
          patience.removeEventListener('abort', giveUp);
          resolve(release);
        };
        queue.waiting.push(next);
        if (patience.aborted) giveUp();
        else patience.addEventListener('abort', giveUp, { once: true });
      });
    },
  };
}
