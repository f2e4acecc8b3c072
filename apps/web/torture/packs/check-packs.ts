import { readKeptPacks } from '#features/quizzes/keeps.mirror.ts';
import { cardRows } from '#features/reviews/reviews.mirror.ts';
import type { Report } from '../oracle/violation.ts';
import type { Browser } from '../world/browser.ts';
import type { Learner } from '../world/learner.ts';
import type { World } from '../world/world.ts';

/** Packs come one after the other, and after a reply. */
const FETCHED_AFTER_MS = 60_000;
const LOOK_EVERY_MS = 2_000;

/** Devices have the packs that they should have and that they could get, asked for no more often than needed. */
export async function checkPacks(world: World, { packs, browsers }: Learner, report: Report): Promise<void> {
  for (const [index, browser] of browsers.entries()) {
    let lacking = await lacks(browser);
    for (let waited = 0; lacking.length > 0 && waited < FETCHED_AFTER_MS; waited += LOOK_EVERY_MS) {
      browser.show(true);
      await world.clock.advance(LOOK_EVERY_MS);
      lacking = await lacks(browser);
    }
    for (const hash of lacking) report('packs', `browser ${index} lacks ${hash}`);
  }
  packs.checkAsked();
  for (const fault of packs.faults) report('packs', fault);
}

/** The packs that a device wants and does not have, without a reason. */
async function lacks({ disk, learner }: Browser): Promise<string[]> {
  const { database, shelf } = disk;
  // Where there was no space, none is fetched until rows change much later.
  if (!database || shelf?.wasFull) return [];
  const wanted = new Set((await readKeptPacks(database)).values());
  for (const { packHash } of await cardRows.bodies(database)) wanted.add(packHash);
  const here = new Set(await database.packs.toCollection().primaryKeys());
  return [...wanted].filter((hash) => hash !== '' && !here.has(hash) && !learner.packs.wasRefused(disk, hash));
}
