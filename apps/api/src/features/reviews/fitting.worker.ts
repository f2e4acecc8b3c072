// Fits weights of the schedule to the ratings of learners who have many, one learner a round.
import { userScope } from '@quorbit/contracts/sync/scopes';
import { write } from '@quorbit/db/write';
import type { Worker } from '../../lib/worker.ts';
import type { Deps } from '../../trpc/context.ts';
import { fitWeights } from './fit.ts';
import { countForFitting, isAsked, readLogs, readModels, takeFitting } from './fitting.repository.ts';
import { isDueToFit } from './fitting.ts';
import { addModel } from './models.service.ts';
import { loadOptimizer, type Optimizer } from './optimizer.ts';

/** What a round needs of the server. */
export type Fitting = Pick<Deps, 'database' | 'log' | 'now'>;

/** Fits weights for the learner who asked first; returns whether one did. */
export async function fitOne({ database, log, now }: Fitting, optimize: Optimizer): Promise<boolean> {
  if (!(await isAsked(database.read))) return false;
  const userId = await database.transaction(takeFitting);
  if (userId === null) return false;
  const { ratings, fitted } = await countForFitting(database.read, userId);
  if (!isDueToFit(ratings, fitted)) return true;
  const models = await readModels(database.read, userId);
  const found = await fitWeights(await readLogs(database.read, userId), models, optimize);
  if (found === null) return true;
  const { weights, loss, lossBefore, better: adopted } = found;
  await write(
    database,
    [userScope(userId)],
    (tx) => addModel(tx, userId, { since: now(), weights, ratings, loss, lossBefore, adopted }),
    { onLateError: (error) => log.error({ error }, 'weights were noted, and their devices not told') },
  );
  log.info({ ratings, loss, lossBefore, adopted }, 'weights of the schedule were fitted');
  return true;
}

export const weightFitting: Worker = {
  name: 'weights',
  pauseMs: 60_000,
  start(deps) {
    const optimizer = loadOptimizer();
    return {
      async round() {
        const optimize = await optimizer;
        return optimize !== null && fitOne(deps, optimize);
      },
    };
  },
};
