import type { Executor, Tx } from '@quorbit/db/client';
import { mailTokens, users } from '@quorbit/db/schema/accounts';
import { and, count, eq, gt, inArray, lte } from 'drizzle-orm';

export type TokenPurpose = (typeof mailTokens.$inferSelect)['purpose'];

/** A mailed token, given by its hash; the token itself isn't stored. */
interface SentToken {
  tokenHash: string;
  purpose: TokenPurpose;
}

/** Returns the number of a user's unused tokens for a purpose that expire after `until`. */
export async function countTokens(tx: Tx, userId: string, purpose: TokenPurpose, until: Date): Promise<number> {
  const [row] = await tx
    .select({ tokens: count() })
    .from(mailTokens)
    .where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose), gt(mailTokens.expiresAt, until)));
  return row?.tokens ?? 0;
}

export async function insertToken(tx: Tx, token: typeof mailTokens.$inferInsert): Promise<void> {
  await tx.insert(mailTokens).values(token);
}

/** Returns the owner of a token; null if the token is unknown, used or expired. */
export async function findTokenOwner(
  db: Executor,
  token: SentToken,
  now: Date,
): Promise<{ id: string; email: string } | null> {
  const [row] = await db
    .select({ id: users.id, email: users.email })
    .from(mailTokens)
    .innerJoin(users, eq(users.id, mailTokens.userId))
    .where(isLive(token, now));
  return row ?? null;
}

/** Deletes a token. Returns its owner's id; null if the token is unknown, used or expired. */
export async function consumeToken(tx: Tx, token: SentToken, now: Date): Promise<string | null> {
  const [used] = await tx.delete(mailTokens).where(isLive(token, now)).returning({ userId: mailTokens.userId });
  return used?.userId ?? null;
}

export async function deleteTokens(tx: Tx, userId: string, purpose: TokenPurpose): Promise<void> {
  await tx.delete(mailTokens).where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose)));
}

/** Deletes up to `limit` expired tokens. Returns the number deleted. */
export async function deleteExpiredTokens(tx: Tx, now: Date, limit: number): Promise<number> {
  const expired = tx
    .select({ tokenHash: mailTokens.tokenHash })
    .from(mailTokens)
    .where(lte(mailTokens.expiresAt, now))
    .limit(limit);
  const deleted = await tx
    .delete(mailTokens)
    .where(inArray(mailTokens.tokenHash, expired))
    .returning({ tokenHash: mailTokens.tokenHash });
  return deleted.length;
}

function isLive({ tokenHash, purpose }: SentToken, now: Date) {
  return and(eq(mailTokens.tokenHash, tokenHash), eq(mailTokens.purpose, purpose), gt(mailTokens.expiresAt, now));
}
