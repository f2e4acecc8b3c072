import { expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPath, plantStart } from '../../testing/planted/path.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { TEST_PASSWORD } from '../../testing/test-server.ts';
import { updateLearnerCounts } from './paths.worker.ts';

describeWithServer('the learners of a path', (harness) => {
  it('are counted correctly by any number of processes, and without deleted accounts', async () => {
    const people = [];
    for (let count = 0; count < 3; count += 1) people.push(await plantPerson(harness.server, { role: 'premium' }));
    const [first, second] = [await plantPath(harness.server), await plantPath(harness.server)];
    const [reader] = people;
    const counts = async () => {
      const items = (await reader?.trpc.paths.list.query({}))?.items ?? [];
      return [first, second].map(({ id }) => items.find((path) => path.id === id)?.stats.totalLearners);
    };
    for (const person of people) await plantStart(harness.server, person, first);
    expect(await counts()).toEqual([0, 0]);
    await Promise.all([1, 2, 3].map(() => updateLearnerCounts(harness.server.deps)));
    expect(await counts()).toEqual([3, 0]);
    await people[2]?.trpc.accounts.delete.mutate({ password: TEST_PASSWORD });
    if (reader) await plantStart(harness.server, reader, second);
    expect(await updateLearnerCounts(harness.server.deps)).toBe(false);
    expect(await counts()).toEqual([2, 1]);
  });
});
