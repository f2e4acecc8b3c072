// Owns the one-time tokens that are sent by mail.
import type { Executor, Tx } from '@quorbit/db/client';
import { mailTokens } from '@quorbit/db/schema/accounts';
import { and, count, eq, gt, inArray, lte } from 'drizzle-orm';
import { AppError } from '../../lib/app-error.ts';
import { randomToken, sha256 } from '../../lib/tokens.ts';

export type TokenPurpose = (typeof mailTokens.$inferSelect)['purpose'];

const HOUR_MS = 3_600_000;
const LIFETIME_MS = {
  'reset-password': HOUR_MS,
  'verify-email': 7 * 24 * HOUR_MS,
} as const satisfies Record<TokenPurpose, number>;

/** More mails of one kind in an hour help nobody; they would only fill somebody's mailbox. */
const MAX_PER_HOUR = 5;

/** Makes a token; only its hash is stored. Answers null where the account was sent five of them within the hour. */
export async function issueMailToken(tx: Tx, userId: string, purpose: TokenPurpose, now: Date): Promise<string | null> {
  const lifetime = LIFETIME_MS[purpose];
  const [recent] = await tx
    .select({ tokens: count() })
    .from(mailTokens)
    .where(
      and(
        eq(mailTokens.userId, userId),
        eq(mailTokens.purpose, purpose),
        gt(mailTokens.expiresAt, new Date(now.getTime() + lifetime - HOUR_MS)),
      ),
    );
  if ((recent?.tokens ?? 0) >= MAX_PER_HOUR) return null;
  const token = randomToken();
  const expiresAt = new Date(now.getTime() + lifetime);
  await tx.insert(mailTokens).values({ tokenHash: sha256(token), userId, purpose, expiresAt });
  return token;
}

/** Whose token this is. @throws AppError INVALID when it is unknown, used or over */
export async function ownerOfToken(db: Executor, token: string, purpose: TokenPurpose, now: Date): Promise<string> {
  const [row] = await db
    .select({ userId: mailTokens.userId })
    .from(mailTokens)
    .where(live(token, purpose, now));
  if (!row) throw deadLink();
  return row.userId;
}

/** Uses up a token, and with it all of its kind that the user was sent. @throws AppError INVALID as `ownerOfToken` does */
export async function useToken(tx: Tx, token: string, purpose: TokenPurpose, now: Date): Promise<void> {
  const [used] = await tx
    .delete(mailTokens)
    .where(live(token, purpose, now))
    .returning({ userId: mailTokens.userId });
  if (!used) throw deadLink();
  await forgetTokens(tx, used.userId, purpose);
}

export async function forgetTokens(tx: Tx, userId: string, purpose: TokenPurpose): Promise<void> {
  await tx.delete(mailTokens).where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose)));
}

/** Removes up to `limit` tokens that are over. Answers how many. */
export async function deleteExpiredTokens(tx: Tx, now: Date, limit: number): Promise<number> {
  const over = tx
    .select({ tokenHash: mailTokens.tokenHash })
    .from(mailTokens)
    .where(lte(mailTokens.expiresAt, now))
    .limit(limit);
  const gone = await tx
    .delete(mailTokens)
    .where(inArray(mailTokens.tokenHash, over))
    .returning({ tokenHash: mailTokens.tokenHash });
  return gone.length;
}

function live(token: string, purpose: TokenPurpose, now: Date) {
  return and(eq(mailTokens.tokenHash, sha256(token)), eq(mailTokens.purpose, purpose), gt(mailTokens.expiresAt, now));
}

function deadLink(): AppError {
  const message = 'This link was used already or is too old. Ask for a new one.';
  return new AppError('INVALID', message, { issues: [{ path: 'token', message }] });
}
