import type { Browser } from './browser.ts';
import type { World } from './world.ts';

/** Copies the disk, so that a later power loss leaves its present content intact. */
export async function flush(browser: Browser): Promise<void> {
  const { journal } = browser.learner;
  browser.durable = await browser.disk.copy();
  journal.copy(browser.disk, browser.durable);
  browser.learner.drafts.flush(browser.disk);
}

/**
 * Kills the browser and rolls its disk back to the last flush. Unsent work saved since then is lost; work that the
 * server has must return to the device and count once.
 */
export async function losePower(world: World, browser: Browser): Promise<void> {
  const { disk, durable, learner } = browser;
  if (durable === null) return;
  browser.die();
  learner.journal.dropDisk(disk);
  disk.close();
  learner.drafts.rollBack(disk, durable);
  browser.disk = durable;
  await flush(browser);
  await world.giveUpDestroyed(learner);
}
