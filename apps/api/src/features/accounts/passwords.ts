import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { isCommonPassword } from '@quorbit/contracts/accounts/common-passwords';
import { COMMON_PASSWORD } from '@quorbit/contracts/accounts/password-rules';
import { AppError } from '../../lib/app-error.ts';

// OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. (argon2id is the library's default.)
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Hashes a password with argon2id.
 * @throws AppError INVALID for one of the most common passwords
 */
export function hashPassword(password: string, field = 'password'): Promise<string> {
  if (isCommonPassword(password)) {
    throw new AppError('INVALID', COMMON_PASSWORD, { issues: [{ path: field, message: COMMON_PASSWORD }] });
  }
  return hash(password, OPTIONS);
}

let decoy: Promise<string> | undefined;

/** Checks a password. Without a stored hash it takes as long, so that timing does not tell whether an account exists. */
export async function passwordMatches(storedHash: string | null, password: string): Promise<boolean> {
  decoy ??= hash(randomBytes(16).toString('hex'), OPTIONS);
  const matches = await verify(storedHash ?? (await decoy), password);
  return storedHash !== null && matches;
}
