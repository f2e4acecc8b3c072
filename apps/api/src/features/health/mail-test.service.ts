// Owns the test e-mail that admins send to their own address.
import { redactSecrets } from '@quorbit/contracts/health/redact-secrets';
import type { MailTest } from '@quorbit/contracts/health/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { SignedInContext } from '../../kernel/context.ts';
import { notFound } from '../../lib/app-error.ts';
import { requireWithinQuota } from '../../lib/quota.ts';
import { requireAdmin } from '../../lib/require-admin.ts';
import { listSecrets } from '../../lib/secrets/env-secrets.ts';
import { audit } from '../audit/audit.service.ts';
import { sendTestMail } from '../mails/test-mail.ts';
import { findEmail, listMailTests } from './health.repository.ts';

const HOUR_MS = 3_600_000;
const MAX_PER_HOUR = 5;

/**
 * Sends a mail to the caller's own address and returns the mail server's reply.
 * @throws AppError FORBIDDEN for everybody but admins, TOO_MANY for the sixth within an hour.
 */
// ctx: the mail is sent after COMMIT, so that no transaction waits for a mail server
export async function testMail(ctx: SignedInContext): Promise<MailTest> {
  requireAdmin(ctx.actor);
  const { env } = ctx.deps;
  const to = await ctx.writeAs([userScope(ctx.actor.id)], async (tx, actor) => {
    requireAdmin(actor);
    const now = ctx.now();
    const since = new Date(now.getTime() - HOUR_MS);
    const testTimes = await listMailTests(tx, actor.id, since, MAX_PER_HOUR);
    const message = `You've sent ${MAX_PER_HOUR} test e-mails within an hour.`;
    requireWithinQuota(testTimes, { times: MAX_PER_HOUR, withinMs: HOUR_MS }, now, message);
    await audit(tx, { actorId: actor.id, subjectId: actor.id, action: 'mail.tested', at: now });
    const email = await findEmail(tx, actor.id);
    if (email === undefined) throw notFound('Account');
    return email;
  });
  const by = env.smtpUrl === null ? 'folder' : 'server';
  const { accepted, answer } = await sendTestMail(ctx.deps, to, ctx.now());
  const advice = accepted ? null : ADVICE[by];
  return { accepted, by, to, answer: redactSecrets(answer, listSecrets(env)), advice };
}

const ADVICE = {
  server:
    'Check the host, port, user and password in SMTP_URL and the sender in MAIL_FROM, then restart and try again.',
  folder: 'See that the server may write to DATA_DIR and that its disk has room.',
};
