// Applies a device's ops in order, each under a savepoint of its own, and writes what became of each.
import { APP_ERRORS } from '@quorbit/contracts/errors/codes';
import { MAX_OP_BYTES } from '@quorbit/contracts/sync/limits';
import type { ExchangeInput, RejectedOp } from '@quorbit/contracts/sync/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { isPassing, isWriteCollision } from '@quorbit/db/errors';
import { afterCommit, record, ScopeNotHeld, savepoint } from '@quorbit/db/write';
import { AppError } from '../../lib/app-error.ts';
import type { Logger } from '../../lib/logger.ts';
import type { Actor } from '../../trpc/context.ts';
import { bodyHash } from './canonical.ts';
import { type CheckedOp, checkOp } from './check-op.ts';
import type { OpType } from './op-types.ts';
import * as repository from './sync.repository.ts';

const PARK_AT_FAILURE = 3;
const RETRY_SECONDS = 5;

type SentOp = ExchangeInput['ops'][number];
type Outcome = Pick<repository.NewReceipt, 'status' | 'code' | 'message' | 'parkedBody'>;

export interface Pushed {
  ackSeq: number;
  /** Whether every op that was sent is settled. */
  complete: boolean;
  cloned: boolean;
  rejected: RejectedOp[];
  parked: { seq: number; opId: string }[];
  /** Seconds; set when an op made the server throw. */
  retryAfter?: number;
}

interface Push {
  tx: Tx;
  actor: Actor;
  input: ExchangeInput;
  now: Date;
  log: Logger;
  /** The types of work that are taken, by name. */
  types: ReadonlyMap<string, OpType>;
}

/** The caller holds the learner's scope. @throws what lies in the database or the network: then nothing was applied */
export async function push({ tx, actor, input, now, log, types }: Push): Promise<Pushed> {
  const { clientId, ops, protocol } = input;
  const skew = skewOf(input, now);
  const known = await repository.findReceipts(
    tx,
    actor.id,
    ops.map(({ opId }) => opId),
  );
  const fresh: repository.NewReceipt[] = [];
  const pushed: Pushed = {
    ackSeq: await repository.findLastSeq(tx, actor.id, clientId),
    complete: true,
    cloned: false,
    rejected: [],
    parked: [],
  };
  let parkedBefore: boolean | null = null;
  const hasParked = async () => {
    parkedBefore ??= await repository.hasParked(tx, actor.id);
    return parkedBefore || pushed.parked.length > 0;
  };

  for (const op of ops) {
    const hash = bodyHash(op);
    const receipt = known.get(op.opId);
    if (op.seq <= pushed.ackSeq) {
      if (receipt?.bodyHash !== hash) {
        pushed.cloned = true;
        pushed.complete = false;
        break;
      }
      tell(pushed, op, receipt);
      continue;
    }
    if (op.seq > pushed.ackSeq + 1) {
      pushed.complete = false;
      break;
    }
    if (receipt) {
      tell(pushed, op, receipt.bodyHash === hash ? receipt : REUSED);
      pushed.ackSeq = op.seq;
      continue;
    }
    const outcome = await settle({ tx, actor, op, skew, now, log, types, hasParked });
    if (outcome === null) {
      pushed.complete = false;
      pushed.retryAfter = RETRY_SECONDS;
      break;
    }
    const made = {
      userId: actor.id,
      opId: op.opId,
      clientId,
      seq: op.seq,
      bodyHash: hash,
      type: types.has(String(op.type)) ? String(op.type) : UNKNOWN_TYPE,
      receivedAt: now,
      ...outcome,
    };
    fresh.push(made);
    known.set(op.opId, { code: null, message: null, parkedBody: null, ...made });
    tell(pushed, op, made);
    pushed.ackSeq = op.seq;
  }
  await repository.insertReceipts(tx, fresh);
  await repository.saveClient(tx, { userId: actor.id, clientId, lastSeq: pushed.ackSeq, protocol, lastPushAt: now });
  return pushed;
}

const UNKNOWN_TYPE = 'unknown';
const REUSED: Outcome = {
  status: 'rejected',
  code: 'OP_ID_REUSED',
  message: 'This op id stands for other work already.',
};

/** Puts what became of an op into the answer. */
function tell(pushed: Pushed, { seq, opId }: SentOp, { status, code, message }: Outcome): void {
  if (status === 'rejected') pushed.rejected.push({ seq, opId, code: code ?? 'INVALID', message: message ?? '' });
  if (status === 'parked') pushed.parked.push({ seq, opId });
}

/** Server clock minus the device's, milliseconds; 0 where the device's is beyond what a clock can show. */
function skewOf({ clientNow }: ExchangeInput, now: Date): number {
  return Math.abs(clientNow) <= MAX_TIME ? now.getTime() - clientNow : 0;
}
/** What a `Date` can hold. */
const MAX_TIME = 8.64e15;

interface Settling extends Omit<Push, 'input'> {
  op: SentOp;
  skew: number;
  hasParked: () => Promise<boolean>;
}

/** Null when the op made the server throw and is to be sent again. */
async function settle({ tx, actor, op, skew, now, log, types, hasParked }: Settling): Promise<Outcome | null> {
  if (Buffer.byteLength(JSON.stringify(op)) > MAX_OP_BYTES) {
    return { status: 'rejected', code: 'TOO_LARGE', message: 'This piece of work is too large.' };
  }
  const checked = checkOp(op, { skew, now, timeZone: actor.timeZone, types });
  if (checked instanceof AppError) return rejection(checked);
  try {
    await savepoint(tx, (inner) => checked.apply(inner, actor));
    return { status: 'applied' };
  } catch (error) {
    if (error instanceof ScopeNotHeld || isPassing(error) || isWriteCollision(error)) throw error;
    if (error instanceof AppError) {
      if (APP_ERRORS[error.code].kind === 'passing') throw error;
      // What it builds on may be among the parked ones.
      if (error.code === 'NOT_FOUND' && (await hasParked())) return park(tx, actor, checked);
      return rejection(error);
    }
    const failures = await repository.countFailure(tx, actor.id, op.opId, now);
    afterCommit(tx, () => {
      log.error({ err: error, opId: op.opId, type: checked.type, failures }, 'an op made the server throw');
    });
    if (failures < PARK_AT_FAILURE) return null;
    afterCommit(tx, () => {
      log.error({ alert: true, opId: op.opId, type: checked.type }, 'an op was parked; see the sync health page');
    });
    await repository.forgetFailures(tx, actor.id, [op.opId]);
    return park(tx, actor, checked);
  }
}

function park(tx: Tx, actor: Actor, checked: CheckedOp): Outcome {
  record(tx, userScope(actor.id), 'held', checked.opId);
  return { status: 'parked', parkedBody: checked.parked };
}

function rejection({ code, message, issues }: AppError): Outcome {
  const first = issues?.[0];
  const told = first && issues?.length === 1 ? `${message} (${first.path}: ${first.message})` : message;
  return { status: 'rejected', code, message: told };
}
