import { TRY_AGAIN } from '@quorbit/contracts/errors/messages';
import { AppError } from './app-error.ts';

const RETRY_SECONDS = 2;

/** Lines by name. At the front of each there is room for some; the others follow in the order in which they came. */
export function createLines() {
  /** A line without anybody in it is not there. */
  const lines = new Map<string, { inside: number; waiting: (() => void)[] }>();

  function leave(name: string): void {
    const line = lines.get(name);
    if (!line) return;
    const next = line.waiting.shift();
    if (next) {
      next();
      return;
    }
    line.inside -= 1;
    if (line.inside === 0) lines.delete(name);
  }

  return {
    /**
     * Resolves at the front of the line, to what leaves it.
     * @param longest how many may wait behind the front
     * @throws AppError UNAVAILABLE when patience ends before, and at once where the line is that long
     */
    enter(name: string, patience: AbortSignal, room = 1, longest = Number.POSITIVE_INFINITY): Promise<() => void> {
      const line = lines.get(name) ?? { inside: 0, waiting: [] };
      lines.set(name, line);
      const leaving = () => leave(name);
      if (line.inside < room) {
        line.inside += 1;
        return Promise.resolve(leaving);
      }
      const refused = () => new AppError('UNAVAILABLE', TRY_AGAIN, { retryAfter: RETRY_SECONDS });
      if (line.waiting.length >= longest) return Promise.reject(refused());
      return new Promise((resolve, reject) => {
        const giveUp = () => {
          line.waiting.splice(line.waiting.indexOf(next), 1);
          reject(refused());
        };
        const next = () => {
          patience.removeEventListener('abort', giveUp);
          resolve(leaving);
        };
        line.waiting.push(next);
        if (patience.aborted) giveUp();
        else patience.addEventListener('abort', giveUp, { once: true });
      });
    },
  };
}
