// Uses the built server, because the thread that fits weights needs a built file, which the sources don't have.
import { expect, it } from 'vitest';
import { fitWeights } from '../../apps/api/dist/features/reviews/fit.js';
import { fitInThread } from '../../apps/api/dist/features/reviews/fit-in-thread.js';
import { loadOptimizer } from '../../apps/api/dist/features/reviews/optimizer.js';
import { generateLogs } from '../../apps/api/dist/testing/generated-learner.js';

const LOGS = generateLogs({ memory: 'long', ratings: 1_000, seed: 3 });

it('fitting weights in a thread of its own gives the same result as fitting them here', async () => {
  const optimize = await loadOptimizer();
  if (optimize === null) throw new Error('There is no optimizer for this system.');
  const [there, here] = [await fitInThread(LOGS, []), await fitWeights(LOGS, [], optimize)];
  expect(there?.better).toBe(here?.better);
  expect(there?.lossBefore).toBeCloseTo(here?.lossBefore ?? 0, 10);
  expect(there?.loss).toBeCloseTo(here?.loss ?? 0, 3);
});

it('a fitting thread is ended when its caller stops waiting', async () => {
  const stop = new AbortController();
  const fitting = fitInThread(LOGS, [], stop.signal);
  stop.abort();
  await expect(fitting).rejects.toThrow('ended');
});
