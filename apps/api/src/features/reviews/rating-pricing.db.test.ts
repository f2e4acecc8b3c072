import { newId } from '@quorbit/contracts/lib/ids';
import { boardRows } from '@quorbit/db/schema/leaderboards';
import { learners } from '@quorbit/db/schema/learners';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { foldAll } from '../../testing/fold-all.ts';
import { ratingFixture } from '../../testing/rating-fixture.ts';

const NOW = new Date('2026-03-10T12:00:00.000Z');

describeWithServer('the XP and days of ratings', { now: NOW }, (harness) => {
  const fixture = ratingFixture(harness, NOW);
  const { answer, rate, card, ledger, days, hours, plantPaid } = fixture;

  it('a rating postpones its card and pays two XP, entered on the day of the rating', async () => {
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
    // The attempt was on a Sunday and the rating on the following Monday, so the board of the week from that Monday
    // counts only the rating.
    expect(rows.find(({ board }) => board === 'xp/2026-W11')).toMatchObject({ score: 2 });
    expect(rows.find(({ board }) => board === 'xp/2026-03')).toMatchObject({ score: sum });
  });

  it('a day counts once it has ten paid ratings', async () => {
    await answer(1, -48);
    await plantPaid(8, '2026-03-09');
    await rate(-30, 5);
    // A second rating of the same card on a day isn't paid, so it isn't the day's tenth paid rating.
    await rate(-29, 5);
    expect(await days()).toEqual(['2026-03-08']);
    await rate(-28, 5, newId(), { questionId: fixture.quiz.questionIds[1] ?? '' });
    expect(await days()).toEqual(['2026-03-08', '2026-03-09']);
  });

  it('a day counts once no due card is left, in the time zone of the rating', async () => {
    await rate(-30, 5, newId(), { left: 1 });
    expect(await days()).toEqual(['2026-03-08']);
    // In UTC 02:00 is still the day before, because a day begins at 04:00; in Tokyo it's late morning.
    await rate(-10, 5, newId(), { left: 0 });
    await rate(-10, 5, newId(), { left: 0, zone: 'Asia/Tokyo' });
    expect(await days()).toEqual(['2026-03-08', '2026-03-09', '2026-03-10']);
    const { streak } = await fixture.learner.trpc.accounts.me.query();
    expect(streak).toMatchObject({ count: 3, lastDay: '2026-03-10' });
  });

  it('a day more than thirty days back does not count, but its rating is paid', async () => {
    expect(await rate(-31 * 24, 5, newId(), { left: 0 })).toMatchObject({ xpEarned: 2 });
    expect(await days()).toEqual(['2026-03-08']);
  });

  it('at most five hundred ratings a day are paid', async () => {
    await answer(1, -48);
    await plantPaid(499, '2026-03-10');
    expect(await rate(-1, 5)).toMatchObject({ xpEarned: 2 });
    const other = { questionId: fixture.quiz.questionIds[1] ?? '' };
    expect(await rate(-1, 5, newId(), other)).toMatchObject({ xpEarned: 0 });
    expect(await rate(-25, 5, newId(), other)).toMatchObject({ xpEarned: 2 });
  });

  it('a card is paid once a day', async () => {
    expect(await rate(-3, 1)).toMatchObject({ xpEarned: 2 });
    expect(await rate(-2, 5)).toMatchObject({ xpEarned: 0 });
    expect((await ledger()).filter(({ reason }) => reason === 'review')).toHaveLength(1);
    expect(await card()).toMatchObject({ reps: 2, lastReview: hours(-2) });
    // This rating is of another day, so it's paid although it arrives later.
    expect(await rate(-30, 5)).toMatchObject({ xpEarned: 2 });
  });

  it('a day counts if its last card is left by a second, unpaid rating', async () => {
    await rate(-30, 1, newId(), { left: 1 });
    expect(await rate(-29, 5, newId(), { left: 0 })).toMatchObject({ xpEarned: 0 });
    expect(await days()).toEqual(['2026-03-08', '2026-03-09']);
  });
});
