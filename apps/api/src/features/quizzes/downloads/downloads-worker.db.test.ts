import type { PackRow } from '@quorbit/contracts/quizzes/row';
import { QUIZ_KEEP } from '@quorbit/contracts/sync/ops/quiz-keep';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { quizChanges } from '@quorbit/db/schema/quizzes/packs';
import { syncRows, syncScopes } from '@quorbit/db/schema/sync';
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../../testing/describe-with-server.ts';
import { Device } from '../../../testing/device.ts';
import { plantPerson } from '../../../testing/planted/person.ts';
import { type PlantedQuiz, plantedQuestion, plantQuiz } from '../../../testing/planted/quiz.ts';
import { type Person, TEST_PASSWORD } from '../../../testing/test-server.ts';
import { notifyDownloaders } from './downloads.worker.ts';

const NOON = Date.parse('2026-03-02T12:00:00Z');

describeWithServer('learners with a downloaded quiz', (harness) => {
  let author: Person;
  let keepers: Person[];
  let quiz: PlantedQuiz;
  beforeAll(async () => {
    clock(0);
    author = await plantPerson(harness.server, { role: 'premium' });
  });
  beforeEach(async () => {
    clock(0);
    await harness.database.transaction((tx) => tx.delete(quizChanges));
    quiz = await plantQuiz(harness.server, { ownerId: author.id, audience: 'premium' });
    keepers = [];
    for (let count = 0; count < 3; count += 1) keepers.push(await plantPerson(harness.server, { role: 'premium' }));
    keepers.sort((a, b) => (a.id < b.id ? -1 : 1));
    for (const keeper of keepers) {
      const device = new Device(keeper, () => NOON);
      await device.exchange([device.op({ type: QUIZ_KEEP, args: { quizId: quiz.id, packHash: quiz.packHash } })]);
    }
  });

  const clock = (seconds: number) => harness.server.setNow(new Date(NOON + seconds * 1_000));
  const edit = () => author.trpc.quizzes.addQuestion.mutate({ quizId: quiz.id, ...plantedQuestion('easy', 7) });
  const tell = (page?: number) => notifyDownloaders(harness.server.deps, page);
  const tellAll = async () => {
    while (await tell());
  };
  const rowOf = async ({ id }: { id: string }) => {
    const where = and(eq(syncRows.scope, userScope(id)), eq(syncRows.rowId, quiz.id));
    const [row] = await harness.database.read.select().from(syncRows).where(where);
    return row ?? expect.fail();
  };
  const versions = () => Promise.all(keepers.map(async (keeper) => (await rowOf(keeper)).version));
  const pending = () => harness.database.read.select().from(quizChanges);
  const isTold = async (before: readonly number[]) =>
    (await versions()).map((version, index) => version > (before[index] ?? 0));

  it('get a change a minute after the last edit, its owner at once', async () => {
    const before = await versions();
    const ownVersion = (await rowOf(author)).version;
    await edit();
    expect((await rowOf(author)).version).toBeGreaterThan(ownVersion);
    clock(40);
    await edit();
    clock(99);
    expect(await tell()).toBe(false);
    expect(await isTold(before)).toEqual([false, false, false]);
    clock(100);
    await tellAll();
    expect(await isTold(before)).toEqual([true, true, true]);
    expect(await pending()).toEqual([]);
    const device = new Device(keepers[0] ?? expect.fail());
    await device.drain();
    expect(device.bodies<PackRow>('pack').get(quiz.id)?.questionCount).toBe(5);
  });

  it('get a change page by page, and the rest after a restart', async () => {
    const before = await versions();
    await edit();
    clock(60);
    expect(await tell(2)).toBe(true);
    expect(await isTold(before)).toEqual([true, true, false]);
    expect(await pending()).toMatchObject([{ quizId: quiz.id, toldTo: keepers[1]?.id }]);
    const between = await versions();
    await tellAll();
    expect(await isTold(before)).toEqual([true, true, true]);
    expect((await versions()).slice(0, 2)).toEqual(between.slice(0, 2));
  });

  it('all get a change again if the quiz was edited while only some had got it', async () => {
    await edit();
    clock(60);
    await tell(2);
    await edit();
    expect(await pending()).toMatchObject([{ toldTo: null }]);
    const before = await versions();
    expect(await tell()).toBe(false);
    clock(120);
    await tellAll();
    expect(await isTold(before)).toEqual([true, true, true]);
  });

  it('lose the quiz when it is deleted', async () => {
    await author.trpc.quizzes.delete.mutate({ id: quiz.id });
    clock(60);
    await tellAll();
    expect(await Promise.all(keepers.map(async (keeper) => (await rowOf(keeper)).deleted))).toEqual([true, true, true]);
  });

  it('get nothing after they removed the download or deleted their account', async () => {
    const [leaving = author, gone = author, staying = author] = keepers;
    await edit();
    const device = new Device(leaving, () => NOON + 1_000);
    clock(1);
    await device.exchange([device.op({ type: QUIZ_KEEP, args: { quizId: quiz.id, packHash: null } })]);
    const before = (await rowOf(leaving)).version;
    await gone.trpc.accounts.delete.mutate({ password: TEST_PASSWORD });
    const stays = (await rowOf(staying)).version;
    clock(60);
    await tellAll();
    expect((await rowOf(leaving)).version).toBe(before);
    expect((await rowOf(staying)).version).toBeGreaterThan(stays);
    const scope = await harness.database.read
      .select()
      .from(syncScopes)
      .where(eq(syncScopes.scope, userScope(gone.id)));
    expect(scope).toEqual([]);
  });
});
