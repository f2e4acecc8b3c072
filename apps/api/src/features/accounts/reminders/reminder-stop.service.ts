// Owns turning reminders by mail off with nothing but the mail.
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Context } from '../../../kernel/context.ts';
import { invalidField } from '../../../lib/app-error.ts';
import { findUser } from '../accounts.repository.ts';
import { updateSettings } from '../profiles/settings.service.ts';
import { parseStopToken } from './reminder-stop.token.ts';

/** Once is as good as several times. @throws AppError INVALID for a token that we did not make */
// ctx: whose scope to lock is read from the token before BEGIN
export async function stopReminders(ctx: Context, { token }: { token: string }) {
  const id = parseStopToken(ctx.deps.authSecret, token);
  if (id === null) throw invalidField('token', 'This link is damaged. Open it from the mail again.');
  await ctx.write([userScope(id)], async (tx) => {
    const user = await findUser(tx, id);
    if (user?.reminderByMail) await updateSettings(tx, { id }, { reminderByMail: false }, ctx.now(), ctx.deps);
  });
}
