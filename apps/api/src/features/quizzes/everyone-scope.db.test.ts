import { quizzes } from '@quorbit/db/schema/quizzes';
import { syncRows } from '@quorbit/db/schema/sync';
import { record, write } from '@quorbit/db/write';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { Device } from '../../testing/device.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantedQuestion, plantQuiz } from '../../testing/planted/quiz.ts';
import { recordForEveryone } from './everyone-scope.service.ts';
import { trimEveryone } from './trim-everyone.step.ts';

const MOST = 3;

describeWithServer('the scope `everyone`', { perTest: true }, (harness) => {
  /** The ids of the quizzes, in the order of their creation. */
  let ids: string[];
  beforeEach(async () => {
    ids = [];
    for (let count = 0; count < 5; count += 1) {
      harness.server.setNow(new Date(Date.parse('2026-03-02T12:00:00Z') + count * 1_000));
      ids.push((await plantQuiz(harness.server, { ownerId: null })).id);
    }
    await change([], {});
  });

  /** Changes some quizzes and records the change, as on a server where everybody mirrors three quizzes. */
  const change = (which: readonly number[], to: Partial<typeof quizzes.$inferInsert>) =>
    write(
      harness.database,
      ['everyone'],
      async (tx) => {
        const edited = which.map((index) => ids[index] ?? '');
        for (const id of edited)
          await tx
            .update(quizzes)
            .set({ title: id, ...to })
            .where(eq(quizzes.id, id));
        await recordForEveryone(tx, edited, MOST);
      },
      { onLateError: rethrow },
    );
  const feed = async () => {
    const where = and(eq(syncRows.scope, 'everyone'), eq(syncRows.kind, 'pack'));
    const rows = await harness.database.read.select().from(syncRows).where(where);
    return new Map(rows.map((row) => [ids.indexOf(row.rowId), row]));
  };
  const live = async () => [...(await feed())].flatMap(([index, { deleted }]) => (deleted ? [] : [index])).sort();

  it('contains only the newest quizzes', async () => {
    expect(await live()).toEqual([2, 3, 4]);
    const device = new Device(await plantPerson(harness.server));
    await device.drain();
    expect([...device.bodies('pack').keys()].sort()).toEqual(ids.slice(2).sort());
    expect((await device.exchange()).digest).toBe(device.digest);
  });

  it('is corrected by a data step of the upgrade', async () => {
    const [first = '', second = ''] = ids;
    await write(
      harness.database,
      ['everyone'],
      async (tx) => {
        record(tx, 'everyone', 'pack', first);
        record(tx, 'everyone', 'pack', second, { deleted: true });
        await tx.update(quizzes).set({ status: 'archived' }).where(eq(quizzes.id, first));
      },
      { onLateError: rethrow },
    );
    await harness.database.transaction((tx) => trimEveryone.run(tx));
    expect(await live()).toEqual([1, 2, 3, 4]);
  });

  it('has a limit: a new quiz displaces the oldest, and a removed one brings back the next older', async () => {
    await change([3], { status: 'draft' });
    expect(await live()).toEqual([1, 2, 4]);
    await change([4], { deletedAt: new Date() });
    expect(await live()).toEqual([0, 1, 2]);
    await change([3], { status: 'published' });
    expect(await live()).toEqual([1, 2, 3]);
    await change([2, 3], { questionCount: 0 });
    expect(await live()).toEqual([0, 1]);
  });

  it('gets a newer version of an edited quiz, but not of one beyond the newest', async () => {
    const before = await feed();
    await change([0, 3], {});
    const after = await feed();
    expect(after.get(3)?.version).toBeGreaterThan(before.get(3)?.version ?? 0);
    for (const index of [0, 1, 2, 4]) expect(after.get(index)).toEqual(before.get(index));
  });

  it('follows an admin who creates, empties and deletes a quiz', async () => {
    const admin = await plantPerson(harness.server, { role: 'admin' });
    const made = await admin.trpc.quizzes.create.mutate({ title: 'By an admin', category: 'General' });
    ids.push(made.id);
    expect(await live()).not.toContain(5);
    await admin.trpc.quizzes.addQuestion.mutate({ quizId: made.id, ...plantedQuestion('easy', 1) });
    expect(await live()).toContain(5);
    await admin.trpc.quizzes.deleteQuestion.mutate({ id: made.id, index: 0 });
    expect(await live()).not.toContain(5);
    await admin.trpc.quizzes.addQuestion.mutate({ quizId: made.id, ...plantedQuestion('easy', 1) });
    await admin.trpc.quizzes.delete.mutate({ id: made.id });
    expect(await live()).not.toContain(5);
  });
});

function rethrow(error: unknown): never {
  throw error;
}
