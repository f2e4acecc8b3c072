import type { Browser } from './browser.ts';
import type { World } from './world.ts';

/** From now on a loss of power takes nothing of what is on the disk now. */
export async function flush(browser: Browser): Promise<void> {
  const { journal } = browser.learner;
  browser.durable = await browser.disk.copy();
  journal.copy(browser.disk, browser.durable);
  browser.learner.drafts.flush(browser.disk);
}

/**
 * The browser dies, and its disk is as it was when it was last flushed. Work that was saved since and not sent is lost:
 * a disk that says 'done' too early cannot be helped. What the server has must come back, and count once.
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
