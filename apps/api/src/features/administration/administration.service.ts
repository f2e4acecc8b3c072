// Owns what admins do to others' accounts: who may, and that they proved within the last five minutes who they are.
import type { AccountExport } from '@quorbit/contracts/accounts/export';
import type { ForcedReset, ManagedPerson, PersonInput, SetRoleInput } from '@quorbit/contracts/administration/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import type { SignedInContext } from '../../kernel/context.ts';
import type { Deps } from '../../kernel/deps.ts';
import { requireAdmin } from '../../lib/require-admin.ts';
import { scopesOfErasing } from '../accounts/deletion/deletion.service.ts';
import { beginExport, type RunningExport } from '../accounts/export/export.service.ts';
import { wholeExport } from '../accounts/export/whole-export.ts';
import * as managed from '../accounts/managed.service.ts';
import { requireConfirmed } from '../accounts/sign-in/confirmation.service.ts';
import { suspendPerson } from '../moderation/suspension.service.ts';
import { readPerson } from './lookup.service.ts';

/** @throws AppError FORBIDDEN, CONFIRM_FIRST, and those of accounts' `setRole` */
export async function changeRoleOf(
  tx: Tx,
  actor: Actor,
  input: SetRoleInput,
  now: Date,
  deps: Pick<Deps, 'roleChanges'>,
): Promise<ManagedPerson> {
  await mayManage(tx, actor, now);
  await managed.setRole(tx, actor, input, now, deps);
  return readPerson(tx, input.userId, now);
}

/** @throws AppError FORBIDDEN, CONFIRM_FIRST, and those of accounts' `suspend` */
export async function suspendAccount(tx: Tx, actor: Actor, { userId }: PersonInput, now: Date): Promise<ManagedPerson> {
  await mayManage(tx, actor, now);
  await suspendPerson(tx, actor, userId, now);
  return readPerson(tx, userId, now);
}

/** @throws AppError FORBIDDEN, CONFIRM_FIRST, and those of accounts' `restore` */
export async function restoreAccount(tx: Tx, actor: Actor, { userId }: PersonInput, now: Date): Promise<ManagedPerson> {
  await mayManage(tx, actor, now);
  await managed.restore(tx, actor, userId, now);
  return readPerson(tx, userId, now);
}

/** @throws AppError FORBIDDEN, CONFIRM_FIRST, and those of accounts' `voidPassword` */
export async function resetPasswordOf(
  tx: Tx,
  actor: Actor,
  { userId }: PersonInput,
  now: Date,
  deps: Pick<Deps, 'env' | 'baseUrl'>,
): Promise<ForcedReset> {
  await mayManage(tx, actor, now);
  return { link: await managed.voidPassword(tx, actor, userId, now, deps) };
}

/** @throws AppError FORBIDDEN, CONFIRM_FIRST, NOT_FOUND, and those of accounts' `beginExport` */
// ctx: it is charged before and read page by page after the transaction of the audit entry
export function beginExportOf(ctx: SignedInContext, { userId }: PersonInput): Promise<RunningExport> {
  return beginExport(ctx, async (tx, actor) => {
    await mayManage(tx, actor, ctx.now());
    return managed.findToExport(tx, actor, userId);
  });
}

/** The same in one answer, for pages of before. @throws AppError as `beginExportOf` does, and TOO_LARGE above 5 MB */
// ctx: as `beginExportOf`
export async function exportAccountOf(ctx: SignedInContext, input: PersonInput): Promise<AccountExport> {
  return wholeExport(await beginExportOf(ctx, input));
}

/** @throws AppError FORBIDDEN, CONFIRM_FIRST, and those of accounts' `deleteFor` */
// ctx: the scopes of the account's quizzes are read before BEGIN
export async function deleteAccountOf(ctx: SignedInContext, { userId }: PersonInput): Promise<void> {
  const scopes = [userScope(userId), ...(await scopesOfErasing(ctx.db, ctx.deps.personal.toErase, userId))];
  await ctx.writeAs(scopes, async (tx, actor) => {
    await mayManage(tx, actor, ctx.now());
    await managed.deleteFor(tx, actor, userId, ctx.now(), ctx.deps);
  });
}

async function mayManage(tx: Tx, actor: Actor, now: Date): Promise<void> {
  requireAdmin(actor);
  await requireConfirmed(tx, actor, now);
}
