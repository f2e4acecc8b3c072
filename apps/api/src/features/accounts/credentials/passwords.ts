import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { isCommonPassword } from '@quorbit/contracts/accounts/common-passwords';
import { COMMON_PASSWORD, EMAIL_AS_PASSWORD } from '@quorbit/contracts/accounts/password-rules';
import { createQueues } from '../../../lib/admission/queues.ts';
import { invalidField } from '../../../lib/app-error.ts';

// OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. (argon2id is the library's default.)
const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Limits for calls that wait for a hash: enough for a class that logs in at once. A flood of calls gets UNAVAILABLE,
 * and uses memory for at most `MAX_WAITING` calls.
 */
const MAX_WAIT_MS = 5_000;
const MAX_WAITING = 100;
const queues = createQueues();

/**
 * Runs a hash when a core is free: each one takes 19 MiB and a core, so no more run at once than there are cores.
 * @throws AppError UNAVAILABLE after waiting for 5 s, or at once if a hundred calls are waiting.
 */
async function runQueued<T>(work: () => Promise<T>): Promise<T> {
  const release = await queues.enter('hash', AbortSignal.timeout(MAX_WAIT_MS), availableParallelism(), MAX_WAITING);
  try {
    return await work();
  } finally {
    release();
  }
}

/**
 * Hashes a password with argon2id, after normalizing it (NFKC, as NIST SP 800-63B 3.1.1.2 says), since keyboards encode
 * the same letters in different ways.
 * @param owner the account's e-mail, and the input's name in `issues`.
 * @throws AppError INVALID for one of the most common passwords, or the account's own e-mail.
 */
export function hashPassword(input: string, owner: { email?: string; field?: string } = {}): Promise<string> {
  const { email, field = 'password' } = owner;
  const password = input.normalize('NFKC');
  if (isCommonPassword(password)) throw invalidField(field, COMMON_PASSWORD);
  if (email !== undefined && [email, email.split('@')[0]].includes(password.trim().toLowerCase())) {
    throw invalidField(field, EMAIL_AS_PASSWORD);
  }
  return runQueued(() => hash(password, ARGON2_OPTIONS));
}

/** Prefix that marks the hash of a one-time password, which only lets its owner choose a new password. */
const ONE_TIME_PREFIX = 'once:';

/**
 * Hashes a generated password that only lets its owner choose a new one. Waits for a free core without a time limit.
 */
export async function hashOneTimePassword(password: string): Promise<string> {
  const release = await queues.enter('hash', new AbortController().signal, availableParallelism());
  try {
    return ONE_TIME_PREFIX + (await hash(password, ARGON2_OPTIONS));
  } finally {
    release();
  }
}

export function isOneTimeHash(storedHash: string | null): storedHash is string {
  return storedHash?.startsWith(ONE_TIME_PREFIX) === true;
}

let decoy: Promise<string> | undefined;

/**
 * Returns whether a password matches. A missing hash takes as long, so that timing doesn't reveal whether an account
 * exists.
 */
export async function passwordMatches(storedHash: string | null, password: string): Promise<boolean> {
  return (await matchPassword(storedHash, password)) !== null;
}

/**
 * Checks a password at a login, in the same time with and without a stored hash. Returns null if it doesn't match.
 * @returns `rehashed`: a new hash to store, if the old one was made before passwords were normalized; else null.
 */
export async function matchPassword(
  storedHash: string | null,
  input: string,
): Promise<{ rehashed: string | null } | null> {
  return runQueued(() => match(storedHash, input));
}

async function match(storedHash: string | null, input: string): Promise<{ rehashed: string | null } | null> {
  decoy ??= hash(randomBytes(16).toString('hex'), ARGON2_OPTIONS);
  const against = (storedHash ?? (await decoy)).replace(ONE_TIME_PREFIX, '');
  const password = input.normalize('NFKC');
  const matches = await verify(against, password);
  const outdated = !matches && password !== input && (await verify(against, input));
  if (storedHash === null || !(matches || outdated)) return null;
  return { rehashed: outdated ? await hash(password, ARGON2_OPTIONS) : null };
}
