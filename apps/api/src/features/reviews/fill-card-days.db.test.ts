import { cards } from '@quorbit/db/schema/reviews';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { ratingFixture } from '../../testing/rating-fixture.ts';
import { fillCardDays } from './fill-card-days.step.ts';

const NOW = new Date('2026-03-10T12:00:00Z');

describeWithServer('card days filled in for old cards', { now: NOW }, (harness) => {
  const fixture = ratingFixture(harness, NOW);
  const days = { introducedOn: cards.introducedOn, reviewedOn: cards.reviewedOn };

  async function filled() {
    const read = () => harness.database.read.select(days).from(cards).where(eq(cards.userId, fixture.learner.id));
    const before = await read();
    await harness.database.transaction(async (tx) => {
      await tx.update(cards).set({ introducedOn: null, reviewedOn: null }).where(eq(cards.userId, fixture.learner.id));
      await fillCardDays.run(tx, harness.server.deps);
    });
    expect(await read()).toEqual(before);
    return before;
  }

  it('are the day of the rating that introduced the card and the day of its newest log entry', async () => {
    expect(await filled()).toEqual([{ introducedOn: null, reviewedOn: null }]);
    await fixture.rate(-26, 5);
    await fixture.answer(2, -3);
    expect(await filled()).toEqual([{ introducedOn: '2026-03-09', reviewedOn: '2026-03-10' }]);
  });

  it('contain no day of introduction if the second entry was a wrong answer too', async () => {
    await fixture.answer(2, -30);
    await fixture.rate(-3, 5);
    expect(await filled()).toEqual([{ introducedOn: null, reviewedOn: '2026-03-10' }]);
  });
});
