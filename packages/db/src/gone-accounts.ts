import { createHash } from 'node:crypto';
import { moveDigest, rowHash } from '@quorbit/contracts/sync/digest';
import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { Tx } from './client.ts';
import { goneAccounts, signInFailures, users } from './schema/accounts.ts';
import { attempts } from './schema/attempts.ts';
import { mails } from './schema/mails.ts';
import { quizzes } from './schema/quizzes.ts';
import { syncRows, syncScopes } from './schema/sync.ts';

/** What `gone_accounts` keeps of a deleted account: the SHA-256, in hex, of the user's id in lower case. */
export function userHash(userId: string): string {
  return createHash('sha256').update(userId.toLowerCase()).digest('hex');
}

/**
 * Deletes the accounts that stand in `gone_accounts` although they exist: a backup older than their deletion brought
 * them back. As when they were deleted first, everything personal goes, and quizzes that others worked with stay
 * without a name. Meant for a restore, after which every device reads its mirror from the beginning, so nobody is told.
 * Answers how many accounts were deleted.
 */
export async function deleteGoneAccounts(tx: Tx): Promise<number> {
  const gone = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .innerJoin(
      goneAccounts,
      eq(goneAccounts.userHash, sql`encode(sha256(convert_to(${users.id}::text, 'UTF8')), 'hex')`),
    );
  for (const { id, email } of gone) {
    await tx.delete(attempts).where(eq(attempts.userId, id));
    await deleteUntakenQuizzes(tx, id);
    await tx.delete(users).where(eq(users.id, id));
    await tx.delete(mails).where(eq(mails.recipient, email));
    await tx.delete(signInFailures).where(eq(signInFailures.email, email));
    await tx.delete(syncRows).where(eq(syncRows.scope, `user:${id}`));
    await tx.delete(syncScopes).where(eq(syncScopes.scope, `user:${id}`));
  }
  return gone.length;
}

/** The user's quizzes at which nobody has an attempt, and what the mirror knows of them. */
async function deleteUntakenQuizzes(tx: Tx, ownerId: string): Promise<void> {
  const taken = tx.select({ id: attempts.id }).from(attempts).where(eq(attempts.quizId, quizzes.id));
  const deleted = await tx
    .delete(quizzes)
    .where(and(eq(quizzes.ownerId, ownerId), notExists(taken)))
    .returning({ id: quizzes.id });
  if (deleted.length === 0) return;
  const mirrored = await tx
    .delete(syncRows)
    .where(
      and(
        eq(syncRows.kind, 'pack'),
        inArray(
          syncRows.rowId,
          deleted.map(({ id }) => id),
        ),
      ),
    )
    .returning();
  for (const { scope, kind, rowId, version, deleted: dead } of mirrored) {
    if (dead) continue;
    const [row] = await tx.select({ digest: syncScopes.digest }).from(syncScopes).where(eq(syncScopes.scope, scope));
    if (!row) continue;
    const digest = moveDigest(row.digest, [], [rowHash(kind, rowId, version)]);
    await tx.update(syncScopes).set({ digest }).where(eq(syncScopes.scope, scope));
  }
}
