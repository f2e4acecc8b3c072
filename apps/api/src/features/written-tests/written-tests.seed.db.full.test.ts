import { expect, it } from 'vitest';
import { HOUR, NOON } from '../../testing/describe-at-noon.ts';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { logInAsDemo, seedForDemo } from '../../testing/seeded-demo.ts';
import { seedDemoWrittenTests } from './written-tests.seed.ts';

describeWithServer('demo tests', { fresh: true, now: new Date(NOON), env: { SEED_DEMO: 'true' } }, (harness) => {
  it('include an open test and one with marks; a new open test is created once the old one has closed', async () => {
    const { deps } = harness.server;
    await seedForDemo(harness.server);
    for (let times = 0; times < 2; times += 1) await seedDemoWrittenTests(deps);
    const learner = await logInAsDemo(harness.server, 'learner');
    const phases = async () => (await learner.writtenTests.list.query({})).items.map(({ phase }) => phase);
    expect(await phases()).toEqual(['open', 'closed']);
    const { items } = await learner.writtenTests.reports.query({});
    expect(items).toMatchObject([{ state: 'published', points: 10.5, marks: 14, percentage: 75 }]);
    harness.server.setNow(new Date(NOON + 30 * 24 * HOUR));
    expect(await phases()).toEqual(['closed', 'closed']);
    await seedDemoWrittenTests(deps);
    const renewed = await logInAsDemo(harness.server, 'learner');
    expect((await renewed.writtenTests.list.query({})).items).toMatchObject([
      { title: 'Reasoning about evidence', phase: 'open', questionCount: 4, marks: 40, sitting: null },
      {},
      {},
    ]);
  });
});
