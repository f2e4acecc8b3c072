import { newId } from '@quorbit/contracts/lib/ids';
import type { ReviewModel } from '@quorbit/contracts/reviews/cards';
import { foldCard } from '@quorbit/contracts/reviews/schedule';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { cards, reviewFittings, reviewLog, reviewModels } from '@quorbit/db/schema/reviews';
import { write } from '@quorbit/db/write';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { findViolations } from '../../testing/area/mirror.ts';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { Device } from '../../testing/device.ts';
import { generateLogs, weightsOf } from '../../testing/generated-learner.ts';
import { ratingFixture, rethrow } from '../../testing/rating-fixture.ts';
import { fitWeights, type Logs } from './fit.ts';
import { fitNextLearner } from './fitting.worker.ts';
import { addModel } from './models.service.ts';
import { loadOptimizer } from './optimizer.ts';

const NOW = new Date('2026-03-10T12:00:00.000Z');

describeWithServer('the learner’s own weights', { now: NOW }, (harness) => {
  const fixture = ratingFixture(harness, NOW);
  const modelsOf = () =>
    harness.database.read.select().from(reviewModels).where(eq(reviewModels.userId, fixture.learner.id));

  /**
   * Stores this many ratings of a learner whose memory lasts longer than most people's, and a request for a fitting.
   */
  async function plantRatings(ratings: number): Promise<void> {
    const userId = fixture.learner.id;
    let no = 10;
    const rows = generateLogs({ memory: 'long', ratings, seed: 2 }).flatMap((log) => {
      const questionId = newId();
      return log.flatMap((entry) => {
        if (entry.cause === 'mistake') return [];
        no += 1;
        const { at, quality } = entry;
        return [
          {
            id: newId(),
            userId,
            questionId,
            opId: newId(),
            quality,
            at: new Date(at),
            day: at.slice(0, 10),
            acceptedNo: no,
          },
        ];
      });
    });
    await harness.database.transaction(async (tx) => {
      for (let from = 0; from < rows.length; from += 500)
        await tx.insert(reviewLog).values(rows.slice(from, from + 500));
      await tx.insert(reviewFittings).values({ userId, askedAt: NOW });
    });
  }

  it('are fitted to many ratings, adopted if they are better, sent to devices, and rewrite no card', async () => {
    const optimize = await loadOptimizer();
    if (optimize === null) throw new Error('There is no optimizer for this system.');
    const fit = (logs: Logs, models: readonly ReviewModel[]) => fitWeights(logs, models, optimize);
    await fixture.rate(-1, 5);
    const before = await harness.database.read.select().from(cards).where(eq(cards.userId, fixture.learner.id));
    await plantRatings(3_000);
    const missed = await findViolations(harness, [fixture.learner], NOW, () =>
      fitNextLearner(harness.server.deps, fit),
    );
    expect(missed).toEqual([]);
    const [model] = await modelsOf();
    expect(model).toMatchObject({ adopted: true, ratings: 3_001, since: NOW });
    expect(model?.loss).toBeLessThan(model?.lossBefore ?? 0);
    expect(await harness.database.read.select().from(cards).where(eq(cards.userId, fixture.learner.id))).toEqual(
      before,
    );
    const device = new Device(fixture.learner, () => NOW.getTime());
    await device.drain();
    expect(device.bodies('model').get(model?.id ?? '')).toEqual({ since: NOW.toISOString(), weights: model?.weights });
    // The request was removed, so no learner is left to fit weights for.
    expect(await fitNextLearner(harness.server.deps, fit)).toBe(false);
  }, 30_000);

  it('apply to later ratings; earlier ratings fold as before, whenever they arrive', async () => {
    const weights = [...weightsOf('long')];
    const model = { since: NOW, weights, ratings: 1_000, loss: 0.3, lossBefore: 0.4, adopted: true };
    await write(harness.database, [userScope(fixture.learner.id)], (tx) => addModel(tx, fixture.learner.id, model), {
      onLateError: rethrow,
    });
    const models = [{ since: NOW.toISOString(), weights }];
    const mistake = { id: 'm', at: fixture.hours(-48).toISOString(), cause: 'mistake' as const };
    const rating = (at: number) => ({
      id: newId(),
      at: fixture.hours(at).toISOString(),
      cause: 'rating' as const,
      quality: 5 as const,
    });
    harness.server.setNow(fixture.hours(72));
    const [late, after] = [rating(-30), rating(70)];
    await fixture.rate(70, 5, after.id);
    await fixture.rate(-30, 5, late.id);
    const folded = foldCard(fixture.questionId, [mistake, late, after], models);
    expect(await fixture.card()).toMatchObject({ stability: folded?.stability, due: new Date(folded?.due ?? '') });
    expect(folded?.stability).not.toBe(foldCard(fixture.questionId, [mistake, late, after])?.stability);
  });

  it('are not fitted before there are a thousand ratings', async () => {
    await plantRatings(900);
    const fit = async () => {
      throw new Error('Nobody asked.');
    };
    expect(await fitNextLearner(harness.server.deps, fit)).toBe(true);
    expect(await modelsOf()).toEqual([]);
  });
});
