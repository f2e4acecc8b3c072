// Fits weights of the review schedule for learners with many ratings, one learner per round.
import type { ReviewModel } from '@quorbit/contracts/reviews/cards';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { write } from '@quorbit/db/write';
import type { Worker } from '../../kernel/area.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Fit, Logs } from './fit.ts';
import { fitInThread } from './fit-in-thread.ts';
import {
  countFittableRatings,
  dequeueFitting,
  hasFittingRequest,
  listAdoptedModels,
  listLogs,
} from './fitting.repository.ts';
import { isDueToFit } from './fitting.ts';
import { addModel } from './models.service.ts';
import { loadOptimizer } from './optimizer.ts';

/** The server's dependencies that a round of fitting needs. */
export type FittingDeps = Pick<Deps, 'database' | 'log' | 'now'>;

/** Fits weights to a learner's logs; null if it can't find any. */
type Fitter = (logs: Logs, models: readonly ReviewModel[]) => Promise<Fit | null>;

/** Takes the oldest fitting request and fits weights for its learner. Returns false if there was no request. */
export async function fitNextLearner({ database, log, now }: FittingDeps, fitter: Fitter): Promise<boolean> {
  if (!(await hasFittingRequest(database.read))) return false;
  const userId = await database.transaction(dequeueFitting);
  if (userId === null) return false;
  const { ratings, fitted } = await countFittableRatings(database.read, userId);
  if (!isDueToFit(ratings, fitted)) return true;
  const models = await listAdoptedModels(database.read, userId);
  const found = await fitter(await listLogs(database.read, userId), models);
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
    // Fitting runs in a separate thread: with tens of thousands of ratings it takes a second or more, in which this
    // thread couldn't serve calls.
    const optimizer = loadOptimizer();
    const closing = new AbortController();
    return {
      async round() {
        if ((await optimizer) === null) return false;
        return fitNextLearner(deps, (logs, models) => fitInThread(logs, models, closing.signal));
      },
      interrupt: () => closing.abort(),
    };
  },
};
