import { newId } from '@quorbit/contracts/lib/ids';
import { boardRows } from '@quorbit/db/schema/leaderboards';
import { learners } from '@quorbit/db/schema/learners';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { foldAll } from '../../testing/fold-all.ts';
import { ratingFixture } from '../../testing/rating-fixture.ts';

const NOW = new Date('2026-03-10T12:00:00.000Z');

describeWithServer('what ratings pay, and the days that count for them', { now: NOW }, (harness) => {
  const fixture = ratingFixture(harness, NOW);
  const { answer, rate, card, ledger, days, hours, plantPaid } = fixture;

  it('puts the card off, pays two XP and enters them for the day on which it was done', async () => {
    const { due, xpEarned } = await rate(-30, 5);
    expect(xpEarned).toBe(2);
    expect((await card()).due.toISOString()).toBe(due);
    expect(await card()).toMatchObject({ state: 'review', reps: 1, lastReview: hours(-30) });
    expect(new Date(due).getTime()).toBeGreaterThan(hours(-30).getTime());
    expect(await ledger()).toContainEqual(expect.objectContaining({ amount: 2, reason: 'review', day: '2026-03-09' }));
    const [totals] = await harness.database.read.select().from(learners).where(eq(learners.userId, fixture.learner.id));
    await foldAll(harness.database);
    const rows = await harness.database.read.select().from(boardRows).where(eq(boardRows.userId, fixture.learner.id));
    const sum = (await ledger()).reduce((total, { amount }) => total + amount, 0);
    expect(totals).toMatchObject({ xp: sum, acceptedNo: 2 });
    // The attempt was on a Sunday, the rating on the Monday after it.
    expect(rows.find(({ board }) => board === 'xp/2026-W11')).toMatchObject({ score: 2 });
    expect(rows.find(({ board }) => board === 'xp/2026-03')).toMatchObject({ score: sum });
  });

  it('counts a day with ten ratings', async () => {
    await answer(1, -48);
    await plantPaid(8, '2026-03-09');
    await rate(-30, 5);
    // The same card once more is not the tenth.
    await rate(-29, 5);
    expect(await days()).toEqual(['2026-03-08']);
    await rate(-28, 5, newId(), { questionId: fixture.quiz.questionIds[1] ?? '' });
    expect(await days()).toEqual(['2026-03-08', '2026-03-09']);
  });

  it('counts a day on which no due card is left, in the zone where it was', async () => {
    await rate(-30, 5, newId(), { left: 1 });
    expect(await days()).toEqual(['2026-03-08']);
    // 02:00 UTC is still the day before; in Tokyo it is late morning.
    await rate(-10, 5, newId(), { left: 0 });
    await rate(-10, 5, newId(), { left: 0, zone: 'Asia/Tokyo' });
    expect(await days()).toEqual(['2026-03-08', '2026-03-09', '2026-03-10']);
    const { streak } = await fixture.learner.trpc.accounts.me.query();
    expect(streak).toMatchObject({ count: 3, lastDay: '2026-03-10' });
  });

  it('counts no day more than thirty days back, but pays it', async () => {
    expect(await rate(-31 * 24, 5, newId(), { left: 0 })).toMatchObject({ xpEarned: 2 });
    expect(await days()).toEqual(['2026-03-08']);
  });

  it('pays five hundred ratings a day at most', async () => {
    await answer(1, -48);
    await plantPaid(499, '2026-03-10');
    expect(await rate(-1, 5)).toMatchObject({ xpEarned: 2 });
    const other = { questionId: fixture.quiz.questionIds[1] ?? '' };
    expect(await rate(-1, 5, newId(), other)).toMatchObject({ xpEarned: 0 });
    expect(await rate(-25, 5, newId(), other)).toMatchObject({ xpEarned: 2 });
  });

  it('pays a card once a day', async () => {
    expect(await rate(-3, 1)).toMatchObject({ xpEarned: 2 });
    expect(await rate(-2, 5)).toMatchObject({ xpEarned: 0 });
    expect((await ledger()).filter(({ reason }) => reason === 'review')).toHaveLength(1);
    expect(await card()).toMatchObject({ reps: 2, lastReview: hours(-2) });
    // Another day, although it arrives later.
    expect(await rate(-30, 5)).toMatchObject({ xpEarned: 2 });
  });

  it('counts a day on which the last card left is rated for the second time', async () => {
    await rate(-30, 1, newId(), { left: 1 });
    expect(await rate(-29, 5, newId(), { left: 0 })).toMatchObject({ xpEarned: 0 });
    expect(await days()).toEqual(['2026-03-08', '2026-03-09']);
  });
});
