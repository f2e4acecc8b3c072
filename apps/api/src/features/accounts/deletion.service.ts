// Owns deleting accounts: everything personal goes; what others worked with stays, without a name.
import type { DeleteAccountInput } from '@quorbit/contracts/accounts/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { record } from '@quorbit/db/write';
import { AppError } from '../../lib/app-error.ts';
import type { SignedInContext } from '../../trpc/context.ts';
import { audit } from '../audit/audit.service.ts';
import { findUser } from './accounts.repository.ts';
import * as repository from './deletion.repository.ts';
import { confirmPassword, wrongField } from './sign-in.service.ts';

/**
 * Deletes the caller's account for good. Quizzes that others have attempts at stay without an owner; the rest goes.
 * @throws AppError INVALID without the right password (or, where there is none, the account's e-mail)
 */
export async function deleteAccount(ctx: SignedInContext, input: DeleteAccountInput): Promise<void> {
  const before = await findUser(ctx.db, ctx.actor.id);
  if (before && before.passwordHash !== null) await confirmPassword(ctx, before, input.password, 'password');
  else if (before?.email !== input.email) throw wrongField('email', 'Enter the e-mail of this account.');

  // Its own scope is locked as the first thing, so that no device of the account writes meanwhile.
  const scopes = [userScope(ctx.actor.id), ...(await repository.sharedScopes(ctx.db, ctx.actor.id))];
  await ctx.writeAs(scopes, async (tx, { id }) => {
    const user = await findUser(tx, id);
    if (!user || user.passwordHash !== before?.passwordHash) {
      throw new AppError('CONFLICT', 'Your password was changed meanwhile. Try again with the new one.');
    }
    await repository.deleteWork(tx, id);
    for (const quiz of await repository.parkQuizzes(tx, id)) {
      if (quiz.audience !== 'private' && !quiz.deletedAt) record(tx, quiz.audience, 'pack', quiz.id, { deleted: true });
    }
    await repository.deletePerson(tx, user, ctx.now());
    await audit(tx, { actorId: id, subjectId: id, action: 'account.deleted', at: ctx.now() });
  });
}
