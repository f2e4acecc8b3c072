// One exchange: takes a device's work, then returns what changed, the effects of that work included.
import { MIN_PROTOCOL } from '@quorbit/contracts/sync/limits';
import type { ExchangeInput, ExchangeReply } from '@quorbit/contracts/sync/schema';
import { flushRecorded } from '@quorbit/db/write';
import type { SignedInContext } from '../../kernel/context.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Starts } from './apply-ops.ts';
import { buildOf } from './build.ts';
import { heal } from './heal.service.ts';
import { type Page, pull } from './pull.ts';
import { opIdsOf, type Pushed, push, readWork, scopesOfWork } from './push.ts';
import { readQueue } from './receipts.repository.ts';
import * as repository from './sync.repository.ts';

/**
 * Push and pull in one round trip and one transaction. Without ops nothing is locked and nothing written.
 * @throws AppError CLIENT_TOO_OLD for a protocol that the server no longer speaks; the device keeps its work
 */
// ctx: an exchange without ops opens no transaction
export async function exchange(ctx: SignedInContext, input: ExchangeInput): Promise<ExchangeReply> {
  if (input.protocol < MIN_PROTOCOL)
    throw new AppError('CLIENT_TOO_OLD', 'This version of the app is too old to sync. Reload it to update.');
  const now = ctx.now();
  return input.ops.length === 0 ? answerWithoutOps(ctx, input, now) : answerWithOps(ctx, input, now);
}

function answerWithOps(ctx: SignedInContext, input: ExchangeInput, now: Date): Promise<ExchangeReply> {
  const { database, log, mirror, maxRows, ops: types, elapsed = () => performance.now() } = ctx.deps;
  const work = readWork(input, types, now);
  const starts: Starts = { missedReference: false };
  return ctx.writeAs(
    scopesOfWork(work, ctx.actor),
    async (tx, actor) => {
      const { set, ms } = BUDGETS[database.kind];
      const until = elapsed() + ms;
      const queue = await readQueue(tx, { userId: actor.id, clientId: input.clientId }, opIdsOf(work));
      // Numbers from another history of the database mean nothing here: the device takes a fresh identity and sends again.
      const foreign = input.epoch !== '' && input.epoch !== queue.epoch;
      const budget = { set, isOver: () => elapsed() > until };
      const pushed = foreign ? NOTHING : await push({ tx, actor, input, work, queue, now, log, types, starts, budget });
      await flushRecorded(tx);
      return answer(ctx, await pull({ db: tx, actor, input, now, mirror, maxRows }), pushed, input, now);
    },
    { takesLong: true },
  );
}

/**
 * How many ops are applied together at most, and for how many milliseconds an exchange goes on settling. The embedded
 * database serves no read meanwhile.
 */
const BUDGETS = { postgres: { set: 100, ms: 300 }, pglite: { set: 25, ms: 60 } };

const NOTHING: Pushed = { ackSeq: 0, complete: false, cloned: false, rejected: [], parked: [] };

async function answerWithoutOps(ctx: SignedInContext, input: ExchangeInput, now: Date): Promise<ExchangeReply> {
  const { actor } = ctx;
  const ackSeq = await repository.findLastSeq(ctx.db, actor.id, input.clientId);
  const { mirror, maxRows } = ctx.deps;
  const page = await pull({ db: ctx.db, actor, input, now, mirror, maxRows });
  const foreign = input.epoch !== '' && input.epoch !== page.epoch;
  const healed = await heal(ctx, { input, page, now });
  return answer(ctx, healed ?? page, { ...NOTHING, ackSeq: foreign ? 0 : ackSeq, complete: true }, input, now);
}

function answer({ deps }: SignedInContext, page: Page, pushed: Pushed, input: ExchangeInput, now: Date): ExchangeReply {
  const { ackSeq, complete, cloned, rejected, parked, retryAfter } = pushed;
  return {
    ackSeq,
    ...(complete || input.ops.length === 0 ? {} : { expectedSeq: ackSeq + 1 }),
    ...(cloned ? { cloned: true } : {}),
    rejected,
    ...(parked.length > 0 ? { parked } : {}),
    ...page,
    build: buildOf(deps.ops),
    serverNow: now.getTime(),
    minProtocol: MIN_PROTOCOL,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}
