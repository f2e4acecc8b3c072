import type { Committed } from './queue/commit-reply.ts';

/** After replies, runs the work that depends on rows and queued ops, but only if rows or ops have changed. */
export interface Tidier {
  /** Must be called after each reply of the server, with what the reply changed. */
  onReplied(committed: Pick<Committed, 'changed' | 'incomplete'>): void;
  /**
   * Makes the work run after the next reply even without changes, because another page may have closed between a reply
   * and the work that follows from it.
   */
  markStale(): void;
}

/**
 * Creates a tidier.
 * @param tidy does the work and returns whether nothing is left for the next reply.
 * @param onDefect gets the errors that `tidy` throws.
 */
export function createTidier(tidy: () => Promise<boolean>, onDefect: (error: unknown) => void): Tidier {
  /** Whether the work has to run; true at first, because an earlier page may have left it undone. */
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
