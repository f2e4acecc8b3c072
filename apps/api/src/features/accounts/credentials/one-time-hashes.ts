import { availableParallelism } from 'node:os';
import { createQueues } from '../../../lib/admission/queues.ts';
import { hashOneTimePassword } from './passwords.ts';

const queues = createQueues();

/**
 * Hashes one-time passwords, a few at once for all callers together: one core stays free for people who log in
 * meanwhile.
 * @param signal stops the hashing early.
 * @returns the hashes of the first passwords in order, and of all unless `signal` was aborted.
 */
export async function hashOneTimePasswords(passwords: readonly string[], signal: AbortSignal): Promise<string[]> {
  const lanes = Math.max(1, availableParallelism() - 1);
  const hashes: string[] = [];
  const waiting = passwords.entries();
  const lane = async () => {
    const release = await queues.enter('one-time', new AbortController().signal, lanes);
    try {
      for (const [index, password] of waiting) {
        if (signal.aborted) return;
        hashes[index] = await hashOneTimePassword(password);
      }
    } finally {
      release();
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return hashes;
}
