// Owns the one-time tokens that are sent by mail.
import type { Executor, Tx } from '@quorbit/db/client';
import { invalidField } from '../../../lib/app-error.ts';
import { randomToken, sha256 } from '../../../lib/secrets/tokens.ts';
import {
  consumeToken,
  countTokens,
  deleteTokens,
  findTokenOwner,
  insertToken,
  type TokenPurpose,
} from './mail-tokens.repository.ts';

const HOUR_MS = 3_600_000;
const LIFETIME_MS = {
  'reset-password': HOUR_MS,
  'verify-email': 7 * 24 * HOUR_MS,
} as const satisfies Record<TokenPurpose, number>;

/** Mails of one kind that an account can get in an hour; more would only fill a mailbox. */
const MAX_PER_HOUR = 5;

/** Creates a token and stores only its hash. Returns null if the account has got five within the last hour. */
export async function issueMailToken(tx: Tx, userId: string, purpose: TokenPurpose, now: Date): Promise<string | null> {
  const lifetime = LIFETIME_MS[purpose];
  const recent = await countTokens(tx, userId, purpose, new Date(now.getTime() + lifetime - HOUR_MS));
  if (recent >= MAX_PER_HOUR) return null;
  const token = randomToken();
  const expiresAt = new Date(now.getTime() + lifetime);
  await insertToken(tx, { tokenHash: sha256(token), userId, purpose, expiresAt });
  return token;
}

/**
 * Returns the owner of a token.
 * @throws AppError INVALID if the token is unknown, used or expired.
 */
export async function getTokenOwner(
  db: Executor,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<{ id: string; email: string }> {
  const owner = await findTokenOwner(db, { tokenHash: sha256(token), purpose }, now);
  if (owner === null) throw expiredLinkError();
  return owner;
}

/**
 * Uses up a token, and deletes all other tokens of its purpose that the user got.
 * @throws AppError INVALID as `getTokenOwner` does.
 */
export async function redeemToken(tx: Tx, token: string, purpose: TokenPurpose, now: Date): Promise<void> {
  const owner = await consumeToken(tx, { tokenHash: sha256(token), purpose }, now);
  if (owner === null) throw expiredLinkError();
  await deleteTokens(tx, owner, purpose);
}

function expiredLinkError() {
  return invalidField('token', 'This link was used already or is too old. Ask for a new one.');
}
