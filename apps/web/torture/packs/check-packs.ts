import { selectDownloadedPacks } from '#features/quizzes/downloads.mirror.ts';
import { cardRows } from '#features/reviews/reviews.mirror.ts';
import { readMirror } from '#offline/mirror/read-mirror.ts';
import { createSelector } from '#offline/mirror/selector.ts';
import type { Report } from '../oracle/violation.ts';
import type { Browser } from '../world/browser.ts';
import type { Learner } from '../world/learner.ts';
import type { World } from '../world/world.ts';

/** The wait for missing packs, in milliseconds: packs are fetched one after the other, after a reply. */
const FETCHED_AFTER_MS = 60_000;
const CHECK_EVERY_MS = 2_000;

/**
 * Reports packs that a device should have and could get but lacks, and packs that were requested more often than
 * needed.
 */
export async function checkPacks(world: World, { packs, browsers }: Learner, report: Report): Promise<void> {
  for (const [index, browser] of browsers.entries()) {
    let lacking = await listMissing(browser);
    for (let waited = 0; lacking.length > 0 && waited < FETCHED_AFTER_MS; waited += CHECK_EVERY_MS) {
      browser.show(true);
      await world.clock.advance(CHECK_EVERY_MS);
      lacking = await listMissing(browser);
    }
    for (const hash of lacking) report('packs', `browser ${index} lacks ${hash}`);
  }
  packs.checkRequests();
  for (const fault of packs.faults) report('packs', fault);
}

const selectWanted = createSelector(
  (get) => new Set([...get(selectDownloadedPacks).values(), ...get(cardRows.bodies).map(({ packHash }) => packHash)]),
);

/** Lists the packs that a device wants but lacks, unless they were refused or the disk was full. */
async function listMissing({ disk, learner }: Browser): Promise<string[]> {
  const { database, shelf } = disk;
  // After the disk was full, no pack is fetched for an hour, and then only once rows change.
  if (!database || shelf?.wasFull) return [];
  const wanted = await readMirror({ database, areas: [], unsaved: [] }, selectWanted);
  const stored = new Set(await database.packs.toCollection().primaryKeys());
  return [...wanted].filter((hash) => hash !== '' && !stored.has(hash) && !learner.packs.wasRefused(disk, hash));
}
