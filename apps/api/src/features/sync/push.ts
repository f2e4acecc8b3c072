// Takes a device's ops in the order of its queue, without gaps, and records the outcome of each.

import { PROFILE_UPDATE } from '@quorbit/contracts/sync/ops/profile-update';
import type { VoidArgs } from '@quorbit/contracts/sync/ops/void';
import type { ExchangeInput, RejectedOp } from '@quorbit/contracts/sync/schema';
import { type Scope, userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import type { OpType } from '../../kernel/ops.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Logger } from '../../lib/logger.ts';
import {
  type ApplyResult,
  applySet,
  type CheckedOp,
  type RestartState,
  rejectOrPark,
  toRejection,
} from './apply-ops.ts';
import { checkOp, type KnownOp, MAX_TIME, type OpTypes } from './check-op.ts';
import { TOO_LATE } from './discard.service.ts';
import { hashOpBody } from './op-hash.ts';
import { createOpParking, type OpParking } from './op-parking.ts';
import * as receipts from './receipts.repository.ts';
import { discard } from './sync.ops.ts';
import { getCurrentZone } from './sync.repository.ts';

const RETRY_SECONDS = 5;
const UNKNOWN_TYPE = 'unknown';

/** One op of an exchange, with everything that can be checked without the database. */
export interface ReceivedOp extends CheckedOp {
  seq: number;
  hash: string;
  /** The op's type as the receipt stores it; `unknown` for an invalid op of an unknown type. */
  type: string;
}

export interface PushResult {
  ackSeq: number;
  /** Whether the server has a receipt for every op that was sent. */
  complete: boolean;
  cloned: boolean;
  rejected: RejectedOp[];
  parked: { seq: number; opId: string }[];
  /** Seconds until the device should send again; set when an op made the server throw. */
  retryAfter?: number;
}

interface PushParams {
  tx: Tx;
  actor: Actor;
  input: Pick<ExchangeInput, 'clientId' | 'protocol'>;
  ops: readonly ReceivedOp[];
  queue: receipts.DeviceQueue;
  now: Date;
  log: Logger;
  types: OpTypes;
  restarts: RestartState;
  budget: Budget;
}

/** Limits how long one exchange may hold the learner's scope. */
interface Budget {
  /** The maximum number of ops that are applied together. */
  set: number;
  /** Returns whether the exchange's time for applying ops is used up. */
  isOver: () => boolean;
}

/** Checks everything about the ops that needs no database, so that no transaction waits for it. */
export function checkOps(input: ExchangeInput, types: OpTypes, now: Date): ReceivedOp[] {
  const measuredSkew = skewOf(input, now);
  return input.ops.map((op) => {
    const checked = checkOp(op, types, measuredSkew);
    const type = checked instanceof AppError ? receiptTypeOf(op.type, types) : checked.body.type;
    return { seq: op.seq, opId: op.opId, hash: hashOpBody(op), type, checked };
  });
}

/** Returns all scopes that the ops may write to, including the learner's own scope. */
export function scopesOfOps(ops: readonly ReceivedOp[], actor: Actor): Scope[] {
  const namedScopes = ops.flatMap(({ checked }) =>
    isKnownOp(checked) ? (checked.definition.scopes?.(checked.args, actor) ?? []) : [],
  );
  return [...new Set([userScope(actor.id), ...namedScopes])];
}

/**
 * Returns the ids of the ops whose receipts are needed to take these ops: their own, and those of the ops that they
 * discard.
 */
export function receiptIdsFor(ops: readonly ReceivedOp[]): string[] {
  return [...new Set(ops.flatMap((op) => [op.opId, ...discardedIdsOf(op)]))];
}

/**
 * Takes ops until the budget is used up or an op makes the server throw; takes at least one set of ops. The caller has
 * locked the scopes of the ops.
 * @throws errors of the database or the network: then nothing was applied.
 */
export async function push(params: PushParams): Promise<PushResult> {
  const { ops, budget } = params;
  const state = createPushState(params);
  let index = 0;
  for (let sets = 0; ; sets += 1) {
    while (replyFromReceipt(state, ops[index])) index += 1;
    const isNextInQueue = ops[index]?.seq === state.result.ackSeq + 1 && !state.result.cloned;
    if (!isNextInQueue || (sets > 0 && budget.isOver())) break;
    const set = selectNextSet(ops.slice(index, index + budget.set), state.knownReceipts);
    const processed = await processSet(state, set);
    index += processed;
    if (processed < set.length) break;
  }
  await saveState(state);
  return { ...state.result, complete: index === ops.length };
}

/** The state of one push while it takes ops. */
interface PushState extends PushParams {
  knownReceipts: Map<string, receipts.KnownReceipt>;
  result: PushResult;
  /** New receipts that aren't stored yet. */
  newReceipts: receipts.NewReceipt[];
  parking: OpParking;
}

function createPushState(params: PushParams): PushState {
  const { tx, actor, queue, types } = params;
  return {
    ...params,
    knownReceipts: new Map(queue.receipts),
    result: { ackSeq: queue.lastSeq, complete: false, cloned: false, rejected: [], parked: [] },
    newReceipts: [],
    parking: createOpParking(tx, actor.id, types),
  };
}

/**
 * Adds the reply to an op that already has a receipt. Returns false if the op has none, is out of order, or comes from
 * a clone of the device.
 */
function replyFromReceipt({ knownReceipts, result, input }: PushState, op: ReceivedOp | undefined): op is ReceivedOp {
  if (!op || op.seq > result.ackSeq + 1) return false;
  const receipt = knownReceipts.get(op.opId);
  const isSameBody = receipt?.bodyHash === op.hash;
  if (op.seq > result.ackSeq) {
    if (!receipt) return false;
    addToResult(result, op, isSameBody ? receipt : OP_ID_REUSED);
    result.ackSeq = op.seq;
    return true;
  }
  if (receipt && isSameBody) addToResult(result, op, receipt);
  else if (discardedIdsOf(op).some((opId) => wasAcceptedHere(knownReceipts.get(opId), op, input.clientId)))
    addToResult(result, op, toRejection(TOO_LATE));
  else {
    result.cloned = true;
    return false;
  }
  return true;
}

/**
 * Returns whether an op was taken at this place of the device's queue. If it was taken under a former identity of the
 * device, its place isn't known, which counts as yes.
 */
function wasAcceptedHere(receipt: receipts.KnownReceipt | undefined, { seq }: ReceivedOp, clientId: string): boolean {
  return receipt !== undefined && (receipt.clientId !== clientId || receipt.seq === seq);
}

/**
 * Returns as many of the first ops as can be taken together: of one type, without receipts, and consecutive in the
 * queue.
 */
function selectNextSet(ops: readonly ReceivedOp[], knownReceipts: ReadonlyMap<string, unknown>): ReceivedOp[] {
  const [first] = ops;
  const ids = new Set<string>();
  const end = ops.findIndex(({ seq, opId, checked }, index) => {
    const isNextInSet = first !== undefined && seq === first.seq + index && !knownReceipts.has(opId) && !ids.has(opId);
    ids.add(opId);
    return !isNextInSet || definitionOf(checked) !== definitionOf(first.checked);
  });
  return ops.slice(0, end === -1 ? ops.length : end);
}

/** Takes a set of ops. Returns how many of them got an outcome. */
async function processSet(state: PushState, set: readonly ReceivedOp[]): Promise<number> {
  const { tx, actor, input, types, knownReceipts, result, newReceipts } = state;
  const discarded = set.flatMap(discardedIdsOf);
  // A discarded op may have come in this same exchange, so its receipt must be stored first.
  if (discarded.length > 0) await saveState(state);
  const { outcomes, failed } = await applyOps(state, set);
  if (discarded.length > 0) {
    const { receipts: updatedReceipts } = await receipts.getDeviceQueue(
      tx,
      { userId: actor.id, clientId: input.clientId },
      discarded,
    );
    for (const [opId, receipt] of updatedReceipts) knownReceipts.set(opId, receipt);
    state.parking = createOpParking(tx, actor.id, types);
  }
  for (const [index, op] of set.slice(0, outcomes.length).entries()) {
    const outcome = outcomes[index];
    if (!outcome) continue;
    const { opId, seq, hash: bodyHash, type } = op;
    newReceipts.push({ opId, seq, bodyHash, type, ...outcome });
    knownReceipts.set(opId, { ...outcome, clientId: input.clientId, seq, bodyHash });
    addToResult(result, op, outcome);
    result.ackSeq = seq;
  }
  // Later ops count in the time zone that the learner chose in this set of ops.
  if (set.some(({ type }) => type === PROFILE_UPDATE))
    state.actor = { ...actor, ...(await getCurrentZone(tx, actor.id)) };
  if (failed) result.retryAfter = RETRY_SECONDS;
  return outcomes.length;
}

async function applyOps({ budget, ...state }: PushState, set: readonly ReceivedOp[]): Promise<ApplyResult> {
  const knownOps: CheckedOp<KnownOp>[] = [];
  const outcomes: receipts.ReceiptOutcome[] = [];
  for (const { opId, checked } of set) {
    if (isKnownOp(checked)) knownOps.push({ opId, checked });
    else outcomes.push(await rejectOrPark(state, { opId, checked }));
  }
  if (knownOps.length === 0) return { outcomes, failed: false };
  return applySet({ ...state, clientId: state.input.clientId, isOver: budget.isOver }, knownOps);
}

async function saveState({ tx, actor, input, result, newReceipts, now }: PushState): Promise<void> {
  const { clientId, protocol } = input;
  const progress = { userId: actor.id, clientId, lastSeq: result.ackSeq, protocol, at: now };
  await receipts.upsertProgress(tx, progress, newReceipts.splice(0));
}

const OP_ID_REUSED: OpOutcome = {
  status: 'rejected',
  code: 'OP_ID_REUSED',
  message: 'This op id was already used for other work.',
};

type OpOutcome = Pick<receipts.ReceiptOutcome, 'status' | 'code' | 'message'>;

/** Adds the outcome of an op to the reply. */
function addToResult(pushed: PushResult, { seq, opId }: ReceivedOp, { status, code, message }: OpOutcome): void {
  if (status === 'rejected') pushed.rejected.push({ seq, opId, code: code ?? 'INVALID', message: message ?? '' });
  if (status === 'parked') pushed.parked.push({ seq, opId });
}

function isKnownOp(checked: ReceivedOp['checked']): checked is KnownOp {
  return !(checked instanceof AppError) && checked.definition !== null;
}

function definitionOf(checked: ReceivedOp['checked']): OpType | null {
  return isKnownOp(checked) ? checked.definition : null;
}

/** Returns the id of the op that a `void` op discards; empty for other types. */
function discardedIdsOf({ checked }: ReceivedOp): string[] {
  return isKnownOp(checked) && checked.definition === discard ? [(checked.args as VoidArgs).of] : [];
}

function receiptTypeOf(type: unknown, types: OpTypes): string {
  return typeof type === 'string' && types.has(type) ? type : UNKNOWN_TYPE;
}

/** Returns the server's clock minus the device's, milliseconds; 0 if the device's time isn't possible. */
function skewOf({ clientNow }: ExchangeInput, now: Date): number {
  return Math.abs(clientNow) <= MAX_TIME ? now.getTime() - clientNow : 0;
}
