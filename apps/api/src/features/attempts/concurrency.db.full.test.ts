import { newId } from '@quorbit/contracts/lib/ids';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { attempts } from '@quorbit/db/schema/attempts';
import { boardRows } from '@quorbit/db/schema/leaderboards';
import { learners } from '@quorbit/db/schema/learners';
import { questionStats, quizStats } from '@quorbit/db/schema/quizzes/stats';
import { syncRows, syncScopes } from '@quorbit/db/schema/sync';
import { xpLedger } from '@quorbit/db/schema/xp';
import { allKinds } from '@quorbit/db/testing';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { startWorkerLoop } from '../../lib/background/worker-loop.ts';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { foldAll } from '../../testing/fold-all.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, plantedQuestion, plantQuiz } from '../../testing/planted/quiz.ts';
import { type Person, TEST_PASSWORD } from '../../testing/test-server.ts';
import { outcomeOf } from '../../testing/wire/refusal.ts';
import { foldAttempts } from '../quizzes/figures/stats.worker.ts';

describeWithServer('attempts at once', { on: allKinds, now: new Date('2026-03-02T13:00:00Z') }, (harness) => {
  afterAll(async () => {
    await harness.server.close();
    const failures = harness.server.logs.filter(({ level }) => Number(level) >= 50);
    expect(failures).toEqual([]);
  });

  const attemptsOf = ({ id }: Person) =>
    harness.database.read.select().from(attempts).where(eq(attempts.userId, id)).orderBy(attempts.acceptedNo);
  const ledgerOf = ({ id }: Person) => harness.database.read.select().from(xpLedger).where(eq(xpLedger.userId, id));
  const totalsOf = async ({ id }: Person) =>
    (await harness.database.read.select().from(learners).where(eq(learners.userId, id)))[0];

  it('under one id become one attempt with one payment, and all twenty callers get the same report', async () => {
    const learner = await plantPerson(harness.server);
    const quiz = await plantQuiz(harness.server, { ownerId: null, questions: 5 });
    const attemptId = newId();
    // The answers differ, and the first body to arrive wins.
    const bodies = Array.from({ length: 20 }, (_, index) => attemptInput(quiz, { attemptId, right: index % 6 }));
    const reports = await Promise.all(bodies.map((body) => learner.trpc.attempts.submit.mutate(body)));
    expect(new Set(reports.map((report) => JSON.stringify(report))).size).toBe(1);
    const [row, ...more] = await attemptsOf(learner);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ id: attemptId, score: reports[0]?.score, acceptedNo: 1 });
    expect(await ledgerOf(learner)).toMatchObject([{ amount: reports[0]?.xpEarned, sourceId: attemptId }]);
    expect(await totalsOf(learner)).toMatchObject({ xp: reports[0]?.xpEarned, acceptedNo: 1, streakCount: 1 });
  });

  it('under one id by several people become one attempt for each person', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => plantPerson(harness.server)));
    const quiz = await plantQuiz(harness.server, { ownerId: null });
    for (let round = 0; round < 5; round += 1) {
      const attemptId = newId();
      const bodies = people.map((_, index) => attemptInput(quiz, { attemptId, right: index % 4 }));
      const reports = await Promise.all(
        people.map(({ trpc }, index) => trpc.attempts.submit.mutate(bodies[index] ?? expect.fail())),
      );
      expect(reports.map(({ id, score }) => [id, score])).toEqual(people.map((_, index) => [attemptId, index % 4]));
    }
    for (const person of people) expect(await totalsOf(person)).toMatchObject({ acceptedNo: 5 });
  });

  it('from two tabs both count, one paid as the first and the other as the second', async () => {
    const quiz = await plantQuiz(harness.server, { ownerId: null, questions: 5 });
    for (let round = 0; round < 5; round += 1) {
      const learner = await plantPerson(harness.server);
      const tabs = [attemptInput(quiz), attemptInput(quiz)];
      const reports = await Promise.all(tabs.map((body) => learner.trpc.attempts.submit.mutate(body)));
      expect(reports.map(({ xpEarned }) => xpEarned).sort()).toEqual([14, 55]);
      expect((await attemptsOf(learner)).map(({ acceptedNo, xpEarned }) => [acceptedNo, xpEarned])).toEqual([
        [1, 55],
        [2, 14],
      ]);
      expect(await totalsOf(learner)).toMatchObject({ xp: 69, balance: 69, acceptedNo: 2, streakCount: 1 });
    }
  });

  it('are stored completely or not at all while the learner deletes the account', async () => {
    const learner = await plantPerson(harness.server);
    const quiz = await plantQuiz(harness.server, { ownerId: null });
    const submits = Array.from({ length: 8 }, () => outcomeOf(learner.trpc.attempts.submit.mutate(attemptInput(quiz))));
    const deleted = outcomeOf(learner.trpc.accounts.delete.mutate({ password: TEST_PASSWORD }));
    const later = Array.from({ length: 8 }, () => outcomeOf(learner.trpc.attempts.submit.mutate(attemptInput(quiz))));
    expect(await deleted).toBe('ok');
    for (const outcome of await Promise.all([...submits, ...later])) expect(['ok', 'ACCOUNT_GONE']).toContain(outcome);
    const scope = userScope(learner.id);
    expect([
      await attemptsOf(learner),
      await ledgerOf(learner),
      await harness.database.read.select().from(syncScopes).where(eq(syncScopes.scope, scope)),
      await harness.database.read.select().from(syncRows).where(eq(syncRows.scope, scope)),
    ]).toEqual([[], [], [], []]);
  });

  it('at a quiz whose owner deletes the account are stored, or refused as NOT_FOUND', async () => {
    const owner = await plantPerson(harness.server, { role: 'premium' });
    const quiz = await plantQuiz(harness.server, { ownerId: owner.id, audience: 'premium' });
    const people = await Promise.all(
      Array.from({ length: 10 }, () => plantPerson(harness.server, { role: 'premium' })),
    );
    const bodies = people.map(() => ({ ...attemptInput(quiz), packHash: quiz.packHash }));
    const [deleted, ...outcomes] = await Promise.all([
      outcomeOf(owner.trpc.accounts.delete.mutate({ password: TEST_PASSWORD })),
      ...people.map(({ trpc }, index) => outcomeOf(trpc.attempts.submit.mutate(bodies[index] ?? expect.fail()))),
    ]);
    expect(deleted).toBe('ok');
    for (const [index, { trpc }] of people.entries()) {
      expect(['ok', 'NOT_FOUND']).toContain(outcomes[index]);
      const { items } = await trpc.reports.list.query({});
      expect(items.map(({ id }) => id)).toEqual(outcomes[index] === 'ok' ? [bodies[index]?.attemptId] : []);
    }
  });

  it('by fifty learners count exactly, while an admin edits the quiz and two workers update statistics', async () => {
    const LEARNERS = 50;
    const admin = await plantPerson(harness.server, { role: 'admin' });
    const quiz = await plantQuiz(harness.server, { ownerId: admin.id, questions: 4 });
    const people = await Promise.all(Array.from({ length: LEARNERS }, () => plantPerson(harness.server)));
    const workers = [1, 2].map((number) =>
      startWorkerLoop({
        name: `stats ${number}`,
        round: () => foldAttempts(harness.server.deps),
        pauseMs: 20,
        log: harness.server.deps.log,
        rounds: harness.server.deps.healthSources.rounds.open({
          area: 'quizzes',
          name: `stats ${number}`,
          pauseMs: 20,
        }),
      }),
    );
    const editing = (async () => {
      for (let index = 0; index < 8; index += 1) {
        await admin.trpc.quizzes.addQuestion.mutate({ quizId: quiz.id, ...plantedQuestion('hard', index) });
        await admin.trpc.quizzes.deleteQuestion.mutate({ id: quiz.id, index: 4 });
      }
    })();
    const rights = people.map((_, index) => index % 5);
    const reports = await Promise.all(
      people.map(({ trpc }, index) =>
        trpc.attempts.submit.mutate({ ...attemptInput(quiz, { right: rights[index] }), packHash: quiz.packHash }),
      ),
    );
    await editing;
    await Promise.all(workers.map((worker) => worker.stop()));
    while (await foldAttempts(harness.server.deps));

    expect(reports.map(({ score, totalMarks }) => [score, totalMarks])).toEqual(rights.map((right) => [right, 4]));
    const [sums] = await harness.database.read.select().from(quizStats).where(eq(quizStats.quizId, quiz.id));
    expect(sums).toMatchObject({
      attempts: LEARNERS,
      percentageSum: reports.reduce((sum, { percentage }) => sum + (percentage ?? 0), 0),
    });
    const questions = await harness.database.read.select().from(questionStats).where(eq(questionStats.quizId, quiz.id));
    expect(new Map(questions.map((row) => [row.questionId, [row.answered, row.correct, row.timeSum]]))).toEqual(
      new Map(
        quiz.questionIds.map((id, index) => [id, [LEARNERS, rights.filter((right) => right > index).length, 1_250]]),
      ),
    );
    await foldAll(harness.database);
    for (const [index, person] of people.entries()) {
      const xp = reports[index]?.xpEarned ?? 0;
      expect(await totalsOf(person)).toMatchObject({ xp, balance: xp, acceptedNo: 1 });
      const rows = await harness.database.read.select().from(boardRows).where(eq(boardRows.userId, person.id));
      expect(rows.filter(({ board }) => board.startsWith('xp/')).map(({ score }) => score)).toEqual([xp, xp]);
    }
  }, 120_000);
});
