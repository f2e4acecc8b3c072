// Takes a device's ops in the order of its queue, without gaps, and records what became of each.

import { PROFILE_UPDATE } from '@quorbit/contracts/sync/ops/profile-update';
import type { VoidArgs } from '@quorbit/contracts/sync/ops/void';
import type { ExchangeInput, RejectedOp } from '@quorbit/contracts/sync/schema';
import { type Scope, userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import type { OpType } from '../../kernel/ops.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Logger } from '../../lib/logger.ts';
import { getCurrentZone } from '../accounts/profiles/zones.service.ts';
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

const RETRY_SECONDS = 5;
const UNKNOWN_TYPE = 'unknown';

/** One op of an exchange, with all that can be told without the database. */
export interface ReceivedOp extends CheckedOp {
  seq: number;
  hash: string;
  /** For the receipt. */
  type: string;
}

export interface PushResult {
  ackSeq: number;
  /** Whether every op that was sent is settled: the server has a receipt for it. */
  complete: boolean;
  cloned: boolean;
  rejected: RejectedOp[];
  parked: { seq: number; opId: string }[];
  /** Seconds; set when an op made the server throw. */
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

/** How long one exchange may hold the learner's scope. */
interface Budget {
  /** Ops that are applied together at most. */
  set: number;
  /** Whether the time is used up. */
  isOver: () => boolean;
}

/** Checks everything that needs no database, so that no transaction waits for it. */
export function checkOps(input: ExchangeInput, types: OpTypes, now: Date): ReceivedOp[] {
  const measuredSkew = skewOf(input, now);
  return input.ops.map((op) => {
    const checked = checkOp(op, types, measuredSkew);
    const type = checked instanceof AppError ? receiptTypeOf(op.type, types) : checked.body.type;
    return { seq: op.seq, opId: op.opId, hash: hashOpBody(op), type, checked };
  });
}

/** Everything that the work may write to, the learner's own scope included. */
export function scopesOfOps(ops: readonly ReceivedOp[], actor: Actor): Scope[] {
  const namedScopes = ops.flatMap(({ checked }) =>
    isKnownOp(checked) ? (checked.definition.scopes?.(checked.args, actor) ?? []) : [],
  );
  return [...new Set([userScope(actor.id), ...namedScopes])];
}

/** The ops whose receipts must be known to take this work: its own, and those that it discards. */
export function receiptIdsFor(ops: readonly ReceivedOp[]): string[] {
  return [...new Set(ops.flatMap((op) => [op.opId, ...discardedIdsOf(op)]))];
}

/**
 * Takes work until the budget is used up or an op makes the server throw; at least one set of ops is taken. The caller
 * has locked the scopes of the work.
 * @throws errors of the database or the network: then nothing was applied
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

/** What is known while work is taken. */
interface PushState extends PushParams {
  knownReceipts: Map<string, receipts.KnownReceipt>;
  result: PushResult;
  /** Not stored yet. */
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

/** Answers an op that the server knows by its receipt. Returns false for one that is not known, or not the device's. */
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

/** Whether an op was settled in this place of the queue; if under a former identity, its place here is not known. */
function wasAcceptedHere(receipt: receipts.KnownReceipt | undefined, { seq }: ReceivedOp, clientId: string): boolean {
  return receipt !== undefined && (receipt.clientId !== clientId || receipt.seq === seq);
}

/** As many of the first ops as can be settled together: of one type, new, and each following the one before. */
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

/** Settles a set. Returns how many of its ops were. */
async function processSet(state: PushState, set: readonly ReceivedOp[]): Promise<number> {
  const { tx, actor, input, types, knownReceipts, result, newReceipts } = state;
  const discarded = set.flatMap(discardedIdsOf);
  // What is discarded may have come in this very exchange.
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
  // What follows counts in the zone that was chosen.
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

/** Adds what became of an op to the reply. */
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

/** The op that an op discards; none for other types. */
function discardedIdsOf({ checked }: ReceivedOp): string[] {
  return isKnownOp(checked) && checked.definition === discard ? [(checked.args as VoidArgs).of] : [];
}

function receiptTypeOf(type: unknown, types: OpTypes): string {
  return typeof type === 'string' && types.has(type) ? type : UNKNOWN_TYPE;
}

/** Server clock minus the device's, milliseconds; 0 if the device's is not a possible time. */
function skewOf({ clientNow }: ExchangeInput, now: Date): number {
  return Math.abs(clientNow) <= MAX_TIME ? now.getTime() - clientNow : 0;
}
