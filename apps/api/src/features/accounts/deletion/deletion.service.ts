// Owns deleting accounts: all personal data is deleted; quizzes that others worked with stay, without a name.

import type { DeleteAccountInput } from '@quorbit/contracts/accounts/schema';
import { type Scope, userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import type { SignedInContext } from '../../../kernel/context.ts';
import type { DataSubject, PersonalTable } from '../../../kernel/personal.ts';
import type { Registries } from '../../../kernel/shared-parts.ts';
import { AppError, invalidField } from '../../../lib/app-error.ts';
import { notifySessions } from '../../../sessions/notify-sessions.ts';
import { audit } from '../../audit/audit.service.ts';
import { findUser, insertDeletedAccount } from '../accounts.repository.ts';
import { requireRemainingAdmin } from '../creation/admins.service.ts';
import { confirmPassword } from '../sign-in/sign-in.service.ts';

/**
 * Deletes the caller's account for good. Quizzes that others have attempted or kept stay without an owner; everything
 * else is deleted.
 * @throws AppError INVALID for a wrong password (or a wrong e-mail, if the account has no password), CONFLICT for the
 * last admin, or if the password was changed meanwhile.
 */
// ctx: the password is checked, and the scopes of the account's quizzes are read, before BEGIN
export async function deleteAccount(ctx: SignedInContext, input: DeleteAccountInput): Promise<void> {
  const { toErase } = ctx.deps.personal;
  const before = await findUser(ctx.db, ctx.actor.id);
  if (before && before.passwordHash !== null) await confirmPassword(ctx, before, input.password, 'password');
  else if (before?.email !== input.email) throw invalidField('email', 'Enter the e-mail of this account.');
  // The account's own scope is locked first, so that none of its devices can write meanwhile.
  const scopes = [userScope(ctx.actor.id), ...(await listErasureScopes(ctx.db, toErase, ctx.actor.id))];
  await ctx.writeAs(scopes, async (tx, { id }) => {
    const user = await findUser(tx, id);
    if (!user || user.passwordHash !== before?.passwordHash) {
      throw new AppError('CONFLICT', 'Your password was changed meanwhile. Try again with the new one.');
    }
    await requireRemainingAdmin(tx, user, user);
    await eraseAccount(tx, ctx.deps, user, { actorId: id, now: ctx.now() });
  });
}

/** Deletes an account and logs that. The caller has locked its scope and those of `listErasureScopes`. */
export async function eraseAccount(
  tx: Tx,
  registries: Pick<Registries, 'personal' | 'attemptQueries'>,
  subject: DataSubject,
  { actorId, now }: { actorId: string; now: Date },
): Promise<void> {
  await erasePerson(tx, registries, subject, now);
  await insertDeletedAccount(tx, subject.id, now);
  notifySessions(tx, subject.id);
  await audit(tx, { actorId, subjectId: subject.id, action: 'account.deleted', at: now });
}

/** Returns the scopes shared with others in which erasing a person records a change. */
export async function listErasureScopes(
  db: Executor,
  toErase: readonly PersonalTable[],
  userId: string,
): Promise<Scope[]> {
  const scopes: Scope[] = [];
  for (const { sharedScopes } of toErase) scopes.push(...((await sharedScopes?.(db, userId)) ?? []));
  return scopes;
}

/**
 * Erases a person from every table, in the order of `toErase`. The caller has locked the person's scope and those of
 * `listErasureScopes`.
 */
export async function erasePerson(
  tx: Tx,
  { personal, attemptQueries }: Pick<Registries, 'personal' | 'attemptQueries'>,
  subject: DataSubject,
  now: Date,
): Promise<void> {
  for (const { erasure } of personal.toErase) {
    if (typeof erasure !== 'string') await erasure({ tx, subject, now, attemptQueries });
  }
}
