// One exchange: takes a device's work, then answers what changed, its own effects included.
import { newId } from '@quorbit/contracts/lib/ids';
import { MIN_PROTOCOL } from '@quorbit/contracts/sync/limits';
import type { ExchangeAnswer, ExchangeInput } from '@quorbit/contracts/sync/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { readEpoch } from '@quorbit/db/meta';
import { flushRecorded } from '@quorbit/db/write';
import { AppError } from '../../lib/app-error.ts';
import type { SignedInContext } from '../../trpc/context.ts';
import { OP_TYPES } from './op-registry.ts';
import type { OpType } from './op-types.ts';
import { type Page, pull } from './pull.ts';
import { type Pushed, push } from './push.ts';
import * as repository from './sync.repository.ts';

const RESET_EVERY_MS = 24 * 3_600_000;

/**
 * Push and pull in one round trip and one transaction. Without ops nothing is locked and nothing written.
 * @param types the types of work that are taken; tests bring such as leave more to the queue than real ones do
 * @throws AppError CLIENT_TOO_OLD for a protocol that is no longer spoken; the device keeps its work
 */
export async function exchange(
  ctx: SignedInContext,
  input: ExchangeInput,
  types: ReadonlyMap<string, OpType> = OP_TYPES,
): Promise<ExchangeAnswer> {
  if (input.protocol < MIN_PROTOCOL)
    throw new AppError('CLIENT_TOO_OLD', 'This version of the app is too old to sync. Reload it to update.');
  const now = ctx.now();
  if (input.ops.length === 0) return answerWithoutOps(ctx, input, now);
  return ctx.writeAs([userScope(ctx.actor.id)], async (tx, actor) => {
    const epoch = await readEpoch(tx);
    // Numbers of another history of the database mean nothing here: the device takes a fresh identity and sends again.
    const foreign = input.epoch !== '' && input.epoch !== epoch;
    const pushed = foreign ? null : await push({ tx, actor, input, now, log: ctx.deps.log, types });
    await flushRecorded(tx);
    return answer(await pull(tx, actor, input, now), pushed ?? NOTHING, input, now);
  });
}

const NOTHING: Pushed = { ackSeq: 0, complete: false, cloned: false, rejected: [], parked: [] };

async function answerWithoutOps(ctx: SignedInContext, input: ExchangeInput, now: Date): Promise<ExchangeAnswer> {
  const { actor } = ctx;
  const { ackSeq, page } = await ctx.deps.database.transaction(
    async (tx) => ({
      ackSeq: await repository.findLastSeq(tx, actor.id, input.clientId),
      page: await pull(tx, actor, input, now),
    }),
    { readOnly: true },
  );
  const foreign = input.epoch !== '' && input.epoch !== page.epoch;
  const healed = await heal(ctx, input, page, now);
  return answer(healed ?? page, { ...NOTHING, ackSeq: foreign ? 0 : ackSeq, complete: true }, input, now);
}

/**
 * A device that holds all rows up to here and still has another digest than ours lost or kept something it should not
 * have: it gets everything again, at most once a day, and the difference is kept for the admins.
 */
async function heal(ctx: SignedInContext, input: ExchangeInput, page: Page, now: Date): Promise<Page | null> {
  const { actor } = ctx;
  const { clientId, digest } = input;
  if (digest === undefined || digest === page.digest) return null;
  if (page.more || page.reset || page.rows.length > 0 || page.left) return null;
  const since = new Date(now.getTime() - RESET_EVERY_MS);
  if (await repository.wasReset(ctx.db, actor.id, clientId, since)) return null;
  ctx.deps.log.warn({ alert: true, userId: actor.id, clientId, ours: page.digest, theirs: digest }, 'digests differ');
  return ctx.writeAs([userScope(actor.id)], async (tx) => {
    await repository.insertDifference(tx, {
      id: newId(),
      userId: actor.id,
      clientId,
      ours: page.digest,
      theirs: digest,
      foundAt: now,
    });
    return { ...(await pull(tx, actor, { epoch: input.epoch, cursor: '' }, now)), reset: true };
  });
}

function answer(page: Page, pushed: Pushed, input: ExchangeInput, now: Date): ExchangeAnswer {
  const { ackSeq, complete, cloned, rejected, parked, retryAfter } = pushed;
  return {
    ackSeq,
    ...(complete || input.ops.length === 0 ? {} : { expectedSeq: ackSeq + 1 }),
    ...(cloned ? { cloned: true } : {}),
    rejected,
    ...(parked.length > 0 ? { parked } : {}),
    ...page,
    serverNow: now.getTime(),
    minProtocol: MIN_PROTOCOL,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}
