// Counts who started each path. It counts anew each time: there are few paths, and an index has their learners.
import { pathProgress, paths } from '@quorbit/db/schema/paths';
import { sql } from 'drizzle-orm';
import type { Worker } from '../../kernel/area.ts';
import type { Deps } from '../../kernel/deps.ts';

const EVERY_MS = 180_000;

/**
 * Writes the counts that changed. Several processes may run it at once: each leaves out paths that another one is
 * writing. Learners who start a path wait for none of them, because what they lock of it is its key.
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
