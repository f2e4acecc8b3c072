// Turns a user's reminder mails off with the token from a reminder mail, without signing in.
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Context } from '../../../kernel/context.ts';
import { invalidField } from '../../../lib/app-error.ts';
import { findUser } from '../accounts.repository.ts';
import { updateSettings } from '../profiles/settings.service.ts';
import { parseStopToken } from './reminder-stop.token.ts';

/**
 * Turns off reminder mails for the user named by the token. Repeated calls change nothing more.
 * @throws AppError INVALID for a token that this server didn't sign.
 */
// ctx: the token, read before BEGIN, names the account whose scope is locked
export async function stopReminders(ctx: Context, { token }: { token: string }) {
  const id = parseStopToken(ctx.deps.authSecret, token);
  if (id === null) throw invalidField('token', 'This link is damaged. Open it from the mail again.');
  await ctx.write([userScope(id)], async (tx) => {
    const user = await findUser(tx, id);
    if (user?.reminderByMail) await updateSettings(tx, { id }, { reminderByMail: false }, ctx.now(), ctx.deps);
  });
}
