import { newId } from '@quorbit/contracts/lib/ids';
import type { CardRow } from '@quorbit/contracts/reviews/row';
import { REVIEW_RATE } from '@quorbit/contracts/sync/ops/review-rate';
import { REVIEW_UNDO } from '@quorbit/contracts/sync/ops/review-undo';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../../testing/area/mirror.ts';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { Device } from '../../testing/device.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { ratingFixture } from '../../testing/rating-fixture.ts';
import { recountAll } from '../../testing/recount-all.ts';
import { outcomeOf, refusalOf } from '../../testing/wire/refusal.ts';

const NOW = new Date('2026-03-10T12:00:00.000Z');
const MINUTE = 60_000;

describeWithServer('undoing a rating', { now: NOW }, (harness) => {
  const fixture = ratingFixture(harness, NOW);
  const { card, log, ledger, days } = fixture;
  const named = () => ({ quizId: fixture.quiz.id, questionId: fixture.questionId });
  const minutes = (count: number) => new Date(NOW.getTime() + count * MINUTE).toISOString();

  function device(): Device {
    return new Device(fixture.learner, () => NOW.getTime());
  }
  const rateOp = (on: Device, at: string, quality: 1 | 3 | 5 = 5, left = 1) =>
    on.op({ type: REVIEW_RATE, at, args: { ...named(), quality, left } });
  const undoOp = (on: Device, at: string, ratingId: string) =>
    on.op({ type: REVIEW_UNDO, at, args: { ...named(), ratingId } });
  const xp = async () => (await fixture.learner.trpc.accounts.me.query()).xp;

  it('restores the card, takes the XP back, and keeps the log', async () => {
    const before = [await card(), await xp()];
    const { ratingId, xpEarned } = await fixture.learner.trpc.reviews.rate.mutate({ ...named(), quality: 5, left: 0 });
    expect([xpEarned, await xp()]).toEqual([2, Number(before[1]) + 2]);
    const undone = await fixture.learner.trpc.reviews.undo.mutate({ ...named(), ratingId });
    expect(undone).toMatchObject({ ...named(), xpEarned: -2 });
    expect([await card(), await xp()]).toEqual(before);
    expect((await log()).map(({ quality, undone }) => [quality, undone])).toEqual(
      expect.arrayContaining([
        [5, true],
        [null, false],
      ]),
    );
    const paid = (await ledger()).filter(({ reason }) => reason.startsWith('review'));
    expect(paid.map(({ reason, amount }) => `${reason} ${amount}`).sort()).toEqual(['review 2', 'review_undo -2']);
    // The day counted for the streak, and an undo doesn't change that.
    expect(await days()).toContain('2026-03-10');
    expect((await recountAll(harness.database)).found.filter(({ key }) => key.includes(fixture.learner.id))).toEqual(
      [],
    );
  });

  it('can be followed by another rating, which is paid, and counted once', async () => {
    const device_ = device();
    const [op, again] = [rateOp(device_, minutes(-5), 1), undoOp(device_, minutes(-4), '')];
    again.args = { ...named(), ratingId: op.opId };
    const reply = await device_.exchange([op, again, rateOp(device_, minutes(-3), 5)]);
    expect(reply.rejected).toEqual([]);
    expect(await card()).toMatchObject({ reps: 1, lapses: 0, lastReview: new Date(minutes(-3)) });
    const amounts = (await ledger()).filter(({ reason }) => reason.startsWith('review')).map(({ amount }) => amount);
    expect(amounts.sort()).toEqual([-2, 2, 2]);
    await device_.drain();
    const { history, counters } =
      device_
        .bodies<{ history: { days: { day: string; ratings: number }[] }; counters: Record<string, number> }>('profile')
        .get(fixture.learner.id) ?? {};
    expect(history?.days.find(({ day }) => day === '2026-03-10')?.ratings).toBe(1);
    expect(counters?.reviews).toBe(1);
    expect((await recountAll(harness.database)).found.filter(({ key }) => key.includes(fixture.learner.id))).toEqual(
      [],
    );
  });

  it('changes nothing the second time, by the same op or another one', async () => {
    const device_ = device();
    const rating = rateOp(device_, minutes(-5));
    const undo = undoOp(device_, minutes(-4), rating.opId);
    await device_.exchange([rating, undo]);
    const before = [await card(), await xp(), (await log()).length];
    const clone = new Device(fixture.learner, () => NOW.getTime());
    const { seq: _seq, ...same } = undo;
    const reply = await clone.exchange([clone.op(same), undoOp(clone, minutes(-3), rating.opId)]);
    expect(reply.rejected).toEqual([]);
    expect([await card(), await xp(), (await log()).length]).toEqual(before);
  });

  it('sends devices the rating that can be undone, the card’s history, and all changed rows', async () => {
    const device_ = device();
    const rating = rateOp(device_, minutes(-5), 3);
    await device_.exchange([rating]);
    await device_.drain();
    const row = () => device_.bodies<CardRow>('card').get(fixture.questionId);
    expect(row()).toMatchObject({ undo: { of: rating.opId, before: { state: 'new', reps: 0 } } });
    expect(row()?.history).toEqual([
      { at: new Date(NOW.getTime() - 48 * 60 * MINUTE).toISOString(), quality: null },
      { at: minutes(-5), quality: 3 },
    ]);
    const undo = undoOp(device_, minutes(-4), rating.opId);
    const missed = await findViolations(harness, [fixture.learner], NOW, () => device_.exchange([undo]));
    expect(missed).toEqual([]);
    await device_.drain();
    expect(row()).toMatchObject({ undo: null, state: 'new', reps: 0, history: [{ quality: null }] });
  });

  describe('is refused', () => {
    it('more than ten minutes after the rating, by the times of the work, however late it arrives', async () => {
      const device_ = device();
      const rating = rateOp(device_, minutes(-300));
      const late = undoOp(device_, minutes(-289), rating.opId);
      const timely = undoOp(device_, minutes(-290), rating.opId);
      const reply = await device_.exchange([rating, late, timely]);
      expect(reply.rejected).toMatchObject([{ seq: late.seq, code: 'CONFLICT' }]);
      expect(await card()).toMatchObject({ reps: 0 });
    });

    it('when the question was answered again since', async () => {
      const device_ = device();
      const [first, second] = [rateOp(device_, minutes(-5)), rateOp(device_, minutes(-4), 3)];
      const reply = await device_.exchange([first, second, undoOp(device_, minutes(-3), first.opId)]);
      expect(reply.rejected).toMatchObject([{ code: 'CONFLICT' }]);
      await fixture.answer(2, 0);
      expect(await outcomeOf(fixture.learner.trpc.reviews.undo.mutate({ ...named(), ratingId: second.opId }))).toBe(
        'CONFLICT',
      );
      expect(await card()).toMatchObject({ reps: 3 });
    });

    it('when it isn’t the learner’s own rating of that question and quiz', async () => {
      const { ratingId } = await fixture.learner.trpc.reviews.rate.mutate({ ...named(), quality: 5 });
      const before = [await card(), await xp(), await log()];
      const stranger = await plantPerson(harness.server);
      const asked: [typeof stranger, object][] = [
        [stranger, { ...named(), ratingId }],
        [fixture.learner, { ...named(), ratingId: newId() }],
        [fixture.learner, { ...named(), quizId: newId(), ratingId }],
        [fixture.learner, { ...named(), questionId: fixture.quiz.questionIds[0], ratingId }],
      ];
      for (const [person, input] of asked) {
        const refusal = await refusalOf(
          person.trpc.reviews.undo.mutate(input as { ratingId: string } & ReturnType<typeof named>),
        );
        expect(refusal?.code).toBe('NOT_FOUND');
        const device_ = new Device(person, () => NOW.getTime());
        const reply = await device_.exchange([device_.op({ type: REVIEW_UNDO, at: minutes(0), args: input })]);
        expect(reply.rejected).toMatchObject([{ code: 'NOT_FOUND' }]);
      }
      expect([await card(), await xp(), await log()]).toEqual(before);
    });
  });
});
