import { JOURNAL_DAYS } from '@quorbit/contracts/sync/limits';
import type { Browser } from './browser.ts';
import type { Learner } from './learner.ts';
import { SLOWEST_MS } from './network.ts';
import type { AuthorAct, Step } from './steps.ts';
import type { World } from './world.ts';

const MINUTE_MS = 60_000;
/**
 * The wait in milliseconds until devices learn of an edited quiz: the server sends an edit once nothing has changed for
 * a minute.
 */
const EDIT_NOTICE_MS = 61_000;
const DAY_MS = 24 * 3_600_000;

type ServerStep = Exclude<Step, { on: number }>;

/** Performs a step that concerns the server or a learner's account. */
export async function onServer(world: World, learner: Learner, step: ServerStep): Promise<void> {
  const { server } = world;
  const { userId } = learner;
  switch (step.do) {
    case 'mend':
      await repair(world);
      break;
    case 'wait':
      await world.clock.advance(step.minutes * MINUTE_MS);
      break;
    case 'arrive':
      world.arrive();
      break;
    case 'database':
      server.failNext(step);
      break;
    case 'server':
      await server.setRunning(step.is === 'started');
      break;
    case 'version':
      server.setVersion(step.is);
      // A starting server applies parked work that it now knows.
      await replay(world);
      break;
    case 'author':
      await performAuthorStep(world, step);
      world.onAuthorChange();
      break;
    case 'contact':
      await server.setContact();
      break;
    case 'days':
      await passDays(world, step);
      break;
    default:
      if (!learner.isDeleted) await onAccount(world, learner, userId, step);
  }
}

type AccountStep = Extract<ServerStep, { who?: number }>;

async function onAccount(world: World, learner: Learner, userId: string, step: AccountStep): Promise<void> {
  const { server } = world;
  switch (step.do) {
    case 'sign-out':
      await server.signOut(userId);
      break;
    case 'backup':
      learner.backup = { content: await server.takeBackup(userId), receipts: learner.earlierReceipts };
      break;
    case 'restore':
      await restore(world, learner, step.newEpoch);
      break;
    case 'role':
      await server.setPremium(userId, step.premium);
      break;
    case 'model':
      await server.adoptModel(userId);
      break;
    case 'award':
      await server.award(userId);
      break;
    case 'notify':
      await server.notify(userId);
      break;
    case 'delete-account':
      // The only remaining account is never deleted.
      if (world.learners.filter(({ isDeleted }) => !isDeleted).length === 1) break;
      learner.earlierReceipts = await world.listAllReceipts(learner);
      await server.deleteAccount(userId);
      learner.isDeleted = true;
  }
}

async function restore(world: World, learner: Learner, newEpoch: boolean): Promise<void> {
  const { userId, backup, journal } = learner;
  if (backup === null) return;
  const before = await world.listAllReceipts(learner);
  await world.server.restore(userId, backup.content, newEpoch);
  learner.earlierReceipts = backup.receipts;
  // Devices keep accepted work only for `JOURNAL_DAYS`, so work that is older and lost by the restore can't be sent
  // again.
  const storedSince = world.clock.now() - JOURNAL_DAYS * DAY_MS;
  const known = new Set((await world.listAllReceipts(learner)).map(({ opId }) => opId));
  for (const { opId, receivedAt } of before) {
    if (receivedAt < storedSince && !known.has(opId)) journal.destroyed.add(opId);
  }
  await world.giveUpDestroyed(learner);
}

/** Repairs the server's defect, and applies the work that was parked because of it. */
export async function repair(world: World): Promise<void> {
  await world.server.repair();
  await replay(world);
  if (!world.edited) return;
  await world.clock.advance(EDIT_NOTICE_MS);
  await world.server.time.advanceTo(world.clock.now());
}

async function replay(world: World): Promise<void> {
  for (const learner of world.learners) {
    if (learner.isDeleted) continue;
    await world.server.replay(learner.userId);
    // A receipt keeps its original date. If work was parked for longer than receipts last, the server's next cleanup
    // deletes its receipt.
    learner.earlierReceipts = await world.listAllReceipts(learner);
  }
}

async function passDays(world: World, { count, closed }: { count: number; closed: boolean }): Promise<void> {
  const { server, learners, browsers, clock } = world;
  // No process stays suspended for days, and every write has reached the disk for good by then.
  for (const browser of browsers) {
    browser.resume();
    browser.durable = null;
  }
  await deliverInFlight(world);
  await markTimesUnknown(browsers);
  if (closed) for (const browser of browsers) browser.die();
  for (const learner of learners) learner.earlierReceipts = await world.listAllReceipts(learner);
  clock.jump(count * DAY_MS);
  world.days += count;
  await server.time.advanceTo(clock.now());
}

/**
 * Marks the times of waiting work as unknown in browsers whose clocks drift, because over days the drift can't be
 * determined.
 */
async function markTimesUnknown(browsers: readonly Browser[]): Promise<void> {
  for (const browser of browsers) {
    const { learner, clock } = browser;
    if (clock.drifts) learner.journal.onClockJump(browser, [...browser.unsaved(), ...(await browser.pending())]);
  }
}

/** Delivers all requests on their way, because none travels for days, and prevents new ones meanwhile. */
async function deliverInFlight(world: World): Promise<void> {
  const networks = world.browsers.map(({ network }) => ({ network, state: network.state }));
  for (const { network } of networks) network.state = 'down';
  // A request that the server has replied to may arrive once more, so this runs twice.
  for (let time = 0; time < 2; time += 1) {
    await world.clock.advance(2 * SLOWEST_MS);
    world.arrive();
  }
  await world.clock.advance(2 * SLOWEST_MS);
  for (const { network, state } of networks) network.state = state;
}

async function performAuthorStep(world: World, { act, quiz: number }: { act: AuthorAct; quiz: number }): Promise<void> {
  const { server, authored } = world;
  world.edited = true;
  if (act === 'add' || act === 'rank') {
    authored.push(await server.author.add(act === 'rank'));
    return;
  }
  const index = number % Math.max(1, authored.length);
  const quiz = authored[index];
  if (!quiz) return;
  if (act === 'extend' || act === 'edit') authored[index] = await server.author[act](quiz);
  else await server.author[act](quiz);
  if (act === 'remove') authored.splice(index, 1);
}
