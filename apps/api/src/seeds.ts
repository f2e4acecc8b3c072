import type { ServerArea } from './define-area.ts';
import type { Seed, SeedDeps } from './kernel/area.ts';

/** Runs the seeds of one phase, area by area in the order of `areas`. */
export async function runSeeds(
  areas: Readonly<Record<string, ServerArea>>,
  phase: Seed['phase'],
  deps: SeedDeps,
): Promise<void> {
  for (const { seeds = [] } of Object.values(areas))
    for (const seed of seeds) if (seed.phase === phase) await seed.run(deps);
}
