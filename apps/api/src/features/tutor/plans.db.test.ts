import { MAX_PLANS } from '@quorbit/contracts/tutor/limits';
import { expect, it } from 'vitest';
import { describeAtNoon, NOON } from '../../testing/describe-at-noon.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantPlan } from '../../testing/planted/tutor.ts';
import { outcomeOf, refusalOf } from '../../testing/wire/refusal.ts';

describeAtNoon('study plans', (harness, clock) => {
  it('are saved once, listed with the newest first, and deleted only by their owner', async () => {
    const learner = await plantPerson(harness.server, { role: 'premium' });
    const stranger = await plantPerson(harness.server, { role: 'premium' });
    const { savePlan, plans, deletePlan } = learner.trpc.tutor;
    const first = await savePlan.mutate({ studyPlanContent: '- Day 1: algebra' });
    expect(first).toMatchObject({ content: '- Day 1: algebra', savedAt: new Date(NOON).toISOString() });
    clock(1);
    const second = await savePlan.mutate({
      studyPlanContent: '- Day 1: rivers',
      timestamp: '2026-01-05T10:00:00+02:00',
    });
    expect(second.savedAt).toBe('2026-01-05T08:00:00.000Z');
    expect(await savePlan.mutate({ studyPlanContent: ' - Day 1: algebra ' })).toEqual(first);
    expect(await plans.query()).toEqual([second, first]);
    expect(await stranger.trpc.tutor.plans.query()).toEqual([]);
    expect(await outcomeOf(stranger.trpc.tutor.deletePlan.mutate({ id: first.id }))).toBe('NOT_FOUND');
    await deletePlan.mutate({ id: first.id });
    expect(await plans.query()).toEqual([second]);
  });

  it('are limited to fifty', async () => {
    const learner = await plantPerson(harness.server, { role: 'premium' });
    for (let number = 0; number < MAX_PLANS; number += 1) await plantPlan(harness.server, learner, `Plan ${number}`);
    expect(await refusalOf(learner.trpc.tutor.savePlan.mutate({ studyPlanContent: 'One more' }))).toMatchObject({
      code: 'CONFLICT',
    });
    expect(await outcomeOf(learner.trpc.tutor.savePlan.mutate({ studyPlanContent: 'Plan 7' }))).toBe('ok');
  });
});
