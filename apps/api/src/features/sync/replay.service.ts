// Applies parked ops once the fault behind them is fixed, or their type is known.
import { PARKED_KIND } from '@quorbit/contracts/sync/parked-kind';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Database, Tx } from '@quorbit/db/client';
import { record, savepoint, write } from '@quorbit/db/write';
import { AppError } from '../../lib/app-error.ts';
import type { Logger } from '../../lib/logger.ts';
import { mustRestart, type RestartState, restartOnce, toRejection } from './apply-ops.ts';
import { checkOp, type KnownOp, learnerZoneOf, type OpTypes, prepareOp, type UnknownOp } from './check-op.ts';
import { createOpParking, type OpParking } from './op-parking.ts';
import * as receipts from './receipts.repository.ts';
import type { ReplayResult } from './replay-result.ts';
import { findLearner } from './sync.repository.ts';

export interface ReplayContext {
  database: Database;
  log: Logger;
  /** The types of ops that the server accepts, by name. */
  types: OpTypes;
}

interface ReplayInput {
  /** The learner whose parked ops are tried; all learners by default. */
  userId?: string | undefined;
  /** The only op to try; all ops by default. */
  opId?: string | undefined;
}

/** The number of learners read at a time, so that no list grows without bound. */
const LEARNER_BATCH = 100;
/** The number of ops in one transaction, so that other work doesn't wait for it long. */
const OP_BATCH = 25;

/**
 * Tries all parked ops again, each learner's in the order of arrival. Ops stay parked that still make the server throw,
 * are of an unknown type, or need other parked ops.
 */
// ctx: every learner's work has transactions of its own
export async function replayParked(ctx: ReplayContext, { userId, opId }: ReplayInput = {}): Promise<ReplayResult[]> {
  if (userId !== undefined) return replayLearner(ctx, userId, opId);
  const results: ReplayResult[] = [];
  let after: string | null = null;
  do {
    const batch: { results: ReplayResult[]; last: string | null } = await replayBatch(ctx, after, opId);
    results.push(...batch.results);
    after = batch.last;
  } while (after !== null);
  return results;
}

/** Tries the parked ops of the next learners after `after`. `last` is null when there are no more learners. */
// ctx: every learner's work has transactions of its own
export async function replayBatch(ctx: ReplayContext, after: string | null, opId?: string) {
  const userIds = await receipts.listUsersWithParked(ctx.database.read, after, LEARNER_BATCH);
  const results: ReplayResult[] = [];
  for (const userId of userIds) results.push(...(await replayLearner(ctx, userId, opId)));
  return { results, last: userIds.length < LEARNER_BATCH ? null : (userIds.at(-1) ?? null) };
}

interface RecheckedOp {
  opId: string;
  checked: KnownOp | UnknownOp | AppError | null;
}

async function replayLearner(ctx: ReplayContext, userId: string, opId: string | undefined): Promise<ReplayResult[]> {
  const { database, types } = ctx;
  const parked = await receipts.listParked(database.read, userId, opId === undefined ? undefined : [opId]);
  const ops = parked.map((receipt) => ({ opId: receipt.opId, checked: recheckOp(receipt, types) }));
  const results: ReplayResult[] = [];
  for (let start = 0; start < ops.length; start += OP_BATCH) {
    results.push(...(await replaySet(ctx, userId, ops.slice(start, start + OP_BATCH))));
  }
  return results;
}

function recheckOp({ seq, opId, parkedBody }: receipts.Receipt, types: OpTypes): RecheckedOp['checked'] {
  if (!parkedBody) return null;
  const { skew, ...body } = parkedBody;
  return checkOp({ seq, opId, ...body }, types, skew);
}

async function replaySet({ database, log, types }: ReplayContext, userId: string, ops: readonly RecheckedOp[]) {
  const restarts: RestartState = { hasMissedReference: false };
  const learner = await findLearner(database.read, userId);
  const namedScopes = ops.flatMap(({ checked }) =>
    learner && checked && !(checked instanceof AppError)
      ? (checked.definition?.scopes?.(checked.args, learner) ?? [])
      : [],
  );
  return write(
    database,
    [...new Set([userScope(userId), ...namedScopes])],
    async (tx) => {
      const replay: ReplayRun = { tx, log, restarts, parking: createOpParking(tx, userId, types) };
      const results: ReplayResult[] = [];
      const opIds = ops.map(({ opId }) => opId);
      for (const receipt of await receipts.listParked(tx, userId, opIds)) {
        const { checked = null } = ops.find(({ opId }) => opId === receipt.opId) ?? {};
        results.push(await replayOp(replay, receipt, checked));
      }
      return results;
    },
    { onLateError: (err) => log.error({ err }, 'work after a commit failed') },
  );
}

interface ReplayRun {
  tx: Tx;
  log: Logger;
  restarts: RestartState;
  parking: OpParking;
}

async function replayOp(
  replay: ReplayRun,
  receipt: receipts.Receipt,
  checked: RecheckedOp['checked'],
): Promise<ReplayResult> {
  const { userId, opId, type } = receipt;
  const toResult = (outcome: ReplayResult['outcome'], message: string | null) => ({
    userId,
    opId,
    type,
    outcome,
    message,
  });
  const actor = await findLearner(replay.tx, userId);
  if (!actor || !checked) return toResult('still-parked', 'The account or the work is not there any more.');
  if (checked instanceof AppError) return rejectParked(replay, receipt, checked);
  if (!checked.definition) return toResult('still-parked', 'This server does not know this type of work.');
  try {
    const { definition } = checked;
    // The op is applied with its time of arrival, so that its times come out as they would have then.
    const now = receipt.receivedAt;
    const prepared = prepareOp(opId, checked, { clientId: receipt.clientId, now, zone: learnerZoneOf(actor) });
    const refusals = await savepoint(replay.tx, (inner) => definition.apply(inner, actor, [prepared], now));
    const error = refusals.get(opId);
    if (error) return await rejectUnlessBlocked(replay, receipt, checked, error);
    await closeReceipt(replay, receipt, { status: 'applied', code: null, message: null, parkedBody: null });
    return toResult('applied', null);
  } catch (error) {
    if (mustRestart(error)) throw error;
    if (error instanceof AppError) return rejectUnlessBlocked(replay, receipt, checked, error);
    restartOnce(error, replay.restarts);
    replay.log.error({ err: error, opId, type }, 'a parked op still makes the server throw');
    return toResult('still-parked', 'It still makes the server throw; see the log.');
  }
}

async function rejectUnlessBlocked(
  replay: ReplayRun,
  receipt: receipts.Receipt,
  { body }: KnownOp,
  error: AppError,
): Promise<ReplayResult> {
  const { userId, opId, type } = receipt;
  if (error.code !== 'NOT_FOUND' || !(await replay.parking.needsParkedOp(opId, body)))
    return rejectParked(replay, receipt, error);
  const message = 'It needs other work that is still parked.';
  return { userId, opId, type, outcome: 'still-parked', message };
}

/**
 * Rejects a parked op. Its body stays in the receipt, and the learner's devices get it with the reason, because it may
 * be the only copy.
 */
async function rejectParked(replay: ReplayRun, receipt: receipts.Receipt, error: AppError): Promise<ReplayResult> {
  const { userId, opId, type, parkedBody } = receipt;
  const outcome = { ...toRejection(error), parkedBody };
  await closeReceipt(replay, receipt, outcome);
  return { userId, opId, type, outcome: 'rejected', message: outcome.message };
}

async function closeReceipt(
  { tx, parking }: ReplayRun,
  receipt: receipts.Receipt,
  outcome: receipts.ReceiptOutcome,
): Promise<void> {
  const { userId, opId } = receipt;
  await receipts.updateParked(tx, receipt, outcome);
  parking.markUnparked(opId);
  record(tx, userScope(userId), PARKED_KIND, opId, { deleted: outcome.parkedBody === null });
}
