// Owns e-mail verification. It's optional, but unverified accounts may publish only a few quizzes a day.
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import type { Actor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { AppError } from '../../../lib/app-error.ts';
import { enqueueMails } from '../../mails/mails.service.ts';
import { findUser, updateUser } from '../accounts.repository.ts';
import { verificationMail } from './account-mails.ts';
import { getTokenOwner, issueMailToken, redeemToken } from './mail-tokens.service.ts';

const HOUR_SECONDS = 3_600;

/**
 * Queues the verification mail in the caller's transaction. Returns false if the account got five within the last hour.
 */
export async function sendVerificationMail(
  tx: Tx,
  { id, email }: { id: string; email: string },
  now: Date,
  { baseUrl }: Pick<Deps, 'baseUrl'>,
): Promise<boolean> {
  const token = await issueMailToken(tx, id, 'verify-email', now);
  if (token === null) return false;
  await enqueueMails(tx, [verificationMail(email, baseUrl(), token)], now);
  return true;
}

/**
 * Sends the caller the verification mail again, unless the address is verified.
 * @throws AppError TOO_MANY after five in an hour.
 */
export async function resendVerification(tx: Tx, actor: Actor, now: Date, deps: Pick<Deps, 'baseUrl'>): Promise<void> {
  const user = await findUser(tx, actor.id);
  if (!user || user.emailVerifiedAt) return;
  if (await sendVerificationMail(tx, user, now, deps)) return;
  throw new AppError('TOO_MANY', 'This mail was sent several times already. Look for it, or try again in an hour.', {
    retryAfter: HOUR_SECONDS,
  });
}

/**
 * Verifies an address with the token of a verification mail.
 * @throws AppError INVALID if the token is unknown, used or expired.
 */
// ctx: the token, read before BEGIN, names the account whose scope is locked
export async function verifyEmail(ctx: Context, { token }: { token: string }): Promise<void> {
  const { id: userId } = await getTokenOwner(ctx.db, token, 'verify-email', ctx.now());
  await ctx.write([userScope(userId)], async (tx) => {
    await redeemToken(tx, token, 'verify-email', ctx.now());
    await updateUser(tx, userId, { emailVerifiedAt: ctx.now() });
    record(tx, userScope(userId), 'profile', userId);
  });
}
