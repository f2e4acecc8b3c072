import { isLockTimeout, isUniqueViolation } from '@quorbit/db/errors';

/** The maximum number of attempts; each may wait several seconds for a database lock. */
const MAX_TRIES = 20;

/**
 * Creates missing data while another process, which starts at the same time, may be creating it too.
 * @param work first checks what is missing; it runs again after a unique violation or lock timeout.
 */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === MAX_TRIES || !(isUniqueViolation(error) || isLockTimeout(error))) throw error;
    }
  }
}
