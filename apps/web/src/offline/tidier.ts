import type { Committed } from './queue/commit-reply.ts';

/** Does again and again, after replies, what depends on rows and work: only when they changed. */
export interface Tidier {
  /** Call after each reply. */
  onReplied(committed: Pick<Committed, 'changed' | 'incomplete'>): void;
  /** Another page may have closed between a reply and what follows from it: the next reply is followed by everything. */
  markStale(): void;
}

/**
 * @param tidy returns whether nothing is left for the next reply
 * @param onDefect gets what `tidy` throws
 */
export function createTidier(tidy: () => Promise<boolean>, onDefect: (error: unknown) => void): Tidier {
  /** What an earlier page left is unknown. */
  let changed = true;
  let running = false;

  async function run(): Promise<void> {
    running = true;
    let done = false;
    try {
      do {
        changed = false;
        done = await tidy();
      } while (changed);
    } catch (error) {
      onDefect(error);
    }
    running = false;
    if (!done) changed = true;
  }

  return {
    markStale() {
      changed = true;
    },
    onReplied(committed) {
      changed ||= committed.changed;
      if (changed && !committed.incomplete && !running) void run();
    },
  };
}
