import { DEMO_PASSWORD } from '@quorbit/contracts/accounts/demo-accounts';
import { temporaryFolder } from '@quorbit/db/testing';
import { expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { seedDemoAccounts } from '../demo/demo-accounts.seed.ts';
import { seedContent } from '../quizzes/quizzes.seed.ts';
import { seedDemoFriends } from './friends.seed.ts';

describeWithServer('friends of the demo accounts', { fresh: true, env: { SEED_DEMO: 'true' } }, (its) => {
  it('are there once, with a request that waits, and stay removed', async () => {
    const folder = await temporaryFolder();
    const { deps } = its.server;
    await seedContent({ ...deps, whole: true });
    await seedDemoAccounts({ ...deps, dataDir: folder.path });
    await folder.remove();
    for (let times = 0; times < 2; times += 1) await seedDemoFriends(deps);
    const sign = async (email: string) => {
      const { token } = await its.server.client().accounts.login.mutate({ email, password: DEMO_PASSWORD });
      return its.server.client(token);
    };
    const learner = await sign('learner@demo.test');
    const premium = await sign('premium@demo.test');
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
