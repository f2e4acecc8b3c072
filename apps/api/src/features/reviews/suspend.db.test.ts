import { newId } from '@quorbit/contracts/lib/ids';
import type { CardRow } from '@quorbit/contracts/reviews/row';
import { REVIEW_SUSPEND } from '@quorbit/contracts/sync/ops/review-suspend';
import { expect, it } from 'vitest';
import { findViolations } from '../../testing/area/mirror.ts';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { Device } from '../../testing/device.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { ratingFixture } from '../../testing/rating-fixture.ts';
import { outcomeOf } from '../../testing/wire/refusal.ts';

const NOW = new Date('2026-03-10T12:00:00.000Z');

describeWithServer('suspending a card', { now: NOW }, (harness) => {
  const fixture = ratingFixture(harness, NOW);
  const named = () => ({ quizId: fixture.quiz.id, questionId: fixture.questionId });
  const hour = (hours: number) => fixture.hours(hours).toISOString();
  const say = (on: Device, suspended: boolean, at: string, more = {}) =>
    on.op({ type: REVIEW_SUSPEND, at, args: { ...named(), suspended, ...more } });
  const due = async () => (await fixture.learner.trpc.reviews.list.query({})).items.length;

  it('takes the card out of the day, and leaves it and its history on the devices', async () => {
    await fixture.answer(1, -1);
    expect(await due()).toBe(2);
    const other = { ...named(), questionId: fixture.quiz.questionIds[1] ?? '' };
    await fixture.learner.trpc.reviews.suspend.mutate({ ...other, suspended: true });
    expect(await due()).toBe(1);
    await fixture.learner.trpc.reviews.suspend.mutate({ ...named(), suspended: true });
    expect(await fixture.learner.trpc.reviews.list.query({})).toMatchObject({ items: [], total: 0, nextDue: null });
    const device = new Device(fixture.learner, () => NOW.getTime());
    await device.drain();
    expect(device.bodies<CardRow>('card').get(fixture.questionId)).toMatchObject({ suspended: true });
    await fixture.learner.trpc.reviews.suspend.mutate({ ...named(), suspended: false });
    await device.drain();
    expect(device.bodies<CardRow>('card').get(fixture.questionId)).not.toHaveProperty('suspended');
    expect(await due()).toBe(1);
  });

  it('follows the latest change from any device, in whatever order changes arrive', async () => {
    const [phone, laptop] = [
      new Device(fixture.learner, () => NOW.getTime()),
      new Device(fixture.learner, () => NOW.getTime()),
    ];
    await phone.exchange([say(phone, true, hour(-1))]);
    await laptop.exchange([say(laptop, false, hour(-2))]);
    expect(await due()).toBe(0);
    const missed = await findViolations(harness, [fixture.learner], NOW, () =>
      laptop.exchange([say(laptop, false, hour(0)), say(laptop, true, hour(-3))]),
    );
    expect(missed).toEqual([]);
    expect(await due()).toBe(1);
  });

  it('also applies to a card that is made later', async () => {
    const device = new Device(fixture.learner, () => NOW.getTime());
    const question = fixture.quiz.questionIds[0];
    expect((await device.exchange([say(device, true, hour(-1), { questionId: question })])).rejected).toEqual([]);
    await fixture.answer(0, 0);
    await device.drain();
    expect(device.bodies<CardRow>('card').get(question ?? '')).toMatchObject({ suspended: true });
  });

  it('is refused for an unknown question and for another learner’s card, and changes nothing', async () => {
    const stranger = await plantPerson(harness.server);
    const device = new Device(fixture.learner, () => NOW.getTime());
    const wrong = [{ quizId: newId() }, { questionId: newId() }];
    for (const more of wrong) {
      expect((await device.exchange([say(device, true, hour(0), more)])).rejected).toMatchObject([
        { code: 'NOT_FOUND' },
      ]);
      const input = { ...named(), suspended: true, ...more };
      expect(await outcomeOf(fixture.learner.trpc.reviews.suspend.mutate(input))).toBe('NOT_FOUND');
    }
    expect(await outcomeOf(stranger.trpc.reviews.suspend.mutate({ ...named(), suspended: true }))).toBe('NOT_FOUND');
    expect(await due()).toBe(1);
  });
});
