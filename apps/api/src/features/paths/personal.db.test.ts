import { masteredCompetencies, nodeProgress, pathNodes, pathProgress } from '@quorbit/db/schema/paths';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeAtNoon, NOON } from '../../testing/describe-at-noon.ts';
import { plantCompetency, plantPath, plantStart, plantWork } from '../../testing/planted/path.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { TEST_PASSWORD } from '../../testing/test-server.ts';

const NOW = new Date(NOON).toISOString();

describeAtNoon('learning on paths', (harness) => {
  it('is exported in full and erased with the account; the path and others’ progress stay', async () => {
    const [learner, second] = [
      await plantPerson(harness.server, { role: 'premium' }),
      await plantPerson(harness.server, { role: 'premium' }),
    ];
    const competencyId = await plantCompetency(harness.server, 'Knots');
    const path = await plantPath(harness.server, { title: 'Ropes', nodes: { a: { competencyId }, b: {} } });
    for (const person of [learner, second]) {
      await plantStart(harness.server, person, path);
      await plantWork(harness.server, person, path, { a: 85, b: null });
    }
    const exported = await learner.trpc.accounts.export.mutate();
    expect(exported).toMatchObject({
      learningPaths: [{ pathId: path.id, title: 'Ropes', startedAt: NOW, completedAt: null }],
      learningPathSteps: [
        { nodeId: path.nodes.a, title: 'a', status: 'completed', mastery: 85, minutes: 30, completedAt: NOW },
        { nodeId: path.nodes.b, title: 'b', status: 'in_progress', mastery: null, minutes: 0, completedAt: null },
      ],
      masteredCompetencies: [{ competencyId, name: 'Knots', masteredAt: NOW }],
    });
    await learner.trpc.accounts.delete.mutate({ password: TEST_PASSWORD });
    const read = harness.database.read;
    for (const table of [pathProgress, nodeProgress, masteredCompetencies]) {
      const rows = await read.select({ userId: table.userId }).from(table);
      expect(new Set(rows.map(({ userId }) => userId))).toEqual(new Set([second.id]));
    }
    expect(await read.select().from(pathNodes).where(eq(pathNodes.pathId, path.id))).toHaveLength(2);
  });
});
