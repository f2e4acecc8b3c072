// Owns proving that an account's e-mail address is its owner's. Asked for, but nothing waits for it.
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import { AppError } from '../../lib/app-error.ts';
import type { Context, SignedInContext } from '../../trpc/context.ts';
import { queueMails } from '../mails/mails.service.ts';
import { verificationMail } from './account-mails.ts';
import { findUser, updateUser } from './accounts.repository.ts';
import { issueMailToken, ownerOfToken, useToken } from './mail-tokens.ts';

const HOUR_SECONDS = 3_600;

/** Queues the mail whose link proves the address, in the caller's transaction. Answers false after too many of them. */
export async function mailVerification(
  ctx: Context,
  tx: Tx,
  { id, email }: { id: string; email: string },
): Promise<boolean> {
  const token = await issueMailToken(tx, id, 'verify-email', ctx.now());
  if (token === null) return false;
  await queueMails(tx, [verificationMail(email, ctx.deps.baseUrl(), token)], ctx.now());
  return true;
}

/** Sends the caller the mail again; nothing where the address is proven. @throws AppError TOO_MANY after five an hour */
export async function sendVerification(ctx: SignedInContext): Promise<void> {
  await ctx.writeAs([], async (tx, actor) => {
    const user = await findUser(tx, actor.id);
    if (!user || user.emailVerifiedAt) return;
    if (await mailVerification(ctx, tx, user)) return;
    throw new AppError('TOO_MANY', 'This mail was sent several times already. Look for it, or try again in an hour.', {
      retryAfter: HOUR_SECONDS,
    });
  });
}

/** Takes the token of a verification mail. @throws AppError INVALID when it is unknown, used or over */
export async function verifyEmail(ctx: Context, { token }: { token: string }): Promise<void> {
  const userId = await ownerOfToken(ctx.db, token, 'verify-email', ctx.now());
  await ctx.write([userScope(userId)], async (tx) => {
    await useToken(tx, token, 'verify-email', ctx.now());
    await updateUser(tx, userId, { emailVerifiedAt: ctx.now() });
    record(tx, userScope(userId), 'profile', userId);
  });
}
