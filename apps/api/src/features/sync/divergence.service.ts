// Finds devices whose rows are not the server's, and sends them everything again.
import { newId } from '@quorbit/contracts/lib/ids';
import type { ExchangeInput } from '@quorbit/contracts/sync/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { afterCommit } from '@quorbit/db/write';
import type { SignedInContext } from '../../kernel/context.ts';
import { hasDifference, insertDifference } from './differences.repository.ts';
import { type PullPage, pull } from './pull.ts';

const RESEND_INTERVAL_MS = 24 * 3_600_000;

interface DivergenceInput {
  input: ExchangeInput;
  /** What the device would get otherwise. */
  page: PullPage;
  now: Date;
}

/**
 * A device that has all rows up to here and still has another digest than the server lost a row or kept one too many. It
 * gets everything again, and the difference is recorded for the admins: at most once a day for each learner, since
 * anybody can make up device ids and digests. Returns null when there is nothing to heal.
 */
// ctx: most exchanges have nothing to heal and open no transaction for it
export async function resendIfDiverged(
  ctx: SignedInContext,
  { input, page, now }: DivergenceInput,
): Promise<PullPage | null> {
  const { digest } = input;
  if (digest === undefined || digest === page.digest) return null;
  // Without room to record the difference, the device would get everything each time it asks.
  if (ctx.deps.database.savingLevel() !== 'everything') return null;
  if (page.more || page.reset || page.rows.length > 0 || page.left) return null;
  const since = new Date(now.getTime() - RESEND_INTERVAL_MS);
  if (await hasDifference(ctx.db, ctx.actor.id, since)) return null;
  return ctx.writeAs([userScope(ctx.actor.id)], async (tx, actor) => {
    // Again under the lock: several devices may ask at the same moment.
    if (await hasDifference(tx, actor.id, since)) return null;
    const difference = { userId: actor.id, clientId: input.clientId, ours: page.digest, theirs: digest };
    await insertDifference(tx, { id: newId(), ...difference, foundAt: now });
    afterCommit(tx, () => ctx.deps.log.warn({ alert: true, ...difference }, 'digests differ'));
    const fromStart = { epoch: input.epoch, cursor: '' };
    const { mirror, maxRows } = ctx.deps;
    return { ...(await pull({ db: tx, actor, input: fromStart, now, mirror, maxRows })), reset: true };
  });
}
