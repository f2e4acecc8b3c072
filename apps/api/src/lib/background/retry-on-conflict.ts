import { isLockTimeout, isUniqueViolation } from '@quorbit/db/errors';

/** Each of them waits for a lock as long as the database lets it, some seconds. */
const MAX_TRIES = 20;

/**
 * Makes what's missing while another process, which starts at the same time, may be making it too.
 * @param work looks what is missing at the beginning; it runs again once the other one has made it
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
