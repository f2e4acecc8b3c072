// Runs one exchange: takes a device's ops, then returns what changed, including the effects of those ops.
import { MIN_PROTOCOL } from '@quorbit/contracts/sync/limits';
import type { ExchangeInput, ExchangeReply } from '@quorbit/contracts/sync/schema';
import { flushRecorded } from '@quorbit/db/write';
import type { SignedInContext } from '../../kernel/context.ts';
import { AppError } from '../../lib/app-error.ts';
import type { RestartState } from './apply-ops.ts';
import { resendIfDiverged } from './divergence.service.ts';
import { type PullPage, pull } from './pull.ts';
import { checkOps, type PushResult, push, receiptIdsFor, scopesOfOps } from './push.ts';
import { getDeviceQueue } from './receipts.repository.ts';
import { getServerBuild } from './server-build.ts';
import * as repository from './sync.repository.ts';

/**
 * Pushes and pulls in one round trip and one transaction. Without ops, nothing is locked or written, unless the
 * device's digest differs from the server's.
 * @throws AppError CLIENT_TOO_OLD for a protocol that the server no longer supports; the device keeps its ops.
 */
// ctx: an exchange without ops opens no transaction
export async function exchange(ctx: SignedInContext, input: ExchangeInput): Promise<ExchangeReply> {
  if (input.protocol < MIN_PROTOCOL)
    throw new AppError('CLIENT_TOO_OLD', 'This version of the app is too old to sync. Reload it to update.');
  const now = ctx.now();
  return input.ops.length === 0 ? exchangeWithoutOps(ctx, input, now) : exchangeWithOps(ctx, input, now);
}

function exchangeWithOps(ctx: SignedInContext, input: ExchangeInput, now: Date): Promise<ExchangeReply> {
  const { database, log, mirror, maxRows, ops: types, elapsed = () => performance.now() } = ctx.deps;
  const ops = checkOps(input, types, now);
  const restarts: RestartState = { hasMissedReference: false };
  return ctx.writeAs(
    scopesOfOps(ops, ctx.actor),
    async (tx, actor) => {
      const { set, ms } = BUDGETS[database.kind];
      const deadline = elapsed() + ms;
      const queue = await getDeviceQueue(tx, { userId: actor.id, clientId: input.clientId }, receiptIdsFor(ops));
      // Queue numbers of another epoch mean nothing here: the device takes a new identity and sends its ops again.
      const isOtherEpoch = input.epoch !== '' && input.epoch !== queue.epoch;
      const budget = { set, isOver: () => elapsed() > deadline };
      const pushed = isOtherEpoch
        ? EMPTY_RESULT
        : await push({ tx, actor, input, ops, queue, now, log, types, restarts, budget });
      await flushRecorded(tx);
      return buildReply(ctx, await pull({ db: tx, actor, input, now, mirror, maxRows }), pushed, input, now);
    },
    { isLong: true },
  );
}

/**
 * How many ops are applied together at most, and for how many milliseconds an exchange goes on applying ops. The limits
 * for PGlite are lower, because it serves no reads meanwhile.
 */
const BUDGETS = { postgres: { set: 100, ms: 300 }, pglite: { set: 25, ms: 60 } };

const EMPTY_RESULT: PushResult = { ackSeq: 0, complete: false, cloned: false, rejected: [], parked: [] };

async function exchangeWithoutOps(ctx: SignedInContext, input: ExchangeInput, now: Date): Promise<ExchangeReply> {
  const { actor } = ctx;
  const ackSeq = await repository.findLastSeq(ctx.db, actor.id, input.clientId);
  const { mirror, maxRows } = ctx.deps;
  const page = await pull({ db: ctx.db, actor, input, now, mirror, maxRows });
  const isOtherEpoch = input.epoch !== '' && input.epoch !== page.epoch;
  const resentPage = await resendIfDiverged(ctx, { input, page, now });
  return buildReply(
    ctx,
    resentPage ?? page,
    { ...EMPTY_RESULT, ackSeq: isOtherEpoch ? 0 : ackSeq, complete: true },
    input,
    now,
  );
}

function buildReply(
  { deps }: SignedInContext,
  page: PullPage,
  result: PushResult,
  input: ExchangeInput,
  now: Date,
): ExchangeReply {
  const { ackSeq, complete, cloned, rejected, parked, retryAfter } = result;
  return {
    ackSeq,
    ...(complete || input.ops.length === 0 ? {} : { expectedSeq: ackSeq + 1 }),
    ...(cloned ? { cloned: true } : {}),
    rejected,
    ...(parked.length > 0 ? { parked } : {}),
    ...page,
    build: getServerBuild(deps.ops),
    serverNow: now.getTime(),
    minProtocol: MIN_PROTOCOL,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}
