// Owns deleting accounts: everything personal goes; what others worked with stays, without a name.

import type { DeleteAccountInput } from '@quorbit/contracts/accounts/schema';
import { type Scope, userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import type { SignedInContext } from '../../../kernel/context.ts';
import type { DataSubject, PersonalTable } from '../../../kernel/personal.ts';
import type { Registries } from '../../../kernel/shared-parts.ts';
import { AppError, wrongField } from '../../../lib/app-error.ts';
import { tellSessions } from '../../../sessions/session-news.ts';
import { audit } from '../../audit/audit.service.ts';
import { findUser, insertGone } from '../accounts.repository.ts';
import { keepAnAdmin } from '../creation/admins.service.ts';
import { confirmPassword } from '../sign-in/sign-in.service.ts';

/**
 * Deletes the caller's account for good. Quizzes that others have attempts at or keep stay without an owner; the rest goes.
 * @throws AppError INVALID without the right password (or, where there is none, the account's e-mail), CONFLICT for the
 * last admin
 */
// ctx: the password is checked, and the scopes of the account's quizzes are read, before BEGIN
export async function deleteAccount(ctx: SignedInContext, input: DeleteAccountInput): Promise<void> {
  const { toErase } = ctx.deps.personal;
  const before = await findUser(ctx.db, ctx.actor.id);
  if (before && before.passwordHash !== null) await confirmPassword(ctx, before, input.password, 'password');
  else if (before?.email !== input.email) throw wrongField('email', 'Enter the e-mail of this account.');
  // Its own scope is locked first of all, so that no device of the account writes meanwhile.
  const scopes = [userScope(ctx.actor.id), ...(await scopesOfErasing(ctx.db, toErase, ctx.actor.id))];
  await ctx.writeAs(scopes, async (tx, { id }) => {
    const user = await findUser(tx, id);
    if (!user || user.passwordHash !== before?.passwordHash) {
      throw new AppError('CONFLICT', 'Your password was changed meanwhile. Try again with the new one.');
    }
    await keepAnAdmin(tx, user, user);
    await eraseAccount(tx, ctx.deps, user, { actorId: id, now: ctx.now() });
  });
}

/** Deletes an account, whose scope and those of `scopesOfErasing` the caller has locked. */
export async function eraseAccount(
  tx: Tx,
  erasing: Pick<Registries, 'personal' | 'attemptQueries'>,
  subject: DataSubject,
  { actorId, now }: { actorId: string; now: Date },
): Promise<void> {
  await erasePerson(tx, erasing, subject, now);
  await insertGone(tx, subject.id, now);
  tellSessions(tx, subject.id);
  await audit(tx, { actorId, subjectId: subject.id, action: 'account.deleted', at: now });
}

/** The scopes, shared with others, in which erasing somebody records a change. */
export async function scopesOfErasing(
  db: Executor,
  toErase: readonly PersonalTable[],
  userId: string,
): Promise<Scope[]> {
  const scopes: Scope[] = [];
  for (const { sharedScopes } of toErase) scopes.push(...((await sharedScopes?.(db, userId)) ?? []));
  return scopes;
}

/**
 * Takes somebody out of every table, in the order given. The caller has locked the person's scope and those of
 * `scopesOfErasing`.
 */
export async function erasePerson(
  tx: Tx,
  { personal, attemptQueries }: Pick<Registries, 'personal' | 'attemptQueries'>,
  subject: DataSubject,
  now: Date,
): Promise<void> {
  for (const { erased } of personal.toErase) {
    if (typeof erased !== 'string') await erased({ tx, subject, now, attemptQueries });
  }
}
