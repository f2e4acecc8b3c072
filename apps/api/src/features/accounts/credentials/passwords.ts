import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { isCommonPassword } from '@quorbit/contracts/accounts/common-passwords';
import { COMMON_PASSWORD, EMAIL_AS_PASSWORD } from '@quorbit/contracts/accounts/password-rules';
import { createLines } from '../../../lib/admission/lines.ts';
import { wrongField } from '../../../lib/app-error.ts';

// OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. (argon2id is the library's default.)
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Enough for a class that logs in at once. A flood gets UNAVAILABLE, and holds memory for at most this many calls. */
const MAX_WAIT_MS = 5_000;
const MAX_WAITING = 100;
const lines = createLines();

/**
 * Each hash takes 19 MiB and a core, so no more run at once than there are cores.
 * @throws AppError UNAVAILABLE after waiting for 5 s, or at once if a hundred are waiting
 */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const leave = await lines.enter('hash', AbortSignal.timeout(MAX_WAIT_MS), availableParallelism(), MAX_WAITING);
  try {
    return await work();
  } finally {
    leave();
  }
}

/**
 * Hashes a password with argon2id, after normalizing it (NFKC, as NIST SP 800-63B 3.1.1.2 says), since keyboards encode
 * the same letters in different ways.
 * @param about its owner's e-mail, and the name of the input in `issues`
 * @throws AppError INVALID for one of the most common passwords, or the account's own e-mail
 */
export function hashPassword(given: string, about: { email?: string; field?: string } = {}): Promise<string> {
  const { email, field = 'password' } = about;
  const password = given.normalize('NFKC');
  if (isCommonPassword(password)) throw wrongField(field, COMMON_PASSWORD);
  if (email !== undefined && [email, email.split('@')[0]].includes(password.trim().toLowerCase())) {
    throw wrongField(field, EMAIL_AS_PASSWORD);
  }
  return inTurn(() => hash(password, OPTIONS));
}

/** Prefix of the hash of a one-time password, which only lets its owner choose a new one. */
const ONE_TIME = 'once:';

/** Hashes a generated password that only lets its owner choose a new one. Waits for its turn as long as that takes. */
export async function hashOneTimePassword(password: string): Promise<string> {
  const leave = await lines.enter('hash', new AbortController().signal, availableParallelism());
  try {
    return ONE_TIME + (await hash(password, OPTIONS));
  } finally {
    leave();
  }
}

export function isOneTime(storedHash: string | null): storedHash is string {
  return storedHash?.startsWith(ONE_TIME) === true;
}

let decoy: Promise<string> | undefined;

/** Checks a password. Without a stored hash it takes as long, so that timing does not tell whether an account exists. */
export async function passwordMatches(storedHash: string | null, password: string): Promise<boolean> {
  return (await matchPassword(storedHash, password)) !== null;
}

/**
 * The same for logging in; null if it doesn't match.
 * @returns `rehashed`: to be stored if the old hash was made before passwords were normalized
 */
export async function matchPassword(
  storedHash: string | null,
  given: string,
): Promise<{ rehashed: string | null } | null> {
  return inTurn(() => match(storedHash, given));
}

async function match(storedHash: string | null, given: string): Promise<{ rehashed: string | null } | null> {
  decoy ??= hash(randomBytes(16).toString('hex'), OPTIONS);
  const against = (storedHash ?? (await decoy)).replace(ONE_TIME, '');
  const password = given.normalize('NFKC');
  const matches = await verify(against, password);
  const outdated = !matches && password !== given && (await verify(against, given));
  if (storedHash === null || !(matches || outdated)) return null;
  return { rehashed: outdated ? await hash(password, OPTIONS) : null };
}
