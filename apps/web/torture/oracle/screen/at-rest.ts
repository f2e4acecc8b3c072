import type { Facts } from '../../../../api/src/testing/torture/facts.ts';
import { findOp, tagOf } from '../../ops/ops.ts';
import type { Learner } from '../../world/learner.ts';
import type { World } from '../../world/world.ts';
import type { Report } from '../violation.ts';
import { readFigures } from './figures.ts';
import { type ScreenSnapshot, takeSnapshots } from './screen-snapshot.ts';

/** Reports each screen that differs from the server, once all work is on the server and all rows are on the device. */
export async function checkScreensAtRest(world: World, learner: Learner, facts: Facts, report: Report): Promise<void> {
  for (const [index, browser] of learner.browsers.entries()) {
    const looks = await takeSnapshots(world, browser);
    if (looks === null) report('screen', `browser ${index} does not hold still`);
    const tell: Report = (check, what) => report(check, `browser ${index} at rest: ${what}`);
    for (const look of looks ?? []) {
      world.looks += 1;
      await checkFigures(world, look, facts, tell);
      checkReports(look, facts, tell);
      checkWorkList(look, facts, tell);
    }
  }
}

async function checkFigures({ server }: World, look: ScreenSnapshot, facts: Facts, report: Report): Promise<void> {
  const same = (name: string, value: unknown, other: unknown) => {
    const [is, must] = [JSON.stringify(value), JSON.stringify(other)];
    if (is !== must) report('screen', `${name} is ${is}, not ${must}`);
  };
  const shown = readFigures(look);
  // The device's estimate of the server's clock may be off by the network's delay, so the server computes its figures
  // for the device's time.
  const told = await server.readFigures(look.browser.learner.userId, shown.now);
  same('XP', shown.xp, told.xp);
  same('the zone', shown.zone, told.timeZone);
  same('the streak', shown.streak, told.streak);
  same('the list of reviews', shown.due, told.due);
  const suspended = new Set(
    facts.suspensions.filter((suspension) => suspension.suspended).map(({ questionId }) => questionId),
  );
  same('the number of cards', shown.cards.size, facts.cards.length);
  for (const card of facts.cards) {
    const { questionId, lastReview, due } = card;
    same(`card ${questionId}`, shown.cards.get(questionId), { ...card, suspended: suspended.has(questionId) });
    const waits = lastReview === null ? 0 : due - lastReview;
    if (waits % DAY_MS !== 0 || waits < 0) report('screen', `card ${questionId} waits for ${waits} ms`);
  }
}

const DAY_MS = 24 * 3_600_000;

/**
 * Reports accepted attempts without a report, reports without an accepted attempt, and attempts that are still pending.
 */
function checkReports({ screen }: ScreenSnapshot, { attempts }: Facts, report: Report): void {
  const accepted = new Set(attempts.map(({ id }) => id));
  const reports = new Set(screen.reports.map(({ id }) => id));
  if (reports.size !== screen.reports.length) report('screen', 'a report is on the screen twice');
  for (const id of new Set([...accepted, ...reports])) {
    if (!reports.has(id)) report('screen', `attempt ${id} has no report`);
    if (!accepted.has(id)) report('screen', `there is a report of ${id}, which the server does not have`);
  }
  for (const { attemptId, status } of screen.attempts) {
    if (status !== 'rejected') report('screen', `attempt ${attemptId} is still ${status}`);
  }
}

/**
 * Reports parked or refused work that is missing from the list in Settings → Sync, and genuine work that the list shows
 * as refused.
 */
function checkWorkList({ browser, screen, expected, intents }: ScreenSnapshot, facts: Facts, report: Report): void {
  const { journal, drafts } = browser.learner;
  const parked = new Set(facts.receipts.filter(({ status }) => status === 'parked').map(({ opId }) => opId));
  for (const { opId, status, refusal } of screen.work) {
    const intent = intents.get(opId);
    const name = `${intent ? tagOf(intent) : opId} (${opId})`;
    if (status === 'waiting' || status === 'unsaved') report('screen', `${name} is still ${status}`);
    if (status === 'parked' && !parked.delete(opId)) report('screen', `${name} is shown as parked`);
    // If two disks handed in the same draft, the later attempt is refused and stays listed.
    const isOther = refusal?.code === 'ATTEMPT_EXISTS' && intent !== undefined && drafts.isForked(intent);
    const isAllowed = findOp(intent?.type ?? '')?.mayBeRefused?.includes(refusal?.code ?? '') ?? false;
    if (status === 'rejected' && intent?.poison === null && !intent.discarded && !isOther && !isAllowed) {
      report('screen', `${name} is genuine and shown as refused`);
    }
  }
  for (const opId of parked) report('screen', `${opId} is parked, which the screen does not show`);
  const listed = new Set(screen.work.map(({ opId }) => intents.get(opId)));
  const taken = new Set(facts.receipts.filter(({ status }) => status === 'applied').map(({ opId }) => opId));
  for (const { op, intent } of expected) {
    const isRefused = intent.poison !== null && intent.poison !== 'type' && !taken.has(op.opId);
    const mayMiss = intent.discarded || journal.destroyed.has(op.opId);
    if (isRefused && !mayMiss && !listed.has(intent)) {
      report('screen', `${tagOf(op)} (${op.opId}) was refused, which the screen does not show`);
    }
  }
}
