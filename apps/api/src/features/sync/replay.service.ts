// Applies parked work once its cause is mended.
import { APP_ERRORS } from '@quorbit/contracts/errors/codes';
import type { ReplaySummary } from '@quorbit/contracts/sync/health';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Database, Tx } from '@quorbit/db/client';
import { isPassing, isWriteCollision } from '@quorbit/db/errors';
import { record, ScopeNotHeld, savepoint, write } from '@quorbit/db/write';
import { AppError } from '../../lib/app-error.ts';
import type { Logger } from '../../lib/logger.ts';
import { checkOp } from './check-op.ts';
import { OP_TYPES } from './op-registry.ts';
import * as repository from './sync.repository.ts';

export interface Replayed {
  userId: string;
  opId: string;
  type: string;
  outcome: 'applied' | 'rejected' | 'still-parked';
  /** Why it was not applied. */
  message: string | null;
}

/** How many ended how. */
export function summarize(results: readonly Replayed[]): ReplaySummary {
  const count = (outcome: Replayed['outcome']) => results.filter((one) => one.outcome === outcome).length;
  return { applied: count('applied'), rejected: count('rejected'), stillParked: count('still-parked') };
}

interface Options {
  database: Database;
  log: Logger;
  /** Whose parked work; everybody's when not given. */
  userId?: string | undefined;
  /** Only this op. */
  opId?: string | undefined;
}

/** Learners in one go, so that no list grows without end. */
const BATCH = 100;

/**
 * Tries all parked work again, each learner's in the order of arrival and in a transaction of its own. What still makes
 * the server throw stays parked.
 */
export async function replayParked({ database, log, userId, opId }: Options): Promise<Replayed[]> {
  const results: Replayed[] = [];
  let after: string | null = null;
  for (;;) {
    const userIds: string[] =
      userId === undefined ? await repository.listUsersWithParked(database.read, after, BATCH) : [userId];
    for (const one of userIds) results.push(...(await replayOf(database, log, one, opId)));
    after = userIds.at(-1) ?? null;
    if (userId !== undefined || userIds.length < BATCH) return results;
  }
}

function replayOf(database: Database, log: Logger, userId: string, opId: string | undefined): Promise<Replayed[]> {
  return write(
    database,
    [userScope(userId)],
    async (tx) => {
      const results: Replayed[] = [];
      for (const receipt of await repository.listParked(tx, userId, opId)) {
        const result = await replayOne(tx, log, receipt);
        if (result.outcome !== 'still-parked') {
          await repository.settleParked(tx, receipt, result);
          record(tx, userScope(userId), 'held', receipt.opId, { deleted: true });
        }
        results.push(result);
      }
      return results;
    },
    { onLateError: (err) => log.error({ err }, 'work after a commit failed') },
  );
}

async function replayOne(tx: Tx, log: Logger, receipt: repository.Receipt): Promise<Replayed> {
  const { userId, opId, type, parkedBody, receivedAt } = receipt;
  const result = (outcome: Replayed['outcome'], message: string | null) => ({ userId, opId, type, outcome, message });
  const actor = await repository.findLearner(tx, userId);
  if (!actor || !parkedBody) return result('still-parked', 'The account or the work is not there any more.');
  const { skew, ...body } = parkedBody;
  const op = { seq: receipt.seq, opId, v: 1, ...body };
  // Times are as they would have been when it arrived.
  const checked = checkOp(op, { skew, now: receivedAt, timeZone: actor.timeZone, types: OP_TYPES });
  if (checked instanceof AppError) return result('rejected', checked.message);
  try {
    await savepoint(tx, (inner) => checked.apply(inner, actor));
    return result('applied', null);
  } catch (error) {
    if (error instanceof ScopeNotHeld || isPassing(error) || isWriteCollision(error)) throw error;
    if (error instanceof AppError && APP_ERRORS[error.code].kind === 'final') return result('rejected', error.message);
    log.error({ err: error, opId, type }, 'a parked op still makes the server throw');
    return result('still-parked', 'It still makes the server throw; see the log.');
  }
}
