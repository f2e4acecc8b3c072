// Owns creating accounts for others: who may, that all of them are created or none, and that sending it again is answered alike.
import { createHmac } from 'node:crypto';
import { EMAIL_TAKEN } from '@quorbit/contracts/account-creation/limits';
import type { CreateAccountsInput, CreatedAccount, FindTakenInput } from '@quorbit/contracts/account-creation/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import { isUniqueViolation } from '@quorbit/db/errors';
import { AppError } from '../../lib/app-error.ts';
import { requireAdmin } from '../../lib/require-admin.ts';
import { sha256 } from '../../lib/tokens.ts';
import type { Actor, Deps, SignedInContext } from '../../trpc/context.ts';
import { requireConfirmed } from '../accounts/confirmation.service.ts';
import { addCreatedAccounts, takenEmails } from '../accounts/created-accounts.service.ts';
import { hashOneTimePasswords } from '../accounts/one-time-hashes.ts';
import * as repository from './account-creation.repository.ts';
import { oneTimePassword } from './one-time-passwords.ts';

const DAY_MS = 86_400_000;
const SAME_EMAIL = 'This e-mail is in the list more than once. Leave one of the two out.';

/** Which of these addresses have an account. @throws AppError FORBIDDEN for everybody but admins */
export async function findTaken(
  db: Executor,
  actor: Actor,
  { emails }: FindTakenInput,
  deps: Pick<Deps, 'env'>,
): Promise<string[]> {
  requireAdmin(actor);
  return takenEmails(db, emails, deps);
}

/**
 * Creates all these accounts or none. The same call within a day creates nothing more and has the same answer.
 * @throws AppError FORBIDDEN, CONFIRM_FIRST, INVALID for an e-mail twice, CONFLICT naming the e-mails that are taken, or for a
 * key that was used for something else
 */
// ctx: the passwords are hashed before BEGIN
export async function createAccounts(
  ctx: SignedInContext,
  { key, accounts }: CreateAccountsInput,
): Promise<CreatedAccount[]> {
  const startedAt = ctx.now();
  const { id: actorId } = ctx.actor;
  const creation = {
    ...{ keyHash: sha256(key), actorId, createdAt: startedAt },
    contentHash: createHmac('sha256', key).update(JSON.stringify(accounts)).digest('hex'),
  };
  const created = accounts.map((account) => ({
    ...account,
    password: oneTimePassword({ secret: ctx.deps.authSecret, key, actorId, email: account.email }),
  }));
  // Before the work of hashing.
  const done = await ctx.writeAs([], async (tx, actor) => {
    await mayCreate(tx, actor, startedAt);
    return isDone(tx, creation, startedAt);
  });
  if (done) return created;
  refuseRepeated(accounts.map(({ email }) => email));

  const hashes = await hashOneTimePasswords(created.map(({ password }) => password));
  const rows = accounts.map((account, index) => ({
    ...{ ...account, id: newId(startedAt.getTime()) },
    passwordHash: String(hashes[index]),
  }));
  const scopes = rows.map(({ id }) => userScope(id));
  try {
    await ctx.writeAs(scopes, async (tx, actor) => {
      await mayCreate(tx, actor, startedAt);
      await repository.forgetCreations(tx, new Date(startedAt.getTime() - DAY_MS));
      // Another sending of the same, which came meanwhile, has created them.
      if (!(await repository.insertCreation(tx, creation)) && (await isDone(tx, creation, startedAt))) return;
      await refuseTaken(tx, accounts, ctx.deps);
      await addCreatedAccounts(tx, actor, rows, startedAt);
    });
  } catch (error) {
    // Somebody registered at this moment: now they are found.
    if (isUniqueViolation(error)) await refuseTaken(ctx.db, accounts, ctx.deps);
    throw error;
  }
  return created;
}

async function mayCreate(tx: Tx, actor: Actor, now: Date): Promise<void> {
  requireAdmin(actor);
  await requireConfirmed(tx, actor, now);
}

/** Whether this creation was carried out. @throws AppError CONFLICT where its key was used for another */
async function isDone(db: Executor, { keyHash, ...creation }: repository.Creation, now: Date): Promise<boolean> {
  const found = await repository.findCreation(db, keyHash, new Date(now.getTime() - DAY_MS));
  if (!found) return false;
  if (found.actorId === creation.actorId && found.contentHash === creation.contentHash) return true;
  throw new AppError('CONFLICT', 'Other accounts were created with this key. Draw another key.');
}

function refuseRepeated(emails: readonly string[]): void {
  const issues = emails.flatMap((email, index) =>
    emails.indexOf(email) < index ? [{ path: `accounts.${index}.email`, message: SAME_EMAIL }] : [],
  );
  if (issues.length > 0) throw new AppError('INVALID', SAME_EMAIL, { issues });
}

async function refuseTaken(
  db: Executor,
  accounts: readonly { email: string }[],
  deps: Pick<Deps, 'env'>,
): Promise<void> {
  const emails = accounts.map(({ email }) => email);
  const taken = new Set(await takenEmails(db, emails, deps));
  const issues = emails.flatMap((email, index) =>
    taken.has(email) ? [{ path: `accounts.${index}.email`, message: EMAIL_TAKEN }] : [],
  );
  if (issues.length === 0) return;
  const words = issues.length === 1 ? EMAIL_TAKEN : `${issues.length} of these e-mails have an account already.`;
  throw new AppError('CONFLICT', words, { issues });
}
