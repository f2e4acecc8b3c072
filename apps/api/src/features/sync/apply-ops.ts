// Settles ops that follow each other: applies them by sets, each under one savepoint, and says what became of each.
import { APP_ERRORS } from '@quorbit/contracts/errors/codes';
import type { Tx } from '@quorbit/db/client';
import { isForeignKeyViolation, isTransient, isWriteCollision } from '@quorbit/db/errors';
import { afterCommit, ScopeNotLocked, savepoint } from '@quorbit/db/write';
import type { Actor } from '../../kernel/actor.ts';
import { AppError } from '../../lib/app-error.ts';
import { setLastWork } from '../../lib/background/last-work.ts';
import type { Logger } from '../../lib/logger.ts';
import { type KnownOp, learnerZoneOf, prepareOp, type UnknownOp } from './check-op.ts';
import type { OpParking } from './op-parking.ts';
import * as receipts from './receipts.repository.ts';

const FAILURES_BEFORE_PARKING = 3;

export interface CheckedOp<Checked = KnownOp | UnknownOp | AppError> {
  opId: string;
  checked: Checked;
}

/** State of an exchange that outlives a restart of its transaction. */
export interface RestartState {
  /** Whether it already started again because an op referred to something that is not there. */
  hasMissedReference: boolean;
}

export interface ApplyContext {
  tx: Tx;
  actor: Actor;
  /** The queue that the work came from. */
  clientId: string;
  now: Date;
  log: Logger;
  parking: OpParking;
  restarts: RestartState;
  /** Whether the time for settling is used up. */
  isOver: () => boolean;
}

export interface ApplyResult {
  /** Outcomes of the first ops, in order, as far as they were applied. */
  outcomes: receipts.ReceiptOutcome[];
  /** Whether the next op made the server throw, and the device must send it again. */
  failed: boolean;
}

const APPLIED: receipts.ReceiptOutcome = { status: 'applied', code: null, message: null, parkedBody: null };

/** Settles one op that is not to be applied: a later server may know its type, or its fields are wrong. */
export function rejectOrPark(
  { parking }: Pick<ApplyContext, 'parking'>,
  { opId, checked }: CheckedOp<UnknownOp | AppError>,
): Promise<receipts.ReceiptOutcome> | receipts.ReceiptOutcome {
  return checked instanceof AppError ? toRejection(checked) : parking.park(opId, checked.body);
}

/**
 * Applies ops of one type together. If that throws, one by one, so that only the op at fault is counted.
 * @throws errors of the database or the network, and what makes the transaction start again: then nothing is settled
 */
export async function applySet(context: ApplyContext, set: readonly CheckedOp<KnownOp>[]): Promise<ApplyResult> {
  const { tx, actor, clientId, now } = context;
  const [first] = set;
  if (!first) return { outcomes: [], failed: false };
  setLastWork(`op ${first.checked.body.type}`);
  try {
    const prepared = set.map(({ opId, checked }) =>
      prepareOp(opId, checked, { clientId, now, zone: learnerZoneOf(actor) }),
    );
    const refusals = await savepoint(tx, (inner) => first.checked.definition.apply(inner, actor, prepared, now));
    const outcomes: receipts.ReceiptOutcome[] = [];
    for (const op of set) {
      const error = refusals.get(op.opId);
      outcomes.push(error ? await refusal(context, op, error) : APPLIED);
    }
    return { outcomes, failed: false };
  } catch (error) {
    if (mustRestart(error)) throw error;
    return set.length > 1 ? applyOneByOne(context, set) : handleFailure(context, first, error);
  }
}

async function applyOneByOne(context: ApplyContext, set: readonly CheckedOp<KnownOp>[]): Promise<ApplyResult> {
  const outcomes: receipts.ReceiptOutcome[] = [];
  for (const op of set) {
    if (outcomes.length > 0 && context.isOver()) break;
    const single = await applySet(context, [op]);
    outcomes.push(...single.outcomes);
    if (single.failed) return { outcomes, failed: true };
  }
  return { outcomes, failed: false };
}

/** Whether an error says nothing of the op: the transaction starts again, or the device sends again later. */
export function mustRestart(error: unknown): boolean {
  if (error instanceof AppError) return APP_ERRORS[error.code].kind === 'passing';
  if (error instanceof ScopeNotLocked || isTransient(error)) return true;
  return isWriteCollision(error) && !isForeignKeyViolation(error);
}

/**
 * An op may miss what it refers to because that was deleted at this moment. The transaction starts again once; whatever
 * misses it then would miss it for ever.
 */
export function restartOnce(error: unknown, restarts: RestartState): void {
  if (!isForeignKeyViolation(error) || restarts.hasMissedReference) return;
  restarts.hasMissedReference = true;
  throw error;
}

/** Handles an op that threw when it was applied alone. */
async function handleFailure(context: ApplyContext, op: CheckedOp<KnownOp>, error: unknown): Promise<ApplyResult> {
  if (error instanceof AppError) return { outcomes: [await refusal(context, op, error)], failed: false };
  restartOnce(error, context.restarts);
  const { tx, actor, now, log, parking } = context;
  const { opId, checked } = op;
  const { type } = checked.body;
  const failures = await receipts.incrementFailures(tx, actor.id, opId, now);
  afterCommit(tx, () => log.error({ err: error, opId, type, failures }, 'an op made the server throw'));
  if (failures < FAILURES_BEFORE_PARKING) return { outcomes: [], failed: true };
  await receipts.deleteFailures(tx, actor.id, opId);
  const outcome = await parking.park(opId, checked.body);
  afterCommit(tx, () => {
    const description =
      outcome.status === 'parked' ? 'parked; see the sync health page' : 'rejected: too much is parked';
    log.error({ alert: true, opId, type }, `an op was ${description}`);
  });
  return { outcomes: [outcome], failed: false };
}

/** Refused work is rejected; but what names something that a parked op makes waits for that. */
async function refusal(
  { parking }: ApplyContext,
  { opId, checked }: CheckedOp<KnownOp>,
  error: AppError,
): Promise<receipts.ReceiptOutcome> {
  if (error.code === 'NOT_FOUND' && (await parking.needsParkedOp(opId, checked.body)))
    return parking.park(opId, checked.body);
  return toRejection(error);
}

export function toRejection({ code, message, issues }: AppError): receipts.ReceiptOutcome {
  const first = issues?.[0];
  const fullMessage = first && issues?.length === 1 ? `${message} (${first.path}: ${first.message})` : message;
  return { status: 'rejected', code, message: fullMessage, parkedBody: null };
}
