// Weights that are fitted to a learner's ratings, against the published ones: log loss on the last quarter, which neither
// has seen, of generated learners whose memory is as published, shorter and longer.
import { fitWeights } from '../src/features/reviews/fit.ts';
import { FIT_FROM } from '../src/features/reviews/fitting.ts';
import { loadOptimizer } from '../src/features/reviews/optimizer.ts';
import { generateLogs } from '../src/testing/generated-learner.ts';
import { QUICK } from './support/quick.ts';
import { printCells } from './support/table.ts';

const LEARNERS = QUICK ? 2 : 20;
const SIZES = QUICK ? [400] : [400, 1_000, 4_000];
const MEMORIES = ['published', 'short', 'long'] as const;

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

const optimize = await loadOptimizer();
if (optimize === null) console.log('There is no optimizer for this system: the published weights stay.');
else {
  const rows: string[][] = [];
  for (const memory of MEMORIES) {
    for (const ratings of SIZES) {
      const fits: { loss: number; lossBefore: number; better: boolean; ms: number }[] = [];
      for (let seed = 1; seed <= LEARNERS; seed += 1) {
        const logs = generateLogs({ memory, ratings, seed });
        const start = performance.now();
        const found = await fitWeights(logs, [], optimize);
        if (found) fits.push({ ...found, ms: performance.now() - start });
      }
      const adopted = fits.filter(({ better }) => better);
      // What the product does: the fitted weights where they are better, the published ones elsewhere.
      const kept = fits.map(({ better, loss, lossBefore }) => (better && ratings >= FIT_FROM ? loss : lossBefore));
      rows.push([
        memory,
        String(ratings),
        mean(fits.map(({ lossBefore }) => lossBefore)).toFixed(4),
        mean(fits.map(({ loss }) => loss)).toFixed(4),
        `${adopted.length} of ${fits.length}${ratings < FIT_FROM ? ' (too few ratings to adopt)' : ''}`,
        mean(kept).toFixed(4),
        mean(fits.map(({ ms }) => ms)).toFixed(0),
      ]);
    }
  }
  printCells(
    `Held-out log loss, mean of ${LEARNERS} generated learners each`,
    [['memory', 'ratings', 'published', 'fitted', 'better with 95 %', 'as adopted', 'ms'], ...rows],
    [`Weights are adopted from ${FIT_FROM} ratings on, only where they are better.`],
  );
}
