// Lets admins manage other users' accounts, if they proved their identity within the last five minutes.
import type { AccountExport } from '@quorbit/contracts/accounts/export';
import type { ForcedReset, ManagedPerson, PersonInput, SetRoleInput } from '@quorbit/contracts/administration/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import type { SignedInContext } from '../../kernel/context.ts';
import type { Deps } from '../../kernel/deps.ts';
import { requireAdmin } from '../../lib/require-admin.ts';
import { listErasureScopes } from '../accounts/deletion/deletion.service.ts';
import { type RunningExport, startExport } from '../accounts/export/export.service.ts';
import { buildFullExport } from '../accounts/export/full-export.ts';
import * as managed from '../accounts/managed-accounts.service.ts';
import { requireConfirmed } from '../accounts/sign-in/confirmation.service.ts';
import { suspendPerson } from '../moderation/suspension.service.ts';
import { getPerson } from './lookup.service.ts';

/**
 * Changes another user's role.
 * @throws AppError FORBIDDEN for everybody but admins, CONFIRM_FIRST without a sign-in or confirmation in the last five
 * minutes, and the errors of accounts' `setRole`.
 */
export async function changeRoleOf(
  tx: Tx,
  actor: Actor,
  input: SetRoleInput,
  now: Date,
  deps: Pick<Deps, 'roleChanges'>,
): Promise<ManagedPerson> {
  await requireManager(tx, actor, now);
  await managed.setRole(tx, actor, input, now, deps);
  return getPerson(tx, input.userId, now);
}

/**
 * Suspends another user's account.
 * @throws AppError FORBIDDEN for everybody but admins, CONFIRM_FIRST without a sign-in or confirmation in the last five
 * minutes, and the errors of accounts' `suspend`.
 */
export async function suspendAccount(tx: Tx, actor: Actor, { userId }: PersonInput, now: Date): Promise<ManagedPerson> {
  await requireManager(tx, actor, now);
  await suspendPerson(tx, actor, userId, now);
  return getPerson(tx, userId, now);
}

/**
 * Lifts the suspension of another user's account.
 * @throws AppError FORBIDDEN for everybody but admins, CONFIRM_FIRST without a sign-in or confirmation in the last five
 * minutes, and the errors of accounts' `restore`.
 */
export async function restoreAccount(tx: Tx, actor: Actor, { userId }: PersonInput, now: Date): Promise<ManagedPerson> {
  await requireManager(tx, actor, now);
  await managed.restore(tx, actor, userId, now);
  return getPerson(tx, userId, now);
}

/**
 * Removes another user's password. Returns a link for choosing a new one if it can't be mailed.
 * @throws AppError FORBIDDEN for everybody but admins, CONFIRM_FIRST without a sign-in or confirmation in the last five
 * minutes, and the errors of accounts' `voidPassword`.
 */
export async function resetPasswordOf(
  tx: Tx,
  actor: Actor,
  { userId }: PersonInput,
  now: Date,
  deps: Pick<Deps, 'env' | 'baseUrl'>,
): Promise<ForcedReset> {
  await requireManager(tx, actor, now);
  return { link: await managed.voidPassword(tx, actor, userId, now, deps) };
}

/**
 * Starts the export of another user's data.
 * @throws AppError FORBIDDEN for everybody but admins and for the caller's own account, CONFIRM_FIRST without a sign-in
 * or confirmation in the last five minutes, NOT_FOUND for an unknown user, and the errors of accounts' `startExport`.
 */
// ctx: the export is charged before the transaction of the audit entry, and read page by page after it
export function startExportOf(ctx: SignedInContext, { userId }: PersonInput): Promise<RunningExport> {
  return startExport(ctx, async (tx, actor) => {
    await requireManager(tx, actor, ctx.now());
    return managed.getExportSubject(tx, actor, userId);
  });
}

/**
 * Returns the whole export of another user's data in one reply, for web pages of older releases.
 * @throws AppError as `startExportOf` does, and TOO_LARGE above 5 MB.
 */
// ctx: like `startExportOf`, it reads the export after its transaction
export async function exportAccountOf(ctx: SignedInContext, input: PersonInput): Promise<AccountExport> {
  return buildFullExport(await startExportOf(ctx, input));
}

/**
 * Deletes another user's account.
 * @throws AppError FORBIDDEN for everybody but admins, CONFIRM_FIRST without a sign-in or confirmation in the last five
 * minutes, and the errors of accounts' `deleteOtherAccount`.
 */
// ctx: the scopes of the account's quizzes are read before BEGIN
export async function deleteAccountOf(ctx: SignedInContext, { userId }: PersonInput): Promise<void> {
  const scopes = [userScope(userId), ...(await listErasureScopes(ctx.db, ctx.deps.personal.toErase, userId))];
  await ctx.writeAs(scopes, async (tx, actor) => {
    await requireManager(tx, actor, ctx.now());
    await managed.deleteOtherAccount(tx, actor, userId, ctx.now(), ctx.deps);
  });
}

async function requireManager(tx: Tx, actor: Actor, now: Date): Promise<void> {
  requireAdmin(actor);
  await requireConfirmed(tx, actor, now);
}
