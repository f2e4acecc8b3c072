import type { Browser } from '../world/browser.ts';
import { repair } from '../world/server-steps.ts';
import type { World } from '../world/world.ts';
import type { Report } from './violation.ts';

/** The time after healing within which every queue must be empty, in milliseconds. */
export const DRAIN_MS = 60_000;
const CHECK_EVERY_MS = 1_000;
const EXCHANGES = 12;

/**
 * Heals the world: networks, disks and server work, and each browser is open and signed in. Then the learners do
 * nothing more.
 * @returns how long the queues took to empty, in milliseconds; null if they weren't empty after `DRAIN_MS`.
 */
export async function healAndDrain(world: World): Promise<number | null> {
  const { server, browsers, clock } = world;
  await server.setRunning(true);
  await server.repair();
  server.setVersion('newer');
  for (const browser of browsers) {
    const { learner, claims } = browser;
    browser.heal();
    browser.signIn(learner.isDeleted ? claims : await server.signIn(learner.userId));
    browser.tab();
  }
  world.arrive();
  for (let waited = 0; waited <= DRAIN_MS; waited += CHECK_EVERY_MS) {
    if (await isEmpty(world)) return waited;
    await clock.advance(CHECK_EVERY_MS);
  }
  return (await isEmpty(world)) ? DRAIN_MS : null;
}

async function isEmpty(world: World): Promise<boolean> {
  const browsers = listPresent(world);
  const pending = await Promise.all(browsers.map(async (browser) => (await browser.pending()).length));
  return browsers.every((browser, index) => browser.unsaved().length === 0 && pending[index] === 0);
}

/**
 * Applies parked work, then lets each browser sync again until nothing changes any more. Returns false if the devices
 * never come to rest.
 */
export async function converge(world: World, report: Report): Promise<boolean> {
  await repair(world);
  let before = '';
  for (let exchange = 0; exchange < EXCHANGES; exchange += 1) {
    const counts = world.browsers.map(({ requests, resets }) => ({ requests, resets }));
    for (const browser of world.browsers) browser.show(true);
    if (!(await requireRest(world, report))) return false;
    const metas = await Promise.all(world.browsers.map((browser) => browser.peek((tx) => tx.meta())));
    const now = JSON.stringify(metas.map((meta) => [meta?.cursor, meta?.digest, meta?.complete, meta?.acked]));
    if (now === before) {
      reportIdle(world, counts, report);
      return true;
    }
    before = now;
  }
  report('restless', `after ${EXCHANGES} looks at the server devices still change`);
  return false;
}

type RequestCounts = Pick<Browser, 'requests' | 'resets'>;

function reportIdle({ browsers, clock }: World, before: readonly RequestCounts[], report: Report): void {
  for (const [index, { requests, resets, tabs }] of browsers.entries()) {
    const earlier = before[index] ?? { requests: 0, resets: 0 };
    const asked = requests - earlier.requests;
    // The visible tab already has all rows and asks the server once whether there are more. In real time the world runs
    // on meanwhile, so each tab may also ask by itself.
    if (asked > (clock.isReal ? 2 * tabs.length : 1))
      report('restless', `browser ${index} asked ${asked} times for nothing`);
    if (resets > earlier.resets) report('restless', `browser ${index} has everything and was sent it again`);
  }
}

const QUIET_MS = 55_000;
const QUIET_CHECK_MS = 500;

/** Waits until every tab is idle or follows the leading tab. Returns false if that doesn't happen in time. */
async function isQuiet(world: World): Promise<boolean> {
  for (let waited = 0; waited < QUIET_MS; waited += QUIET_CHECK_MS) {
    await world.clock.advance(QUIET_CHECK_MS);
    if (listPresent(world).every(isResting)) return true;
  }
  return false;
}

function isResting({ tabs }: Browser): boolean {
  const phases = tabs.map(({ engine }) => engine.state().phase);
  return phases.includes('idle') && phases.every((phase) => phase === 'idle' || phase === 'following');
}

/** Returns whether every browser becomes idle in time, and reports those that don't. */
export async function requireRest(world: World, report: Report): Promise<boolean> {
  if (await isQuiet(world)) return true;
  for (const [index, browser] of world.browsers.entries()) {
    const { tabs, requests, learner } = browser;
    if (!learner.isDeleted && !isResting(browser)) {
      const phases = tabs.map(({ engine }) => engine.state().phase);
      report('restless', `browser ${index} is ${phases.join(', ')} after ${requests} requests`);
    }
  }
  return false;
}

/** Returns the browsers of learners who still have an account. */
function listPresent({ browsers }: World) {
  return browsers.filter(({ learner }) => !learner.isDeleted);
}
