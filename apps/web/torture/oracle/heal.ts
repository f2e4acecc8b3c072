import { mend } from '../world/perform.ts';
import type { World } from '../world/world.ts';

/** Within so much time after healing everything must be on the server. */
export const DRAIN_MS = 60_000;
const LOOK_EVERY_MS = 1_000;
const EXCHANGES = 12;

/**
 * The world gets well: networks, disks and server work, each browser is open and signed in. Then nobody does anything.
 * Answers how long the queues took to empty, in milliseconds; null when they did not.
 */
export async function healAndDrain(world: World): Promise<number | null> {
  const { server, browsers, userId, clock } = world;
  await server.setRunning(true);
  await server.mend();
  for (const browser of browsers) {
    browser.heal();
    browser.signIn(await server.signIn(userId));
    browser.tab();
  }
  world.arrive();
  for (let waited = 0; waited <= DRAIN_MS; waited += LOOK_EVERY_MS) {
    if (await isEmpty(world)) return waited;
    await clock.advance(LOOK_EVERY_MS);
  }
  return (await isEmpty(world)) ? DRAIN_MS : null;
}

async function isEmpty({ browsers }: World): Promise<boolean> {
  const pending = await Promise.all(browsers.map(async (browser) => (await browser.pending()).length));
  return browsers.every((browser, index) => browser.held().length === 0 && pending[index] === 0);
}

/** What was parked is applied, and each browser looks once more, until nothing changes. */
export async function converge(world: World): Promise<void> {
  await mend(world);
  let before = '';
  for (let exchange = 0; exchange < EXCHANGES; exchange += 1) {
    for (const browser of world.browsers) browser.wake();
    await quiet(world);
    const metas = await Promise.all(world.browsers.map((browser) => browser.peek((tx) => tx.meta())));
    const now = JSON.stringify(metas.map((meta) => [meta?.cursor, meta?.digest, meta?.complete, meta?.acked]));
    if (now === before) return;
    before = now;
  }
}

const QUIET_MS = 20_000;
const GLANCE_MS = 500;

/** Every browser has nothing to do but to wait for the next minute. */
export async function quiet({ browsers, clock }: World): Promise<void> {
  for (let waited = 0; waited < QUIET_MS; waited += GLANCE_MS) {
    await clock.advance(GLANCE_MS);
    if (browsers.every(({ tabs }) => tabs.some(({ engine }) => engine.state().phase === 'idle'))) return;
  }
}
