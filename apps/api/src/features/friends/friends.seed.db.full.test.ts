import { expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { logInAsDemo, seedForDemo } from '../../testing/seeded-demo.ts';
import { seedDemoFriends } from './friends.seed.ts';

describeWithServer('friends of the demo accounts', { fresh: true, env: { SEED_DEMO: 'true' } }, (harness) => {
  it('are created once, with one waiting request, and stay removed', async () => {
    const { deps } = harness.server;
    await seedForDemo(harness.server);
    for (let times = 0; times < 2; times += 1) await seedDemoFriends(deps);
    const learner = await logInAsDemo(harness.server, 'learner');
    const premium = await logInAsDemo(harness.server, 'premium');
    const friends = await learner.friends.list.query();
    expect(friends).toHaveLength(3);
    expect(friends.map(({ name }) => name)).toEqual(expect.arrayContaining(['Amara Osei', 'Mei Tanaka']));
    expect(await learner.friends.requests.query({})).toMatchObject({
      sent: [],
      items: [{ requester: { name: 'Priya Nair' } }],
    });
    expect(await premium.friends.requests.query({})).toMatchObject({ receivedCount: 1 });
    for (const { id } of friends) await learner.friends.remove.mutate({ id });
    await seedDemoFriends(deps);
    expect(await learner.friends.list.query()).toEqual([]);
  });
});
