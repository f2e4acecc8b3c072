// Finds devices whose rows differ from the server's, and sends them everything again.
import { newId } from '@quorbit/contracts/lib/ids';
import type { ExchangeInput } from '@quorbit/contracts/sync/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor } from '@quorbit/db/client';
import { afterCommit } from '@quorbit/db/write';
import type { SignedInContext } from '../../kernel/context.ts';
import { insertDifference, listDiverged } from './differences.repository.ts';
import { type PullPage, pull } from './pull.ts';

const RESEND_INTERVAL_MS = 24 * 3_600_000;
/** The most resends to a learner's devices within the interval, since anybody can make up device ids and digests. */
const MAX_RESENDS = 4;

interface DivergenceInput {
  input: ExchangeInput;
  /** The page of changes that the device gets if its digest equals the server's. */
  page: PullPage;
  now: Date;
}

/**
 * Sends everything again to a device that has read all rows and still has another digest than the server, because it
 * lost a row or has one too many. The difference is recorded for the admins. This happens at most once a day for each
 * device, and `MAX_RESENDS` times for all devices of a learner. Returns null if nothing is to be sent again.
 */
// ctx: most exchanges find no difference and open no transaction
export async function resendIfDiverged(
  ctx: SignedInContext,
  { input, page, now }: DivergenceInput,
): Promise<PullPage | null> {
  const { digest } = input;
  if (digest === undefined || digest === page.digest) return null;
  // Without disk space to record the difference, the device would get everything at each exchange.
  if (ctx.deps.database.savingLevel() !== 'everything') return null;
  if (page.more || page.reset || page.rows.length > 0 || page.left) return null;
  const since = new Date(now.getTime() - RESEND_INTERVAL_MS);
  const mayResend = async (db: Executor) => {
    const diverged = await listDiverged(db, { userId: ctx.actor.id, since, limit: MAX_RESENDS });
    return diverged.length < MAX_RESENDS && !diverged.includes(input.clientId);
  };
  if (!(await mayResend(ctx.db))) return null;
  return ctx.writeAs([userScope(ctx.actor.id)], async (tx, actor) => {
    // Whether a difference was recorded recently is checked again under the lock, because several devices may arrive
    // here at the same moment.
    if (!(await mayResend(tx))) return null;
    const difference = { userId: actor.id, clientId: input.clientId, ours: page.digest, theirs: digest };
    await insertDifference(tx, { id: newId(), ...difference, foundAt: now });
    afterCommit(tx, () => ctx.deps.log.warn({ alert: true, ...difference }, 'digests differ'));
    const fromStart = { epoch: input.epoch, cursor: '' };
    const { mirror, maxRows } = ctx.deps;
    return { ...(await pull({ db: tx, actor, input: fromStart, now, mirror, maxRows })), reset: true };
  });
}
