import { expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { logInAsDemo, seedForDemo } from '../../testing/seeded-demo.ts';
import { seedDemoGroups } from './study-groups.seed.ts';

describeWithServer('groups of the demo accounts', { fresh: true, env: { SEED_DEMO: 'true' } }, (harness) => {
  it('are created once, with a shared quiz and activities, and aren’t joined again after leaving', async () => {
    const { deps } = harness.server;
    await seedForDemo(harness.server);
    for (let times = 0; times < 2; times += 1) await seedDemoGroups(deps);
    const learner = await logInAsDemo(harness.server, 'learner');
    const premium = await logInAsDemo(harness.server, 'premium');
    const { items } = await learner.studyGroups.list.query({});
    expect(items.map(({ name, role, memberCount }) => ({ name, role, memberCount }))).toEqual([
      { name: 'Map Room', role: 'admin', memberCount: 2 },
      { name: 'Tea Table', role: 'member', memberCount: 3 },
    ]);
    const [mapRoom, teaTable] = items;
    const details = await learner.studyGroups.get.query({ id: teaTable?.id ?? '' });
    expect(details.activities.map(({ type }) => type)).toEqual(['quiz_shared', 'member_joined', 'member_joined']);
    // The quiz is premium, so the learner may see it only because the group shares it.
    const [shared] = await learner.studyGroups.quizzes.query({ id: teaTable?.id ?? '' });
    expect(shared).toMatchObject({ title: 'Tea Around the World', available: true });
    expect(await learner.quizzes.get.query({ id: shared?.quizId ?? '' })).toMatchObject({ audience: 'premium' });
    for (const id of [mapRoom?.id ?? '', teaTable?.id ?? '']) await learner.studyGroups.leave.mutate({ id });
    await seedDemoGroups(deps);
    expect((await learner.studyGroups.list.query({})).items.filter(({ role }) => role !== null)).toEqual([]);
    expect((await premium.studyGroups.list.query({})).items).toHaveLength(2);
  });
});
