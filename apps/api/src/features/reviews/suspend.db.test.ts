import { newId } from '@quorbit/contracts/lib/ids';
import type { CardRow } from '@quorbit/contracts/reviews/row';
import { REVIEW_SUSPEND } from '@quorbit/contracts/sync/ops/review-suspend';
import { expect, it } from 'vitest';
import { violationsOf } from '../../testing/area/mirror.ts';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { Device } from '../../testing/device.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { ratingStage } from '../../testing/rating-stage.ts';
import { outcomeOf } from '../../testing/wire/refusal.ts';

const NOW = new Date('2026-03-10T12:00:00.000Z');

describeWithServer('suspending a card', { now: NOW }, (its) => {
  const stage = ratingStage(its, NOW);
  const named = () => ({ quizId: stage.quiz.id, questionId: stage.questionId });
  const hour = (hours: number) => stage.hours(hours).toISOString();
  const say = (on: Device, suspended: boolean, at: string, more = {}) =>
    on.op({ type: REVIEW_SUSPEND, at, args: { ...named(), suspended, ...more } });
  const due = async () => (await stage.learner.trpc.reviews.list.query({})).items.length;

  it('takes it out of the day, and leaves it and its history on the devices', async () => {
    await stage.answer(1, -1);
    expect(await due()).toBe(2);
    const other = { ...named(), questionId: stage.quiz.questionIds[1] ?? '' };
    await stage.learner.trpc.reviews.suspend.mutate({ ...other, suspended: true });
    expect(await due()).toBe(1);
    await stage.learner.trpc.reviews.suspend.mutate({ ...named(), suspended: true });
    expect(await stage.learner.trpc.reviews.list.query({})).toMatchObject({ items: [], total: 0, nextDue: null });
    const device = new Device(stage.learner, () => NOW.getTime());
    await device.drain();
    expect(device.bodies<CardRow>('card').get(stage.questionId)).toMatchObject({ suspended: true });
    await stage.learner.trpc.reviews.suspend.mutate({ ...named(), suspended: false });
    await device.drain();
    expect(device.bodies<CardRow>('card').get(stage.questionId)).not.toHaveProperty('suspended');
    expect(await due()).toBe(1);
  });

  it('follows the last word from whatever device, in whatever order the words arrive', async () => {
    const [phone, laptop] = [
      new Device(stage.learner, () => NOW.getTime()),
      new Device(stage.learner, () => NOW.getTime()),
    ];
    await phone.exchange([say(phone, true, hour(-1))]);
    await laptop.exchange([say(laptop, false, hour(-2))]);
    expect(await due()).toBe(0);
    const missed = await violationsOf(its, [stage.learner], NOW, () =>
      laptop.exchange([say(laptop, false, hour(0)), say(laptop, true, hour(-3))]),
    );
    expect(missed).toEqual([]);
    expect(await due()).toBe(1);
  });

  it('holds for a card that is made later', async () => {
    const device = new Device(stage.learner, () => NOW.getTime());
    const question = stage.quiz.questionIds[0];
    expect((await device.exchange([say(device, true, hour(-1), { questionId: question })])).rejected).toEqual([]);
    await stage.answer(0, 0);
    await device.drain();
    expect(device.bodies<CardRow>('card').get(question ?? '')).toMatchObject({ suspended: true });
  });

  it('is refused for what is no card of one’s own, and changes nothing', async () => {
    const stranger = await plantPerson(its.server);
    const device = new Device(stage.learner, () => NOW.getTime());
    const wrong = [{ quizId: newId() }, { questionId: newId() }];
    for (const more of wrong) {
      expect((await device.exchange([say(device, true, hour(0), more)])).rejected).toMatchObject([
        { code: 'NOT_FOUND' },
      ]);
      const input = { ...named(), suspended: true, ...more };
      expect(await outcomeOf(stage.learner.trpc.reviews.suspend.mutate(input))).toBe('NOT_FOUND');
    }
    expect(await outcomeOf(stranger.trpc.reviews.suspend.mutate({ ...named(), suspended: true }))).toBe('NOT_FOUND');
    expect(await due()).toBe(1);
  });
});
