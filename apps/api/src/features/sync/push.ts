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
import { zoneNow } from '../accounts/profiles/zones.service.ts';
import { type ApplyResult, applySet, type CheckedWork, rejection, rejectOrPark, type Starts } from './apply-ops.ts';
import { bodyHash } from './canonical.ts';
import { checkOp, type KnownOp, MAX_TIME, type OpTypes } from './check-op.ts';
import { TOO_LATE } from './discard.service.ts';
import { type Parking, parkingOf } from './park.ts';
import * as receipts from './receipts.repository.ts';
import { discard } from './sync.ops.ts';

const RETRY_SECONDS = 5;
const UNKNOWN_TYPE = 'unknown';

/** One op of an exchange, with all that can be told without the database. */
export interface Work extends CheckedWork {
  seq: number;
  hash: string;
  /** For the receipt. */
  type: string;
}

export interface Pushed {
  ackSeq: number;
  /** Whether every op that was sent is settled: the server has a receipt for it. */
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
  input: Pick<ExchangeInput, 'clientId' | 'protocol'>;
  work: readonly Work[];
  queue: receipts.Queue;
  now: Date;
  log: Logger;
  types: OpTypes;
  starts: Starts;
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
export function readWork(input: ExchangeInput, types: OpTypes, now: Date): Work[] {
  const measured = skewOf(input, now);
  return input.ops.map((op) => {
    const checked = checkOp(op, types, measured);
    const type = checked instanceof AppError ? namedType(op.type, types) : checked.body.type;
    return { seq: op.seq, opId: op.opId, hash: bodyHash(op), type, checked };
  });
}

/** Everything that the work may write to, the learner's own scope included. */
export function scopesOfWork(work: readonly Work[], actor: Actor): Scope[] {
  const named = work.flatMap(({ checked }) =>
    isKnown(checked) ? (checked.definition.scopes?.(checked.args, actor) ?? []) : [],
  );
  return [...new Set([userScope(actor.id), ...named])];
}

/** The ops whose receipts must be known to take this work: its own, and those that it discards. */
export function opIdsOf(work: readonly Work[]): string[] {
  return [...new Set(work.flatMap((one) => [one.opId, ...voided(one)]))];
}

/**
 * Takes work until the budget is used up or an op makes the server throw; at least one set of ops is taken. The caller
 * has locked the scopes of the work.
 * @throws errors of the database or the network: then nothing was applied
 */
export async function push(given: Push): Promise<Pushed> {
  const { work, budget } = given;
  const taking = begin(given);
  let index = 0;
  for (let sets = 0; ; sets += 1) {
    while (answerKnown(taking, work[index])) index += 1;
    const isNext = work[index]?.seq === taking.pushed.ackSeq + 1 && !taking.pushed.cloned;
    if (!isNext || (sets > 0 && budget.isOver())) break;
    const set = nextSet(work.slice(index, index + budget.set), taking.known);
    const taken = await takeSet(taking, set);
    index += taken;
    if (taken < set.length) break;
  }
  await save(taking);
  return { ...taking.pushed, complete: index === work.length };
}

/** What is known while work is taken. */
interface Taking extends Push {
  known: Map<string, receipts.KnownReceipt>;
  pushed: Pushed;
  /** Not stored yet. */
  fresh: receipts.NewReceipt[];
  parking: Parking;
}

function begin(given: Push): Taking {
  const { tx, actor, queue, types } = given;
  return {
    ...given,
    known: new Map(queue.receipts),
    pushed: { ackSeq: queue.lastSeq, complete: false, cloned: false, rejected: [], parked: [] },
    fresh: [],
    parking: parkingOf(tx, actor.id, types),
  };
}

/** Answers an op that the server knows by its receipt. Returns false for one that is not known, or not the device's. */
function answerKnown({ known, pushed, input }: Taking, op: Work | undefined): op is Work {
  if (!op || op.seq > pushed.ackSeq + 1) return false;
  const receipt = known.get(op.opId);
  const isSame = receipt?.bodyHash === op.hash;
  if (op.seq > pushed.ackSeq) {
    if (!receipt) return false;
    addOutcome(pushed, op, isSame ? receipt : ID_REUSED);
    pushed.ackSeq = op.seq;
    return true;
  }
  if (receipt && isSame) addOutcome(pushed, op, receipt);
  else if (voided(op).some((opId) => hasReceipt(known.get(opId), op, input.clientId)))
    addOutcome(pushed, op, rejection(TOO_LATE));
  else {
    pushed.cloned = true;
    return false;
  }
  return true;
}

/** Whether an op was settled in this place of the queue; if under a former identity, its place here is not known. */
function hasReceipt(receipt: receipts.KnownReceipt | undefined, { seq }: Work, clientId: string): boolean {
  return receipt !== undefined && (receipt.clientId !== clientId || receipt.seq === seq);
}

/** As many of the first ops as can be settled together: of one type, new, and each following the one before. */
function nextSet(work: readonly Work[], known: ReadonlyMap<string, unknown>): Work[] {
  const [first] = work;
  const ids = new Set<string>();
  const end = work.findIndex(({ seq, opId, checked }, index) => {
    const follows = first !== undefined && seq === first.seq + index && !known.has(opId) && !ids.has(opId);
    ids.add(opId);
    return !follows || definitionOf(checked) !== definitionOf(first.checked);
  });
  return work.slice(0, end === -1 ? work.length : end);
}

/** Settles a set. Returns how many of its ops were. */
async function takeSet(taking: Taking, set: readonly Work[]): Promise<number> {
  const { tx, actor, input, types, known, pushed, fresh } = taking;
  const discarded = set.flatMap(voided);
  // What is discarded may have come in this very exchange.
  if (discarded.length > 0) await save(taking);
  const { outcomes, failed } = await applyOps(taking, set);
  if (discarded.length > 0) {
    const { receipts: now } = await receipts.readQueue(tx, { userId: actor.id, clientId: input.clientId }, discarded);
    for (const [opId, receipt] of now) known.set(opId, receipt);
    taking.parking = parkingOf(tx, actor.id, types);
  }
  for (const [index, op] of set.slice(0, outcomes.length).entries()) {
    const outcome = outcomes[index];
    if (!outcome) continue;
    const { opId, seq, hash: bodyHash, type } = op;
    fresh.push({ opId, seq, bodyHash, type, ...outcome });
    known.set(opId, { ...outcome, clientId: input.clientId, seq, bodyHash });
    addOutcome(pushed, op, outcome);
    pushed.ackSeq = seq;
  }
  // What follows counts in the zone that was chosen.
  if (set.some(({ type }) => type === PROFILE_UPDATE)) taking.actor = { ...actor, ...(await zoneNow(tx, actor.id)) };
  if (failed) pushed.retryAfter = RETRY_SECONDS;
  return outcomes.length;
}

async function applyOps({ budget, ...taking }: Taking, set: readonly Work[]): Promise<ApplyResult> {
  const applied: CheckedWork<KnownOp>[] = [];
  const outcomes: receipts.Outcome[] = [];
  for (const { opId, checked } of set) {
    if (isKnown(checked)) applied.push({ opId, checked });
    else outcomes.push(await rejectOrPark(taking, { opId, checked }));
  }
  if (applied.length === 0) return { outcomes, failed: false };
  return applySet({ ...taking, clientId: taking.input.clientId, isOver: budget.isOver }, applied);
}

async function save({ tx, actor, input, pushed, fresh, now }: Taking): Promise<void> {
  const { clientId, protocol } = input;
  const progress = { userId: actor.id, clientId, lastSeq: pushed.ackSeq, protocol, at: now };
  await receipts.saveProgress(tx, progress, fresh.splice(0));
}

const ID_REUSED: OpOutcome = {
  status: 'rejected',
  code: 'OP_ID_REUSED',
  message: 'This op id was already used for other work.',
};

type OpOutcome = Pick<receipts.Outcome, 'status' | 'code' | 'message'>;

/** Adds what became of an op to the reply. */
function addOutcome(pushed: Pushed, { seq, opId }: Work, { status, code, message }: OpOutcome): void {
  if (status === 'rejected') pushed.rejected.push({ seq, opId, code: code ?? 'INVALID', message: message ?? '' });
  if (status === 'parked') pushed.parked.push({ seq, opId });
}

function isKnown(checked: Work['checked']): checked is KnownOp {
  return !(checked instanceof AppError) && checked.definition !== null;
}

function definitionOf(checked: Work['checked']): OpType | null {
  return isKnown(checked) ? checked.definition : null;
}

/** The op that an op discards; none for other types. */
function voided({ checked }: Work): string[] {
  return isKnown(checked) && checked.definition === discard ? [(checked.args as VoidArgs).of] : [];
}

function namedType(type: unknown, types: OpTypes): string {
  return typeof type === 'string' && types.has(type) ? type : UNKNOWN_TYPE;
}

/** Server clock minus the device's, milliseconds; 0 if the device's is not a possible time. */
function skewOf({ clientNow }: ExchangeInput, now: Date): number {
  return Math.abs(clientNow) <= MAX_TIME ? now.getTime() - clientNow : 0;
}
