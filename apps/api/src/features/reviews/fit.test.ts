import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateLogs, weightsOf } from '../../testing/generated-learner.ts';
import { type CardHistory, fitWeights } from './fit.ts';
import { isDueToFit, isTimeToFit, MIN_RATINGS_TO_FIT } from './fitting.ts';
import { loadOptimizer } from './optimizer.ts';
import { lowerBound } from './paired-bootstrap.ts';

describe('fitting weights', () => {
  it('finds better weights for a learner who remembers longer, with the optimizer of this system', async () => {
    const optimize = await loadOptimizer();
    if (optimize === null) throw new Error('There is no optimizer for this system.');
    const found = await fitWeights(generateLogs({ memory: 'long', ratings: 3_000, seed: 2 }), [], optimize);
    expect(found?.better).toBe(true);
    expect(found?.loss).toBeLessThan(found?.lossBefore ?? 0);
    expect(found?.weights).toHaveLength(21);
  });

  it('learns only from the first three quarters, and never from first ratings', async () => {
    const logs = generateLogs({ memory: 'long', ratings: 400, seed: 1 });
    const seen: CardHistory[] = [];
    await fitWeights(logs, [], async (histories) => {
      seen.push(...histories);
      return [...weightsOf('long')];
    });
    const repeated = logs.reduce((sum, log) => sum + Math.max(0, log.length - 2), 0);
    expect(seen.length).toBeGreaterThan(repeated * 0.7);
    expect(seen.length).toBeLessThan(repeated * 0.8);
    expect(seen.every((history) => history.length > 1 && history[0]?.days === 0)).toBe(true);
  });

  it('calls weights better if they are the learner’s own, and not if they are far off', async () => {
    const logs = generateLogs({ memory: 'long', ratings: 3_000, seed: 2 });
    expect(await fitWeights(logs, [], async () => [...weightsOf('long')])).toMatchObject({ better: true });
    expect(await fitWeights(logs, [], async () => [...weightsOf('short')])).toMatchObject({ better: false });
    expect(await fitWeights(logs, [], async () => null)).toBeNull();
    expect(await fitWeights([], [], async () => [...weightsOf('long')])).toBeNull();
  });

  it('compares with the weights in force, not with the published ones', async () => {
    const logs = generateLogs({ memory: 'short', ratings: 2_000, seed: 5 });
    const inForce = [{ since: new Date(0).toISOString(), weights: weightsOf('short') }];
    const found = await fitWeights(logs, inForce, async () => [...weightsOf('short')]);
    expect(found?.loss).toBe(found?.lossBefore);
    expect(found?.better).toBe(false);
  });
});

describe('the lower bound of a mean difference', () => {
  it('is above zero if every group agrees, and below zero if they do not', () => {
    expect(lowerBound([[0.1, 0.2], [0.3], [0.1]], 0.95)).toBeGreaterThan(0);
    expect(lowerBound([[1], [-1], [1], [-1]], 0.95)).toBeLessThan(0);
    expect(lowerBound([[]], 0.95)).toBe(Number.NEGATIVE_INFINITY);
  });

  it('lies at most slightly above the mean, and is the same each time', () => {
    const groups = fc.array(fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 1, maxLength: 5 }), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(groups, (all) => {
        const bound = lowerBound(all, 0.95);
        const flat = all.flat();
        const spread = 1e-9 + (Math.max(...flat) - Math.min(...flat)) * 0.2;
        expect(bound).toBeLessThanOrEqual(flat.reduce((sum, value) => sum + value, 0) / flat.length + spread);
        expect(lowerBound(all, 0.95)).toBe(bound);
      }),
      { numRuns: 30 },
    );
  });
});

describe('the time to fit weights', () => {
  it('comes every 250 pieces of work from a thousand on, once the ratings have grown by a quarter', () => {
    expect([isTimeToFit(240, 20), isTimeToFit(990, 20), isTimeToFit(1_001, 100), isTimeToFit(1_240, 20)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect([isDueToFit(MIN_RATINGS_TO_FIT - 1, 0), isDueToFit(MIN_RATINGS_TO_FIT, 0)]).toEqual([false, true]);
    expect([isDueToFit(1_249, 1_000), isDueToFit(1_250, 1_000)]).toEqual([false, true]);
  });
});
