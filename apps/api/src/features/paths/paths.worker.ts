// Counts the learners who started each path. It counts them all each time: there are few paths, and an index covers
// their learners.
import { pathProgress, paths } from '@quorbit/db/schema/paths';
import { sql } from 'drizzle-orm';
import type { Worker } from '../../kernel/area.ts';
import type { Deps } from '../../kernel/deps.ts';

const EVERY_MS = 180_000;

/**
 * Updates each path's number of learners if it changed. Several processes may run this at once: each skips paths that
 * another one is updating. Learners who start a path don't wait for it, because they only lock the path's key.
 */
export async function updateLearnerCounts({ database }: Pick<Deps, 'database'>): Promise<boolean> {
  await database.transaction((tx) =>
    tx.execute(sql`
      with counted as (
        select paths.id, (select count(*) from ${pathProgress} where path_progress.path_id = paths.id) as learners
        from ${paths} order by paths.id for no key update of paths skip locked)
      update ${paths} set learners = counted.learners
      from counted where counted.id = paths.id and counted.learners <> paths.learners`),
  );
  return false;
}

export const pathLearners: Worker = {
  name: 'path-learners',
  pauseMs: EVERY_MS,
  start: (deps) => ({ round: () => updateLearnerCounts(deps) }),
};
