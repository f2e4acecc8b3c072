import type { Facts } from '../../../../api/src/testing/torture/facts.ts';
import { findOp, tagOf } from '../../ops/ops.ts';
import type { Learner } from '../../world/learner.ts';
import type { World } from '../../world/world.ts';
import type { Report } from '../violation.ts';
import { type Folded, fold } from './fold.ts';
import { type Look, lookAt } from './look.ts';
import { dayOf, dueOn, skippedBy, streakOn, zoneOf } from './rules.ts';
import { shownIn } from './shown.ts';

/** Everything is on the server and every row is here: each screen shows what the work comes to by rules of our own. */
export async function checkScreensAtRest(world: World, learner: Learner, facts: Facts, report: Report): Promise<void> {
  const receipts = await world.receiptsEver(learner);
  const folded = fold([...learner.journal.seen.values()], facts, receipts);
  for (const [index, browser] of learner.browsers.entries()) {
    const looks = await lookAt(world, browser);
    if (looks === null) report('screen', `browser ${index} does not hold still`);
    const tell: Report = (check, what) => report(check, `browser ${index} at rest: ${what}`);
    for (const look of looks ?? []) {
      checkFigures(look, folded, world, tell);
      checkReports(look, folded, tell);
      checkWorkList(look, facts, tell);
    }
  }
}

function checkFigures(
  look: Look,
  { xp, active, sessions, cards, rated, difficulties }: Folded,
  { clock, sealed }: World,
  report: Report,
): void {
  const shown = shownIn(look);
  const same = (name: string, one: unknown, other: unknown) => {
    const [is, must] = [JSON.stringify(one), JSON.stringify(other)];
    if (is !== must) report('screen', `${name} is ${is}, not ${must}`);
  };
  same('XP', shown.xp, xp);
  const zone = zoneOf(sessions);
  same('the zone', shown.zone, zone);
  same('the streak', shown.streak, streakOn(active, skippedBy(sessions, active), dayOf(clock.now(), zone)));
  // The device's idea of the server's clock may be off by what the network took.
  const day = { now: look.now + look.screen.deck.skew, zone, sealed, rated, difficulties };
  same('the list of reviews', shown.due, dueOn(cards, day));
  same('the number of cards', shown.cards.size, cards.length);
  for (const card of cards) {
    same(`card ${card.questionId}`, shown.cards.get(card.questionId), card);
    const { lastReview, due } = card;
    const waits = lastReview === null ? 0 : due - lastReview;
    if (waits % DAY_MS !== 0 || waits < 0) report('screen', `card ${card.questionId} waits for ${waits} ms`);
  }
}

const DAY_MS = 24 * 3_600_000;

/** Every accepted attempt has its report, and no other one; none is pending. */
function checkReports({ screen }: Look, { attempts }: Folded, report: Report): void {
  const reports = new Set(screen.reports.map(({ id }) => id));
  for (const id of new Set([...attempts, ...reports])) {
    if (!reports.has(id)) report('screen', `attempt ${id} has no report`);
    if (!attempts.has(id)) report('screen', `there is a report of ${id}, which the server does not have`);
  }
  for (const { attemptId, status } of screen.attempts) {
    if (status !== 'rejected') report('screen', `attempt ${attemptId} is still ${status}`);
  }
}

/** The list of work holds what is parked, and what was refused here. */
function checkWorkList({ browser, screen, held, intents }: Look, facts: Facts, report: Report): void {
  const { journal, drafts } = browser.learner;
  const parked = new Set(facts.receipts.filter(({ status }) => status === 'parked').map(({ opId }) => opId));
  for (const { opId, status, refusal } of screen.work) {
    const intent = intents.get(opId);
    const name = `${intent ? tagOf(intent) : opId} (${opId})`;
    if (status === 'waiting' || status === 'unsaved') report('screen', `${name} is still ${status}`);
    if (status === 'parked' && !parked.delete(opId)) report('screen', `${name} is shown as parked`);
    // Of a draft that two disks handed in, what came later is refused and stays on show.
    const isOther = refusal?.code === 'ATTEMPT_EXISTS' && intent !== undefined && drafts.isForked(intent);
    const isAllowed = findOp(intent?.type ?? '')?.mayBeRefused?.includes(refusal?.code ?? '') ?? false;
    if (status === 'rejected' && intent?.poison === null && !intent.discarded && !isOther && !isAllowed) {
      report('screen', `${name} is genuine and shown as refused`);
    }
  }
  for (const opId of parked) report('screen', `${opId} is parked, which the screen does not show`);
  const listed = new Set(screen.work.map(({ opId }) => intents.get(opId)));
  const taken = new Set(facts.receipts.filter(({ status }) => status === 'applied').map(({ opId }) => opId));
  for (const { op, intent } of held) {
    const isRefused = intent.poison !== null && intent.poison !== 'type' && !taken.has(op.opId);
    const mayMiss = intent.discarded || journal.destroyed.has(op.opId);
    if (isRefused && !mayMiss && !listed.has(intent)) {
      report('screen', `${tagOf(op)} (${op.opId}) was refused, which the screen does not show`);
    }
  }
}
