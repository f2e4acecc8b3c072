import { CHALLENGE_TYPES } from '@quorbit/contracts/challenges/types';
import { expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { seedDemoChallenges } from './challenges.seed.ts';

const NOON = Date.parse('2026-03-02T12:00:00Z');
const HOUR = 3_600_000;

describeWithServer('demo challenges', { fresh: true, now: new Date(NOON) }, (harness) => {
  it('exist once per type at any time, with quizzes that aren’t listed elsewhere', async () => {
    const { deps } = harness.server;
    const learner = await plantPerson(harness.server);
    const open = async () => (await learner.trpc.challenges.status.query({})).items;
    for (let times = 0; times < 2; times += 1) await seedDemoChallenges(deps);
    expect((await open()).map(({ type }) => type).toSorted()).toEqual([...CHALLENGE_TYPES].sort());
    expect((await learner.trpc.quizzes.list.query({})).items).toEqual([]);
    const admin = await plantPerson(harness.server, { role: 'admin' });
    const [first] = await open();
    await admin.trpc.challenges.delete.mutate({ id: first?.id ?? '' });
    await seedDemoChallenges(deps);
    expect(await open()).toHaveLength(4);
    harness.server.setNow(new Date(NOON + 72 * HOUR));
    expect(await open()).toEqual([]);
    await seedDemoChallenges(deps);
    expect(await open()).toHaveLength(5);
  });
});
