// Applies consecutive ops in sets, each set under one savepoint, and returns the outcome of each op.
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

/** State of an exchange that survives a restart of its transaction. */
export interface RestartState {
  /** Whether the transaction was restarted already because an op referred to a missing row. */
  hasMissedReference: boolean;
}

export interface ApplyContext {
  tx: Tx;
  actor: Actor;
  /** The id of the device queue that the ops came from. */
  clientId: string;
  now: Date;
  log: Logger;
  parking: OpParking;
  restarts: RestartState;
  /** Returns whether the time for applying ops is used up. */
  isOver: () => boolean;
}

export interface ApplyResult {
  /** The outcomes of the ops applied so far, in order from the first op. */
  outcomes: receipts.ReceiptOutcome[];
  /** Whether the next op made the server throw, so that the device must send it again. */
  failed: boolean;
}

const APPLIED: receipts.ReceiptOutcome = { status: 'applied', code: null, message: null, parkedBody: null };

/**
 * Returns the outcome of an op that can't be applied: it's parked if a later server may know its type, and rejected if
 * its fields are wrong.
 */
export function rejectOrPark(
  { parking }: Pick<ApplyContext, 'parking'>,
  { opId, checked }: CheckedOp<UnknownOp | AppError>,
): Promise<receipts.ReceiptOutcome> | receipts.ReceiptOutcome {
  return checked instanceof AppError ? toRejection(checked) : parking.park(opId, checked.body);
}

/**
 * Applies ops of one type together. If that throws, applies them one by one, so that only the op at fault is counted as
 * failed.
 * @throws errors of the database or the network, and errors that make the transaction start again: then no op has an
 * outcome.
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

/**
 * Returns whether an error isn't the op's fault: then the transaction restarts, or the device sends the op again later.
 */
export function mustRestart(error: unknown): boolean {
  if (error instanceof AppError) return APP_ERRORS[error.code].kind === 'passing';
  if (error instanceof ScopeNotLocked || isTransient(error)) return true;
  return isWriteCollision(error) && !isForeignKeyViolation(error);
}

/**
 * Restarts the transaction once when an op refers to a missing row, because the row may have been deleted at that
 * moment. A row that is still missing then stays missing.
 * @throws the given error, which restarts the transaction.
 */
export function restartOnce(error: unknown, restarts: RestartState): void {
  if (!isForeignKeyViolation(error) || restarts.hasMissedReference) return;
  restarts.hasMissedReference = true;
  throw error;
}

/** Handles an op that threw although it was applied alone: counts the failure, and parks the op at the third one. */
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

/** Rejects a refused op, but parks it if it refers to something that a parked op creates. */
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
