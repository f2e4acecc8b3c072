import { newId } from '@quorbit/contracts/lib/ids';
import { QUIZ_KEEP } from '@quorbit/contracts/sync/ops/quiz-keep';
import { quizDrafts, quizVersions, quizzes } from '@quorbit/db/schema/quizzes';
import { eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../../testing/describe-with-server.ts';
import { Device } from '../../../testing/device.ts';
import { plantPerson } from '../../../testing/planted/person.ts';
import { attemptInput, type PlantedQuiz, plantQuiz } from '../../../testing/planted/quiz.ts';
import type { Person } from '../../../testing/test-server.ts';
import { outcomeOf, refusalOf } from '../../../testing/wire/refusal.ts';
import { sumOwnedQuizzes } from '../versions/versions.repository.ts';
import { eraseDeletedQuizzes } from './deleted.worker.ts';
import { computeRestoreCutoff } from './restore-cutoff.ts';

const NOW = new Date('2026-03-02T12:30:00.000Z');
const DAY = 86_400_000;
const daysLater = (days: number) => new Date(NOW.getTime() + days * DAY);

describeWithServer('deleted quizzes', { now: NOW }, (harness) => {
  let author: Person;
  let learner: Person;
  beforeEach(async () => {
    harness.server.setNow(NOW);
    author = await plantPerson(harness.server, { role: 'premium' });
    learner = await plantPerson(harness.server, { role: 'premium' });
  });

  const plant = (title?: string) =>
    plantQuiz(harness.server, { ownerId: author.id, audience: 'premium', questions: 2, ...(title ? { title } : {}) });
  const remove = (person: Person, { id }: PlantedQuiz) => person.trpc.quizzes.delete.mutate({ id });
  const restore = (person: Person, { id }: PlantedQuiz) => person.trpc.quizzes.restore.mutate({ id });
  const keep = async (person: Person, { id: quizId, packHash }: PlantedQuiz) => {
    const device = new Device(person, () => NOW.getTime());
    await device.exchange([device.op({ type: QUIZ_KEEP, args: { quizId, packHash } })]);
    return device;
  };
  const sweep = async (now: Date) => {
    while (await eraseDeletedQuizzes(harness.server.deps, now));
  };
  const left = async (...planted: PlantedQuiz[]) => {
    const ids = planted.map(({ id }) => id);
    const rows = await harness.database.read.select({ id: quizzes.id }).from(quizzes).where(inArray(quizzes.id, ids));
    return ids.filter((id) => rows.some((row) => row.id === id));
  };

  it('report beforehand how many attempts, learners, downloads and cards of others they affect', async () => {
    const quiz = await plant();
    for (const right of [0, 2]) await learner.trpc.attempts.submit.mutate(attemptInput(quiz, { right }));
    await author.trpc.attempts.submit.mutate(attemptInput(quiz, { right: 0 }));
    await keep(learner, quiz);
    await keep(author, quiz);
    const reach = { attempts: 2, learners: 1, keepers: 1, cards: 2 };
    expect(await author.trpc.quizzes.reach.query({ id: quiz.id })).toEqual(reach);
    expect(await outcomeOf(learner.trpc.quizzes.reach.query({ id: quiz.id }))).toBe('NOT_FOUND');
    expect(await author.trpc.quizzes.reach.query({ id: (await plant()).id })).toEqual({
      attempts: 0,
      learners: 0,
      keepers: 0,
      cards: 0,
    });
  });

  it('are listed for 30 days and restored as they were, on devices too', async () => {
    const quiz = await plant();
    await author.trpc.quizzes.saveDraft.mutate({
      quizId: quiz.id,
      versionId: newId(),
      revision: 0,
      content: { settings: {}, questions: [] },
    });
    const device = new Device(author, () => NOW.getTime());
    await remove(author, quiz);
    await device.drain();
    expect(device.bodies('pack').has(quiz.id)).toBe(false);
    expect(await author.trpc.quizzes.listDeleted.query()).toEqual([
      {
        id: quiz.id,
        title: quiz.title,
        questionCount: 2,
        deletedAt: NOW.toISOString(),
        goneAt: daysLater(30).toISOString(),
      },
    ]);
    expect(await learner.trpc.quizzes.listDeleted.query()).toEqual([]);
    expect(await outcomeOf(restore(learner, quiz))).toBe('NOT_FOUND');
    harness.server.setNow(new Date(daysLater(30).getTime() - 1));
    const back = await restore(author, quiz);
    expect(back).toMatchObject({ id: quiz.id, title: quiz.title, status: 'published', questionCount: 2 });
    // Restoring a quiz that isn't deleted changes nothing.
    expect(await restore(author, quiz)).toEqual(back);
    await device.drain();
    expect(device.bodies('pack').get(quiz.id)).toMatchObject({ hash: quiz.packHash });
    expect(await outcomeOf(learner.trpc.quizzes.get.query({ id: quiz.id }))).toBe('ok');
    expect((await author.trpc.quizzes.edit.query({ id: quiz.id })).draft).toMatchObject({ revision: 1 });
  });

  it('can be restored by an admin too, but not after 30 days', async () => {
    const quiz = await plant();
    const admin = await plantPerson(harness.server, { role: 'admin' });
    await remove(admin, quiz);
    expect((await admin.trpc.quizzes.listDeleted.query()).map(({ id }) => id)).toContain(quiz.id);
    await restore(admin, quiz);
    await remove(author, quiz);
    harness.server.setNow(daysLater(30));
    expect(await author.trpc.quizzes.listDeleted.query()).toEqual([]);
    expect(await refusalOf(restore(author, quiz))).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Deleted quizzes can be restored for 30 days. That time is over.',
    });
  });

  it('are not restored while another quiz has their title', async () => {
    const title = `Quiz ${newId()}`;
    const quiz = await plant(title);
    await remove(author, quiz);
    await plant(title.toUpperCase());
    expect(await refusalOf(restore(author, quiz))).toMatchObject({ code: 'CONFLICT', issues: [{ path: 'title' }] });
    expect(await author.trpc.quizzes.listDeleted.query()).toHaveLength(1);
  });

  it('are erased after 30 days, unless another person has an attempt or a download of them', async () => {
    const [untouched, taken, kept, own, live] = [
      await plant(),
      await plant(),
      await plant(),
      await plant(),
      await plant(),
    ];
    const report = await learner.trpc.attempts.submit.mutate(attemptInput(taken, { right: 0 }));
    await keep(learner, kept);
    await keep(author, own);
    await author.trpc.quizzes.saveDraft.mutate({
      quizId: taken.id,
      versionId: newId(),
      revision: 0,
      content: { settings: {}, questions: [] },
    });
    for (const quiz of [untouched, taken, kept, own]) await remove(author, quiz);
    await sweep(new Date(daysLater(30).getTime() - 1));
    expect(await left(untouched, taken, kept, own, live)).toHaveLength(5);
    harness.server.setNow(daysLater(31));
    await sweep(daysLater(31));
    expect(await left(untouched, taken, kept, own, live)).toEqual([taken.id, kept.id, live.id]);
    const versions = await harness.database.read
      .select()
      .from(quizVersions)
      .where(eq(quizVersions.quizId, untouched.id));
    expect(versions).toEqual([]);
    // Nobody can restore the quiz any more, so unpublished changes to it are deleted.
    expect(await harness.database.read.select().from(quizDrafts).where(eq(quizDrafts.quizId, taken.id))).toEqual([]);
    expect((await learner.trpc.reports.get.query({ id: report.id })).answers).toHaveLength(2);
    const late = { ...attemptInput(kept), packHash: kept.packHash };
    expect(await outcomeOf(learner.trpc.attempts.submit.mutate(late))).toBe('ok');
  });

  it('count towards their author’s bytes while they can be restored, but not towards the number', async () => {
    const quiz = await plant();
    const sum = (now: Date) =>
      harness.database.transaction((tx) => sumOwnedQuizzes(tx, author.id, computeRestoreCutoff(now)));
    const { bytes } = await sum(NOW);
    expect(bytes).toBeGreaterThan(100);
    await remove(author, quiz);
    expect(await sum(daysLater(29))).toEqual({ quizzes: 0, bytes });
    expect(await sum(daysLater(30))).toEqual({ quizzes: 0, bytes: 0 });
  });
});
