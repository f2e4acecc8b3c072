import { type Scope, userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import { userHash } from '@quorbit/db/gone-accounts';
import { goneAccounts, users } from '@quorbit/db/schema/accounts';
import { attempts } from '@quorbit/db/schema/attempts';
import { mails } from '@quorbit/db/schema/mails';
import { quizzes } from '@quorbit/db/schema/quizzes';
import { syncRows, syncScopes } from '@quorbit/db/schema/sync';
import { and, eq, notExists } from 'drizzle-orm';
import type { User } from './accounts.repository.ts';
import { forgetFailures } from './sign-in-failures.ts';

/** The scopes, shared with others, in which a user's quizzes appear. */
export async function sharedScopes(db: Executor, userId: string): Promise<Scope[]> {
  const rows = await db.selectDistinct({ audience: quizzes.audience }).from(quizzes).where(eq(quizzes.ownerId, userId));
  return rows.flatMap(({ audience }) => (audience === 'private' ? [] : [audience]));
}

/** The user's attempts, which would keep their quizzes from being deleted. */
export async function deleteWork(tx: Tx, userId: string): Promise<void> {
  await tx.delete(attempts).where(eq(attempts.userId, userId));
}

/**
 * Deletes the user's quizzes at which nobody has an attempt, answers those, and takes the name off the others. An attempt
 * that is handed in at this moment breaks a reference here or there, upon which that transaction starts again.
 */
export async function parkQuizzes(tx: Tx, userId: string) {
  const taken = tx.select({ id: attempts.id }).from(attempts).where(eq(attempts.quizId, quizzes.id));
  const gone = await tx
    .delete(quizzes)
    .where(and(eq(quizzes.ownerId, userId), notExists(taken)))
    .returning({ id: quizzes.id, audience: quizzes.audience, deletedAt: quizzes.deletedAt });
  await tx.update(quizzes).set({ ownerId: null }).where(eq(quizzes.ownerId, userId));
  return gone;
}

/** The account's row, with all that hangs on it, and what names the person elsewhere. Only a hash of the id stays. */
export async function deletePerson(tx: Tx, { id, email }: User, now: Date): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
  await tx.delete(mails).where(eq(mails.recipient, email));
  await forgetFailures(tx, email);
  await tx.delete(syncRows).where(eq(syncRows.scope, userScope(id)));
  await tx.delete(syncScopes).where(eq(syncScopes.scope, userScope(id)));
  await tx
    .insert(goneAccounts)
    .values({ userHash: userHash(id), at: now })
    .onConflictDoNothing();
}
