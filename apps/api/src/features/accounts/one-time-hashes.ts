import { availableParallelism } from 'node:os';
import { hashOneTimePassword } from './passwords.ts';

/** Hashes one-time passwords, a few at once: a core stays for people who log in meanwhile. */
export async function hashOneTimePasswords(passwords: readonly string[]): Promise<string[]> {
  const hashes: string[] = [];
  const waiting = passwords.entries();
  const lane = async () => {
    for (const [index, password] of waiting) hashes[index] = await hashOneTimePassword(password);
  };
  await Promise.all(Array.from({ length: Math.max(1, availableParallelism() - 1) }, lane));
  return hashes;
}
