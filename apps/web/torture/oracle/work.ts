import { RECEIPT_DAYS } from '@quorbit/contracts/sync/limits';
import { retryIdOf } from '@quorbit/contracts/sync/retry-id';
import type { Facts } from '../../../api/src/testing/torture/facts.ts';
import { findOp, OPS, tagOf } from '../ops/ops.ts';
import type { Intent, RecordedOp } from '../world/journal.ts';
import type { Learner } from '../world/learner.ts';
import type { Step } from '../world/steps.ts';
import { checkLastWrites } from './last-writes.ts';
import { TIME_TOLERANCE_MS } from './tolerance.ts';
import type { Report } from './violation.ts';
import { foldXp } from './xp.ts';

interface CheckContext {
  learner: Learner;
  facts: Facts;
  /** The receipts of all the learner's work, oldest first, including those that the server has deleted since. */
  receipts: Facts['receipts'];
  steps: readonly Step[];
  report: Report;
}

/** Checks the learner's work: all of it reached the server, and nothing was applied twice. */
export async function checkWork(given: CheckContext): Promise<void> {
  const { learner, facts, report } = given;
  const seen = [...learner.journal.seen.values()];
  checkSaved(learner, report);
  checkReceipts(given);
  checkEffects(seen, given);
  checkVoids(given);
  checkRejects(given, await listRejectedOnDevices(learner));
  checkXp(seen, given);
  checkTimes(seen, facts, report);
}

/** Reports work that was reported as saved to the learner but never reached a disk. */
function checkSaved({ journal }: Learner, report: Report): void {
  const durable = new Set(
    [...journal.seen.values()].filter((recordedOp) => recordedOp.durable).map(({ intent }) => intent),
  );
  for (const intent of journal.intents.values()) {
    if (intent.result === 'saved' && !durable.has(intent)) report('saved', `${tagOf(intent)} was told to be saved`);
  }
}

/**
 * Reports saved ops without a receipt, unless no server could accept them, ops with several receipts, and receipts of
 * unknown ops.
 */
function checkReceipts({ learner: { journal }, facts, receipts: allReceipts, steps, report }: CheckContext): void {
  // After a restore that lost a receipt, refused work isn't sent again, because the device already has the refusal.
  const restored = steps.some((step) => step.do === 'restore');
  const hadReceipt = new Set(allReceipts.map(({ opId }) => opId));
  const count = countBy(facts.receipts.map(({ opId }) => opId));
  for (const [opId, { durable, intent }] of journal.seen) {
    const isRefused = intent.poison === 'size' || (restored && intent.poison !== null);
    const canBeMissing = !durable || isRefused || intent.discarded || journal.destroyed.has(opId);
    if (!hadReceipt.has(opId) && !canBeMissing) report('receipts', `${tagOf(intent)} (${opId}) has no receipt`);
    const receipts = count.get(opId) ?? 0;
    if (receipts > 1) report('receipts', `${tagOf(intent)} (${opId}) has ${receipts} receipts`);
  }
  for (const { opId, status } of facts.receipts) {
    const known = journal.seen.get(opId);
    const isSent = known !== undefined || journal.voids.has(opId);
    if (!isSent) report('receipts', `there is a receipt (${status}) for ${opId}, which nobody sent`);
    if (status === 'parked' && known?.intent.poison !== 'type') report('receipts', `${opId} is still parked`);
  }
}

/**
 * Reports applied ops without exactly one effect. Ops without a key of their own have one effect for each receipt they
 * ever had.
 */
function checkEffects(seen: readonly RecordedOp[], { facts, receipts, report }: CheckContext): void {
  const applied = countBy(receipts.filter(({ status }) => status === 'applied').map(({ opId }) => opId));
  const taken = seen.filter(({ op }) => applied.has(op.opId));
  const compare = (name: string, expected: string[], found: string[]) => {
    const [want, have] = [countBy(expected), countBy(found)];
    for (const id of new Set([...want.keys(), ...have.keys()])) {
      if (want.get(id) !== have.get(id))
        report('effects', `${name} ${id}: ${have.get(id) ?? 0}, not ${want.get(id) ?? 0}`);
    }
  };
  for (const { type, keyless, effectId, effects } of OPS) {
    const own = taken.filter(({ op }) => op.type === type);
    const times = (opId: string) => (keyless ? (applied.get(opId) ?? 0) : 1);
    const expected = own.flatMap(({ op }) => Array<string>(times(op.opId)).fill(effectId(op)));
    compare(
      type,
      // A draft on two disks may be handed in on both, but it is only one attempt (see drafts/check-drafts.ts).
      keyless ? expected : [...new Set(expected)],
      effects({ ...facts, receipts: [...listNewest(receipts)] }).map(({ id }) => id),
    );
  }
  checkLastWrites(taken, facts, report);
}

/** Returns the newest receipt of each op. */
function listNewest(receipts: Facts['receipts']) {
  return new Map(receipts.map((receipt) => [receipt.opId, receipt])).values();
}

/**
 * These steps may make a second copy of an op, which can still arrive although the learner discarded the first copy.
 */
const COPIES: readonly Step['do'][] = ['clone', 'evict', 'restore'];

/** Reports work that was applied although it had been discarded before it arrived. */
function checkVoids({ learner: { journal }, facts, steps, report }: CheckContext): void {
  if (steps.some((step) => COPIES.includes(step.do))) return;
  // The server deletes receipts after `RECEIPT_DAYS`, so from then on it no longer knows which work was discarded.
  if (steps.reduce((days, step) => days + (step.do === 'days' ? step.count : 0), 0) >= RECEIPT_DAYS) return;
  const applied = new Set(facts.receipts.filter(({ status }) => status === 'applied').map(({ opId }) => opId));
  for (const [opId, of] of journal.voids) {
    if (applied.has(opId) && applied.has(of)) report('effects', `${of} counts although ${opId} discarded it`);
  }
}

async function listRejectedOnDevices({ browsers }: Learner): Promise<Set<string>> {
  const lists = await Promise.all(browsers.map((browser) => browser.peek((tx) => tx.rejected())));
  return new Set(lists.flat().map(({ opId }) => opId));
}

/**
 * Reports genuine work that was refused by the server or a device, and poison that wasn't refused. Poison of an unknown
 * type may stay parked.
 */
function checkRejects(
  { learner: { journal, drafts }, receipts, report }: CheckContext,
  onDevices: ReadonlySet<string>,
): void {
  const last = new Map(receipts.map((receipt) => [receipt.opId, receipt]));
  const wasRefused = (opId: string) => last.get(opId)?.status === 'rejected' || onDevices.has(opId);
  const all = [...journal.seen];
  const isRetried = (opId: string) => last.get(opId)?.code === 'TOO_MANY_PARKED' && last.has(retryIdOf(opId));
  // The same attempt arrived before with other answers, from another copy of its draft, which a power loss can cause.
  const isThere = (opId: string, intent: Intent) =>
    last.get(opId)?.code === 'ATTEMPT_EXISTS' &&
    drafts.isForked(intent) &&
    all.some(([first, recordedOp]) => recordedOp.intent === intent && last.get(first)?.status === 'applied');
  const isAllowed = (opId: string, { type }: Intent) =>
    findOp(type)?.mayBeRefused?.includes(last.get(opId)?.code ?? '') ?? false;
  // Refused work that is tried again is a new op with the same intent.
  const refused = new Set(all.filter(([opId]) => wasRefused(opId)).map(([, { intent }]) => intent));
  for (const [opId, { intent, durable }] of all) {
    const { poison, discarded } = intent;
    const mayWait = poison === 'type' && last.get(opId)?.status === 'parked';
    // Work that the server had no space to park is sent to a newer server as a new op; see `retryIdOf`.
    if (
      wasRefused(opId) &&
      !isRetried(opId) &&
      !isThere(opId, intent) &&
      !isAllowed(opId, intent) &&
      !discarded &&
      (poison === null || mayWait)
    ) {
      const code = last.get(opId)?.code ?? 'on the device';
      report('rejects', `${tagOf(intent)} (${opId}) is genuine and was refused: ${code}`);
    }
    const mayBeMissing = discarded || !durable || journal.destroyed.has(opId);
    if (poison !== null && !refused.has(intent) && !mayWait && !mayBeMissing) {
      report('rejects', `${tagOf(intent)} (${opId}) is poison and was not refused`);
    }
  }
}

function checkXp(seen: readonly RecordedOp[], { learner: { drafts }, facts, receipts, report }: CheckContext): void {
  const last = new Map(receipts.map(({ opId, code }) => [opId, code]));
  // If two disks handed in the same draft, the later attempt is refused; see `checkRejects`.
  const isOther = ({ op, intent }: RecordedOp) => last.get(op.opId) === 'ATTEMPT_EXISTS' && drafts.isForked(intent);
  const expected = foldXp(
    seen.filter((recordedOp) => recordedOp.intent.poison === null && !isOther(recordedOp)),
    facts,
  );
  const total = expected.reduce((sum, { xp }) => sum + xp, 0);
  if (facts.xp !== total) report('xp', `the learner has ${facts.xp} XP, the fold says ${total}`);
  const ledger = new Map(facts.ledger.map(({ sourceId, amount }) => [sourceId, amount]));
  const fold = new Map(expected.map(({ id, xp }) => [id, xp]));
  for (const id of new Set([...ledger.keys(), ...fold.keys()])) {
    if (ledger.get(id) !== fold.get(id)) report('xp', `${id} paid ${ledger.get(id)}, the fold says ${fold.get(id)}`);
  }
}

/**
 * Reports work whose time on the server differs from the true time at which it was done, whatever the device's clock
 * showed.
 */
function checkTimes(seen: readonly RecordedOp[], facts: Facts, report: Report): void {
  const at = new Map(OPS.flatMap(({ effects }) => effects(facts).map((effect) => [effect.id, effect.at] as const)));
  for (const { op, intent } of seen) {
    const stored = at.get(findOp(op.type)?.effectId(op) ?? op.opId) ?? null;
    if (stored === null || !intent.timely) continue;
    const off = Math.abs(stored - intent.at);
    if (off > TIME_TOLERANCE_MS) report('times', `${tagOf(intent)} is off by ${Math.round(off / 60_000)} minutes`);
  }
}

function countBy(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
