// Settles ops that follow each other: applies them by sets, each under one savepoint, and says what became of each.
import { APP_ERRORS } from '@quorbit/contracts/errors/codes';
import type { Tx } from '@quorbit/db/client';
import { isForeignKeyViolation, isTransient, isWriteCollision } from '@quorbit/db/errors';
import { afterCommit, ScopeNotLocked, savepoint } from '@quorbit/db/write';
import type { Actor } from '../../kernel/actor.ts';
import { AppError } from '../../lib/app-error.ts';
import { noteWork } from '../../lib/background/last-work.ts';
import type { Logger } from '../../lib/logger.ts';
import { type KnownOp, planOp, type UnknownOp, zoneOf } from './check-op.ts';
import type { Parking } from './park.ts';
import * as receipts from './receipts.repository.ts';

const PARK_AT_FAILURE = 3;

export interface CheckedWork<Checked = KnownOp | UnknownOp | AppError> {
  opId: string;
  checked: Checked;
}

/** What an exchange remembers when its transaction starts again. */
export interface Starts {
  /** Whether it already started again because an op referred to something that is not there. */
  missedReference: boolean;
}

export interface ApplyContext {
  tx: Tx;
  actor: Actor;
  /** The queue that the work came from. */
  clientId: string;
  now: Date;
  log: Logger;
  parking: Parking;
  starts: Starts;
  /** Whether the time for settling is used up. */
  isOver: () => boolean;
}

export interface ApplyResult {
  /** Of the first ops, as many as it got to. */
  outcomes: receipts.Outcome[];
  /** Whether the next op made the server throw, and the device must send it again. */
  failed: boolean;
}

const APPLIED: receipts.Outcome = { status: 'applied', code: null, message: null, parkedBody: null };

/** Settles one op that is not to be applied: a later server may know its type, or its fields are wrong. */
export function rejectOrPark(
  { parking }: Pick<ApplyContext, 'parking'>,
  { opId, checked }: CheckedWork<UnknownOp | AppError>,
): Promise<receipts.Outcome> | receipts.Outcome {
  return checked instanceof AppError ? rejection(checked) : parking.park(opId, checked.body);
}

/**
 * Applies ops of one type together. If that throws, one by one, so that only the op at fault is counted.
 * @throws errors of the database or the network, and what makes the transaction start again: then nothing is settled
 */
export async function applySet(context: ApplyContext, set: readonly CheckedWork<KnownOp>[]): Promise<ApplyResult> {
  const { tx, actor, clientId, now } = context;
  const [first] = set;
  if (!first) return { outcomes: [], failed: false };
  noteWork(`op ${first.checked.body.type}`);
  try {
    const plans = set.map(({ opId, checked }) => planOp(opId, checked, { clientId, now, zone: zoneOf(actor) }));
    const refused = await savepoint(tx, (inner) => first.checked.definition.apply(inner, actor, plans, now));
    const outcomes: receipts.Outcome[] = [];
    for (const work of set) {
      const error = refused.get(work.opId);
      outcomes.push(error ? await refusal(context, work, error) : APPLIED);
    }
    return { outcomes, failed: false };
  } catch (error) {
    if (mustStartAgain(error)) throw error;
    return set.length > 1 ? oneByOne(context, set) : failure(context, first, error);
  }
}

async function oneByOne(context: ApplyContext, set: readonly CheckedWork<KnownOp>[]): Promise<ApplyResult> {
  const outcomes: receipts.Outcome[] = [];
  for (const work of set) {
    if (outcomes.length > 0 && context.isOver()) break;
    const alone = await applySet(context, [work]);
    outcomes.push(...alone.outcomes);
    if (alone.failed) return { outcomes, failed: true };
  }
  return { outcomes, failed: false };
}

/** Whether an error says nothing of the op: the transaction starts again, or the device sends again later. */
export function mustStartAgain(error: unknown): boolean {
  if (error instanceof AppError) return APP_ERRORS[error.code].kind === 'passing';
  if (error instanceof ScopeNotLocked || isTransient(error)) return true;
  return isWriteCollision(error) && !isForeignKeyViolation(error);
}

/**
 * An op may miss what it refers to because that was deleted at this moment. The transaction starts again once; whatever
 * misses it then would miss it for ever.
 */
export function startAgainOnce(error: unknown, starts: Starts): void {
  if (!isForeignKeyViolation(error) || starts.missedReference) return;
  starts.missedReference = true;
  throw error;
}

/** What becomes of an op that threw when it was applied alone. */
async function failure(context: ApplyContext, work: CheckedWork<KnownOp>, error: unknown): Promise<ApplyResult> {
  if (error instanceof AppError) return { outcomes: [await refusal(context, work, error)], failed: false };
  startAgainOnce(error, context.starts);
  const { tx, actor, now, log, parking } = context;
  const { opId, checked } = work;
  const { type } = checked.body;
  const failures = await receipts.countFailure(tx, actor.id, opId, now);
  afterCommit(tx, () => log.error({ err: error, opId, type, failures }, 'an op made the server throw'));
  if (failures < PARK_AT_FAILURE) return { outcomes: [], failed: true };
  await receipts.forgetFailures(tx, actor.id, opId);
  const outcome = await parking.park(opId, checked.body);
  afterCommit(tx, () => {
    const became = outcome.status === 'parked' ? 'parked; see the sync health page' : 'rejected: too much is parked';
    log.error({ alert: true, opId, type }, `an op was ${became}`);
  });
  return { outcomes: [outcome], failed: false };
}

/** Refused work is rejected; but what names something that a parked op makes waits for that. */
async function refusal(
  { parking }: ApplyContext,
  { opId, checked }: CheckedWork<KnownOp>,
  error: AppError,
): Promise<receipts.Outcome> {
  if (error.code === 'NOT_FOUND' && (await parking.isBehind(opId, checked.body)))
    return parking.park(opId, checked.body);
  return rejection(error);
}

export function rejection({ code, message, issues }: AppError): receipts.Outcome {
  const first = issues?.[0];
  const text = first && issues?.length === 1 ? `${message} (${first.path}: ${first.message})` : message;
  return { status: 'rejected', code, message: text, parkedBody: null };
}
