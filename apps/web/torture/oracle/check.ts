import { EMPTY_DIGEST, moveDigest, rowHash } from '@quorbit/contracts/sync/digest';
import { ATTEMPT_SUBMIT, type AttemptSubmitArgs } from '@quorbit/contracts/sync/ops/attempt-submit';
import { REVIEW_RATE } from '@quorbit/contracts/sync/ops/review-rate';
import type { StoredRow } from '#offline/queue/records.ts';
import type { Facts } from '../../../api/src/testing/torture/facts.ts';
import { NOTE } from '../../../api/src/testing/torture/note.op.ts';
import type { Browser } from '../world/browser.ts';
import type { Seen } from '../world/journal.ts';
import type { Schedule, Step } from '../world/steps.ts';
import type { World } from '../world/world.ts';
import { quiet } from './heal.ts';
import { foldXp } from './xp.ts';

/** One thing that is not as it must be. `check` names the rule. */
export interface Violation {
  check:
    | 'drained'
    | 'saved'
    | 'receipts'
    | 'effects'
    | 'xp'
    | 'rejects'
    | 'times'
    | 'digest'
    | 'rows'
    | 'drift'
    | 'repairs'
    | 'defects';
  what: string;
}

/** A device's clock was measured over a network that may hold a request back for so long. */
const TIME_TOLERANCE_MS = 11 * 60_000;

/** Compares what the journal says with what server and devices hold. The world has been healed and has converged. */
export async function check(world: World, { steps, shared }: Schedule): Promise<Violation[]> {
  const { journal, server, userId } = world;
  const facts = await server.facts(userId);
  const seen = [...journal.seen.values()];
  const violations: Violation[] = [];
  const report = (check: Violation['check'], what: string) => violations.push({ check, what });

  for (const defect of journal.defects) report('defects', defect);
  checkSaved(world, report);
  checkReceipts(world, facts, steps, report);
  checkEffects(seen, facts, report);
  checkRejects(world, facts, await rejectedOnDevices(world), report);
  checkXp(seen, facts, report);
  checkTimes(seen, facts, report);
  if (!shared) checkCauses(world, facts, steps, report);
  await checkDevices(world, facts, report);
  return violations;
}

type Report = (check: Violation['check'], what: string) => void;

/** Whatever the learner was told is saved is on a disk. */
function checkSaved({ journal }: World, report: Report): void {
  const durable = new Set([...journal.seen.values()].filter((one) => one.durable).map(({ intent }) => intent));
  for (const intent of journal.intents.values()) {
    if (intent.told === 'saved' && !durable.has(intent)) report('saved', `${describe(intent)} was told to be saved`);
  }
}

/** Each saved op has one receipt, unless no server could take it; nothing else has one. */
function checkReceipts({ journal }: World, facts: Facts, steps: readonly Step[], report: Report): void {
  // What was refused is not sent again to a database that lost the receipt: the device has it from before.
  const restored = steps.some((step) => step.do === 'restore');
  const count = countBy(facts.receipts.map(({ opId }) => opId));
  for (const [opId, { durable, intent }] of journal.seen) {
    const receipts = count.get(opId) ?? 0;
    const isRefused = intent.poison === 'size' || (restored && intent.poison !== null);
    const mayMiss = !durable || isRefused || journal.destroyed.has(opId);
    if (receipts === 0 && !mayMiss) report('receipts', `${describe(intent)} (${opId}) has no receipt`);
    if (receipts > 1) report('receipts', `${describe(intent)} (${opId}) has ${receipts} receipts`);
  }
  for (const { opId, status } of facts.receipts) {
    if (!journal.seen.has(opId)) report('receipts', `there is a receipt (${status}) for ${opId}, which nobody sent`);
    if (status === 'parked') report('receipts', `${opId} is still parked`);
  }
}

/** What was taken has its effect, once. */
function checkEffects(seen: readonly Seen[], facts: Facts, report: Report): void {
  const applied = new Set(facts.receipts.filter(({ status }) => status === 'applied').map(({ opId }) => opId));
  const taken = seen.filter(({ op }) => applied.has(op.opId));
  const compare = (name: string, expected: string[], found: string[]) => {
    const [want, have] = [countBy(expected), countBy(found)];
    for (const id of new Set([...want.keys(), ...have.keys()])) {
      if (want.get(id) !== have.get(id))
        report('effects', `${name} ${id}: ${have.get(id) ?? 0}, not ${want.get(id) ?? 0}`);
    }
  };
  const ofType = (type: string) => taken.filter(({ op }) => op.type === type);
  compare(
    'attempt',
    ofType(ATTEMPT_SUBMIT).map(({ op }) => (op.args as AttemptSubmitArgs).attemptId),
    facts.attempts.map(({ id }) => id),
  );
  compare(
    'rating',
    ofType(REVIEW_RATE).map(({ op }) => op.opId),
    facts.ratings.map(({ opId }) => opId),
  );
  compare(
    'note',
    ofType(NOTE).map(({ op }) => op.opId),
    facts.notes,
  );
}

async function rejectedOnDevices({ browsers }: World): Promise<Set<string>> {
  const lists = await Promise.all(browsers.map((browser) => browser.peek((tx) => tx.rejected())));
  return new Set(lists.flat().map(({ opId }) => opId));
}

/** What was refused, by the server or by a device, is the poison and nothing else. */
function checkRejects({ journal }: World, facts: Facts, onDevices: ReadonlySet<string>, report: Report): void {
  const byServer = new Set(facts.receipts.filter(({ status }) => status === 'rejected').map(({ opId }) => opId));
  for (const [opId, { intent, durable }] of journal.seen) {
    const refused = byServer.has(opId) || onDevices.has(opId);
    if (refused && intent.poison === null) {
      const code = facts.receipts.find((receipt) => receipt.opId === opId)?.code ?? 'on the device';
      report('rejects', `${describe(intent)} (${opId}) is genuine and was refused: ${code}`);
    }
    if (!refused && intent.poison !== null && durable && !journal.destroyed.has(opId)) {
      report('rejects', `${describe(intent)} (${opId}) is poison and was not refused`);
    }
  }
}

function checkXp(seen: readonly Seen[], facts: Facts, report: Report): void {
  const expected = foldXp(
    seen.filter(({ intent }) => intent.poison === null),
    facts,
  );
  const total = expected.reduce((sum, { xp }) => sum + xp, 0);
  if (facts.xp !== total) report('xp', `the learner has ${facts.xp} XP, the fold says ${total}`);
  const ledger = new Map(facts.ledger.map(({ sourceId, amount }) => [sourceId, amount]));
  for (const { id, xp } of expected) {
    if (ledger.get(id) !== xp) report('xp', `${id} paid ${ledger.get(id)}, the fold says ${xp}`);
  }
}

/** Times are what they truly were, whatever the device's clock said. */
function checkTimes(seen: readonly Seen[], facts: Facts, report: Report): void {
  const at = new Map([
    ...facts.attempts.map(({ id, finishedAt }) => [id, finishedAt] as const),
    ...facts.ratings.map(({ opId, at }) => [opId, at] as const),
  ]);
  for (const { op, intent } of seen) {
    const stored = at.get(op.type === ATTEMPT_SUBMIT ? (op.args as AttemptSubmitArgs).attemptId : op.opId);
    if (stored === undefined || !intent.timely) continue;
    const off = Math.abs(stored - intent.at);
    if (off > TIME_TOLERANCE_MS) report('times', `${describe(intent)} is off by ${Math.round(off / 60_000)} minutes`);
  }
}

/** Devices repair themselves, and the server resets them, only where something happened that calls for it. */
function checkCauses(world: World, facts: Facts, steps: readonly Step[], report: Report): void {
  const restores = steps.filter((step) => step.do === 'restore');
  const cloned = steps.some((step) => step.do === 'clone');
  const causes: Record<string, boolean> = {
    epoch: restores.some(({ newEpoch }) => newEpoch),
    loss: restores.length > 0,
    cloned: cloned || restores.length > 0,
    gap: cloned || restores.length > 0,
  };
  for (const repair of world.journal.repairs) {
    if (!causes[repair]) report('repairs', `a device took a fresh identity because of '${repair}', which had no cause`);
  }
  if (world.resets > 0 && restores.length === 0) {
    report('drift', `${world.resets} answer(s) sent everything again`);
  }
  if (facts.differences > 0 && restores.length === 0) {
    report('drift', `${facts.differences} device(s) held other rows than the server and were sent everything again`);
  }
}

/** All devices hold what a new one gets. */
async function checkDevices(world: World, facts: Facts, report: Report): Promise<void> {
  const fresh = await world.addBrowser();
  await quiet(world);
  const expected = await contentOf(fresh);
  const profile = expected.rows.find(({ kind }) => kind === 'profile')?.body as { xp: number } | undefined;
  if (profile?.xp !== facts.xp) report('rows', `a new device shows ${profile?.xp} XP instead of ${facts.xp}`);
  for (const [index, browser] of world.browsers.entries()) {
    const { digest, summed, rows } = await contentOf(browser);
    if (digest !== expected.digest) report('digest', `browser ${index} has ${digest}, a new one ${expected.digest}`);
    if (digest !== summed) report('digest', `browser ${index} counts ${digest}, its rows sum up to ${summed}`);
    const [own, others] = [new Map(rows.map(keyed)), new Map(expected.rows.map(keyed))];
    for (const key of new Set([...own.keys(), ...others.keys()])) {
      if (own.get(key) !== others.get(key))
        report('rows', `browser ${index}, ${key}: ${own.get(key)} is not ${others.get(key)}`);
    }
  }
}

const keyed = ({ scope, kind, id, version, body }: StoredRow): [string, string] => [
  `${scope}|${kind}|${id}`,
  JSON.stringify([version, body]),
];

async function contentOf(browser: Browser) {
  const { meta, rows } = await browser.peek(async (tx) => ({ meta: await tx.meta(), rows: await tx.rows() }));
  const hashes = rows.map(({ kind, id, version }) => rowHash(kind, id, version));
  return { digest: meta?.digest ?? '', summed: moveDigest(EMPTY_DIGEST, hashes, []), rows };
}

function countBy(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

const describe = ({ type, args }: { type: string; args: Record<string, unknown> }) =>
  `${type} ${String(args.attemptId ?? args.n ?? args.left)}`;
