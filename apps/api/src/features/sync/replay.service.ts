// Applies parked work once the fault behind it is fixed, or its type is known.
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Database, Tx } from '@quorbit/db/client';
import { record, savepoint, write } from '@quorbit/db/write';
import { AppError } from '../../lib/app-error.ts';
import type { Logger } from '../../lib/logger.ts';
import { mustStartAgain, rejection, type Starts, startAgainOnce } from './apply-ops.ts';
import { checkOp, type KnownOp, type OpTypes, planOp, type UnknownOp, zoneOf } from './check-op.ts';
import { type Parking, parkingOf } from './park.ts';
import * as receipts from './receipts.repository.ts';
import type { Replayed } from './replayed.ts';
import { findLearner } from './sync.repository.ts';

export interface ReplayContext {
  database: Database;
  log: Logger;
  /** The types of work that the server accepts, by name. */
  types: OpTypes;
}

interface ReplayInput {
  /** Whose parked work; by default everybody's. */
  userId?: string | undefined;
  /** Only this op. */
  opId?: string | undefined;
}

/** Learners at a time, so that no list grows without bound. */
const LEARNERS = 100;
/** Ops in one transaction, so that none keeps others waiting for long. */
const OPS = 25;

/**
 * Tries all parked work again, each learner's in the order of arrival. What still makes the server throw, what is of an
 * unknown type and what needs parked work stays parked.
 */
// ctx: every learner's work has transactions of its own
export async function replayParked(ctx: ReplayContext, { userId, opId }: ReplayInput = {}): Promise<Replayed[]> {
  if (userId !== undefined) return replayOf(ctx, userId, opId);
  const results: Replayed[] = [];
  let after: string | null = null;
  do {
    const batch: { results: Replayed[]; last: string | null } = await replayBatch(ctx, after, opId);
    results.push(...batch.results);
    after = batch.last;
  } while (after !== null);
  return results;
}

/** The same for the next learners after `after`. `last` is null when there are no more. */
// ctx: every learner's work has transactions of its own
export async function replayBatch(ctx: ReplayContext, after: string | null, opId?: string) {
  const userIds = await receipts.listUsersWithParked(ctx.database.read, after, LEARNERS);
  const results: Replayed[] = [];
  for (const userId of userIds) results.push(...(await replayOf(ctx, userId, opId)));
  return { results, last: userIds.length < LEARNERS ? null : (userIds.at(-1) ?? null) };
}

interface ParkedWork {
  opId: string;
  checked: KnownOp | UnknownOp | AppError | null;
}

async function replayOf(ctx: ReplayContext, userId: string, opId: string | undefined): Promise<Replayed[]> {
  const { database, types } = ctx;
  const parked = await receipts.listParked(database.read, userId, opId === undefined ? undefined : [opId]);
  const work = parked.map((receipt) => ({ opId: receipt.opId, checked: checkAgain(receipt, types) }));
  const results: Replayed[] = [];
  for (let start = 0; start < work.length; start += OPS) {
    results.push(...(await replaySet(ctx, userId, work.slice(start, start + OPS))));
  }
  return results;
}

function checkAgain({ seq, opId, parkedBody }: receipts.Receipt, types: OpTypes): ParkedWork['checked'] {
  if (!parkedBody) return null;
  const { skew, ...body } = parkedBody;
  return checkOp({ seq, opId, ...body }, types, skew);
}

async function replaySet({ database, log, types }: ReplayContext, userId: string, work: readonly ParkedWork[]) {
  const starts: Starts = { missedReference: false };
  const learner = await findLearner(database.read, userId);
  const named = work.flatMap(({ checked }) =>
    learner && checked && !(checked instanceof AppError)
      ? (checked.definition?.scopes?.(checked.args, learner) ?? [])
      : [],
  );
  return write(
    database,
    [...new Set([userScope(userId), ...named])],
    async (tx) => {
      const replay: Replay = { tx, log, starts, parking: parkingOf(tx, userId, types) };
      const results: Replayed[] = [];
      const opIds = work.map(({ opId }) => opId);
      for (const receipt of await receipts.listParked(tx, userId, opIds)) {
        const { checked = null } = work.find(({ opId }) => opId === receipt.opId) ?? {};
        results.push(await replayOne(replay, receipt, checked));
      }
      return results;
    },
    { onLateError: (err) => log.error({ err }, 'work after a commit failed') },
  );
}

interface Replay {
  tx: Tx;
  log: Logger;
  starts: Starts;
  parking: Parking;
}

async function replayOne(replay: Replay, receipt: receipts.Receipt, checked: ParkedWork['checked']): Promise<Replayed> {
  const { userId, opId, type } = receipt;
  const result = (outcome: Replayed['outcome'], message: string | null) => ({ userId, opId, type, outcome, message });
  const actor = await findLearner(replay.tx, userId);
  if (!actor || !checked) return result('still-parked', 'The account or the work is not there any more.');
  if (checked instanceof AppError) return refuse(replay, receipt, checked);
  if (!checked.definition) return result('still-parked', 'This server does not know this type of work.');
  try {
    const { definition } = checked;
    // With the time of its arrival, so that times come out as they would have then.
    const now = receipt.receivedAt;
    const plan = planOp(opId, checked, { clientId: receipt.clientId, now, zone: zoneOf(actor) });
    const refused = await savepoint(replay.tx, (inner) => definition.apply(inner, actor, [plan], now));
    const error = refused.get(opId);
    if (error) return await refusal(replay, receipt, checked, error);
    await close(replay, receipt, { status: 'applied', code: null, message: null, parkedBody: null });
    return result('applied', null);
  } catch (error) {
    if (mustStartAgain(error)) throw error;
    if (error instanceof AppError) return refusal(replay, receipt, checked, error);
    startAgainOnce(error, replay.starts);
    replay.log.error({ err: error, opId, type }, 'a parked op still makes the server throw');
    return result('still-parked', 'It still makes the server throw; see the log.');
  }
}

async function refusal(
  replay: Replay,
  receipt: receipts.Receipt,
  { body }: KnownOp,
  error: AppError,
): Promise<Replayed> {
  const { userId, opId, type } = receipt;
  if (error.code !== 'NOT_FOUND' || !(await replay.parking.isBehind(opId, body))) return refuse(replay, receipt, error);
  const message = 'It needs other work that is still parked.';
  return { userId, opId, type, outcome: 'still-parked', message };
}

/** The body stays in the receipt, and the learner's devices get it with the reason: it may be the only copy. */
async function refuse(replay: Replay, receipt: receipts.Receipt, error: AppError): Promise<Replayed> {
  const { userId, opId, type, parkedBody } = receipt;
  const outcome = { ...rejection(error), parkedBody };
  await close(replay, receipt, outcome);
  return { userId, opId, type, outcome: 'rejected', message: outcome.message };
}

async function close({ tx, parking }: Replay, receipt: receipts.Receipt, outcome: receipts.Outcome): Promise<void> {
  const { userId, opId } = receipt;
  await receipts.closeParked(tx, receipt, outcome);
  parking.forget(opId);
  record(tx, userScope(userId), 'held', opId, { deleted: outcome.parkedBody === null });
}
