import { type SummedAttempt, sumWork } from '@quorbit/contracts/analytics/sums';
import { newId } from '@quorbit/contracts/lib/ids';
import type { GradedAnswer } from '@quorbit/contracts/quizzes/grading';
import { isAnswered } from '@quorbit/contracts/quizzes/question-kinds';
import { addDays } from '@quorbit/contracts/streaks/days';
import { userScope } from '@quorbit/contracts/sync/scopes';
import {
  studyHours,
  studyLearners,
  studyMastery,
  studyQuestions,
  studyQuizzes,
  studySums,
} from '@quorbit/db/schema/analytics';
import { attempts } from '@quorbit/db/schema/attempts';
import { learners } from '@quorbit/db/schema/learners';
import { quizVersions } from '@quorbit/db/schema/quizzes';
import { propertyRunsOn } from '@quorbit/db/testing';
import { write } from '@quorbit/db/write';
import { and, eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, type PlantedQuiz, plantQuiz } from '../../testing/planted/quiz.ts';
import { recountAll } from '../../testing/recount-all.ts';
import { sumAll } from '../../testing/sum-all.ts';
import type { Person } from '../../testing/test-server.ts';
import { acceptWork } from '../xp/xp.service.ts';
import { computeMastery, sumStudyWork } from './analytics.worker.ts';
import { listStoredSums } from './totals.repository.ts';

const TODAY = '2026-03-11';
const NOW = new Date(`${TODAY}T12:00:00Z`);
/** An attempt at one of the quizzes, finished `back` days ago. */
interface Step {
  of: number;
  back: number;
  hour: number | null;
  percentage: number;
  answers: readonly { correct: boolean; option: number | null; timeSpent: number }[];
  part: SummedAttempt['part'];
}

/** The columns that decide which part of an attempt enters the sums. */
const STORED_AS = {
  all: {},
  totals: { status: 'sealed' },
  answers: { source: 'room' },
} as const;

const CATEGORIES = ['History', 'Art'] as const;

describeWithServer('study sums', { now: NOW }, (harness) => {
  let quizzes: { quiz: PlantedQuiz; versionId: string; category: string }[];
  beforeAll(async () => {
    quizzes = [];
    for (const category of [...CATEGORIES, ...CATEGORIES]) {
      const quiz = await plantQuiz(harness.server, { ownerId: null, questions: 3, category });
      const [version] = await harness.database.read.select().from(quizVersions).where(eq(quizVersions.quizId, quiz.id));
      quizzes.push({ quiz, versionId: version?.id ?? '', category });
    }
  });

  /** Accepts an attempt that was finished in the past and inserts its row, like the attempts area does. */
  async function accept(person: Person, attempt: SummedAttempt & { answers: GradedAnswer[] }): Promise<void> {
    const id = newId();
    const at = new Date(`${attempt.day}T10:00:00Z`);
    await write(
      harness.database,
      [userScope(person.id)],
      async (tx) => {
        const payment = { amount: 1, reason: 'quiz' as const, sourceId: id, occurredAt: at, day: attempt.day };
        const { firstSequence } = await acceptWork(tx, person.id, { count: 1, payments: [payment] });
        await tx.insert(attempts).values({
          id,
          userId: person.id,
          quizId: attempt.quizId,
          versionId: attempt.versionId,
          packHash: '',
          startedAt: at,
          finishedAt: at,
          day: attempt.day,
          hour: attempt.hour,
          score: 0,
          totalMarks: 3,
          percentage: attempt.percentage,
          passed: false,
          xpEarned: 1,
          ...STORED_AS[attempt.part],
          answers: attempt.answers,
          answersHash: '',
          acceptedNo: firstSequence,
        });
      },
      { onLateError: rethrow },
    );
  }

  const work = fc.record({
    of: fc.nat(3),
    back: fc.constantFrom(0, 0, 1, 6, 7, 29, 30, 200, 400),
    hour: fc.option(fc.nat(23)),
    percentage: fc.nat(100),
    answers: fc.array(fc.record({ correct: fc.boolean(), option: fc.option(fc.nat(3)), timeSpent: fc.nat(90) }), {
      minLength: 3,
      maxLength: 3,
    }),
    part: fc.constantFrom('all', 'totals', 'answers'),
    next: fc.constantFrom('wait', 'wait', 'sum'),
  });

  function attemptOf(step: Step) {
    const { quiz, versionId, category } = quizzes[step.of] ?? expect.fail();
    return {
      part: step.part,
      quizId: quiz.id,
      versionId,
      category,
      day: addDays(TODAY, -step.back),
      hour: step.hour,
      percentage: step.percentage,
      answers: step.answers.map((answer, index) => ({
        ...answer,
        correct: answer.correct && answer.option !== null,
        questionId: quiz.questionIds[index] ?? '',
        difficulty: 'easy' as const,
      })),
    };
  }

  it('equal a full count in whatever steps they were added up, and dashboards are right before that', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(work, { minLength: 1, maxLength: 18 }), async (steps) => {
        const person = await plantPerson(harness.server);
        const done = steps.map(attemptOf);
        for (const [index, attempt] of done.entries()) {
          await accept(person, attempt);
          if (steps[index]?.next === 'sum') await sumStudyWork(harness.database, NOW);
        }
        const shown = async (timeRange: 'week' | 'month' | 'year') => {
          const { trpc } = person;
          return trpc.dashboards.get.query({ timeRange });
        };
        for (const summed of [false, true]) {
          if (summed) await sumAll(harness.database, NOW);
          for (const [range, from] of [
            ['week', '2026-03-05'],
            ['month', '2026-02-10'],
            ['year', '2025-04-01'],
          ] as const) {
            const within = done.filter(({ day, part }) => day >= from && part !== 'answers');
            const mean = within.reduce((sum, attempt) => sum + attempt.percentage, 0) / Math.max(1, within.length);
            const dashboard = await shown(range);
            expect(dashboard).toMatchObject({
              from,
              completedQuizzes: new Set(within.map(({ quizId }) => quizId)).size,
              attempts: within.length,
              averageScore: Math.round(mean * 10 + 1e-9) / 10,
              begun: done.some(({ part, answers }) => part !== 'answers' || answers.some(isAnswered)),
            });
            expect(new Set(dashboard.categories.map(({ category }) => category))).toEqual(
              new Set(within.map(({ category }) => category)),
            );
          }
        }
        const stored = await listStoredSums(harness.database.read, person.id);
        const computed = sumWork(done);
        expect(stored.sums).toHaveLength(computed.sums.length);
        expect(stored.quizzes).toEqual(
          expect.arrayContaining(computed.quizzes.map((quiz) => ({ ...quiz, userId: person.id }))),
        );
      }),
      { numRuns: propertyRunsOn(harness.database, 5) },
    );
    const wrong = (await recountAll(harness.database)).found.filter(({ table }) => table.startsWith('study_'));
    expect(wrong).toEqual([]);
  }, 240_000);

  it('take up a long history in batches, and count each attempt once with several processes', async () => {
    const person = await plantPerson(harness.server);
    const [first] = quizzes;
    const attempt = attemptOf({ of: 0, back: 3, hour: 8, percentage: 40, answers: [], part: 'all' });
    for (let index = 0; index < 120; index += 1) await accept(person, attempt);
    expect(await sumStudyWork(harness.database, NOW)).toBe(true);
    expect(await person.trpc.dashboards.get.query({ timeRange: 'week' })).toMatchObject({ attempts: 120 });
    await Promise.all([1, 2, 3].map(() => sumAll(harness.database, NOW)));
    const rows = await harness.database.read.select().from(studySums).where(eq(studySums.userId, person.id));
    expect(rows.map(({ span, quizzes: count }) => [span, count]).sort()).toEqual([
      ['all', 120],
      ['day', 120],
      ['month', 120],
    ]);
    expect(await person.trpc.analytics.listScoreTrends.query({})).toEqual([
      { date: '2026-03-08', avgScore: 40, quizzes: 120 },
    ]);
    expect(first?.category).toBe('History');
  });

  it('are repaired by a recount when they are wrong', async () => {
    const person = await plantPerson(harness.server);
    const [first] = quizzes;
    if (!first) throw new Error('Nothing was planted.');
    await person.trpc.attempts.submit.mutate(attemptInput(first.quiz, { right: 2, finishedAt: NOW.toISOString() }));
    await sumAll(harness.database, NOW);
    const other = quizzes[1] ?? expect.fail();
    const { read } = harness.database;
    await read.update(studySums).set({ correct: 9 }).where(eq(studySums.userId, person.id));
    await read.update(studyQuizzes).set({ lastDay: '2026-01-01' }).where(eq(studyQuizzes.userId, person.id));
    await read.update(studyHours).set({ answered: 8 }).where(eq(studyHours.userId, person.id));
    const wrong = { quizId: other.quiz.id, versionId: other.versionId, category: 'Wrong', share: 7 };
    const [question] = first.quiz.questionIds;
    await read
      .update(studyQuestions)
      .set(wrong)
      .where(and(eq(studyQuestions.userId, person.id), eq(studyQuestions.questionId, question ?? '')));
    const { found } = await recountAll(harness.database, { fix: true });
    const fieldsOf = (name: string) => found.filter(({ table }) => table === name).map(({ field }) => field);
    expect(fieldsOf('study_sums')).toEqual(['correct', 'correct', 'correct']);
    expect(fieldsOf('study_quizzes')).toEqual(['lastDay']);
    expect(fieldsOf('study_hours')).toEqual(['answered']);
    expect(fieldsOf('study_questions').sort()).toEqual(['category', 'quizId', 'share', 'versionId']);
    expect((await recountAll(harness.database)).found).toEqual([]);
    expect(await person.trpc.analytics.listTopics.query({})).toEqual([{ tag: 'History', accuracy: 66.7, asked: 3 }]);
  });

  it('list the hardest questions first, page by page', async () => {
    const person = await plantPerson(harness.server);
    const quiz = await plantQuiz(harness.server, { ownerId: null, questions: 3, category: 'Pages' });
    for (const right of [1, 2])
      await person.trpc.attempts.submit.mutate(attemptInput(quiz, { right, finishedAt: NOW.toISOString() }));
    await sumAll(harness.database, NOW);
    const first = await person.trpc.analytics.listQuestionStats.query({ limit: 2 });
    const second = await person.trpc.analytics.listQuestionStats.query({ limit: 2, cursor: first.nextCursor ?? '' });
    expect([...first.items, ...second.items].map(({ question, correctPercent }) => [question, correctPercent])).toEqual(
      [
        ['Question 2?', 0],
        ['Question 1?', 50],
        ['Question 0?', 100],
      ],
    );
    expect(second.nextCursor).toBeNull();
  });

  it('update a learner’s mastery at night only while they study', async () => {
    const person = await plantPerson(harness.server, { role: 'premium' });
    const quiz = await plantQuiz(harness.server, { ownerId: null, questions: 4, category: 'Mastery' });
    await person.trpc.attempts.submit.mutate(attemptInput(quiz, { right: 3, finishedAt: NOW.toISOString() }));
    await sumAll(harness.database, NOW);
    while (await computeMastery(harness.database, NOW));
    const { mastery, masteryAsOf } = await person.trpc.analytics.getIntelligence.query({});
    expect([mastery, masteryAsOf]).toEqual([[{ category: 'Mastery', questions: 4, mastery: 75 }], TODAY]);
    const own = eq(studyLearners.userId, person.id);
    const dueOf = async () => (await harness.database.read.select().from(studyLearners).where(own))[0]?.masteryDue;
    expect(await dueOf()).toBe('2026-03-12');
    while (await computeMastery(harness.database, new Date('2026-05-01T00:10:00Z')));
    expect(await dueOf()).toBeNull();
    await harness.database.read.update(learners).set({ summedNo: 0 }).where(eq(learners.userId, person.id));
    await harness.database.read.delete(studySums).where(eq(studySums.userId, person.id));
    await sumStudyWork(harness.database, new Date('2026-05-02T00:10:00Z'));
    expect(await dueOf()).toBe('2026-05-02');
    expect(
      await harness.database.read.select().from(studyMastery).where(eq(studyMastery.userId, person.id)),
    ).toHaveLength(1);
  });

  it('show a learner without data empty results and no error', async () => {
    const person = await plantPerson(harness.server, { role: 'premium' });
    const dashboard = await person.trpc.dashboards.get.query({ timeRange: 'year' });
    expect(dashboard).toMatchObject({
      completedQuizzes: 0,
      averageScore: 0,
      weeklyProgress: [0, 0, 0, 0, 0, 0, 0],
      categories: [],
      headline: { kind: 'nothing' },
      begun: false,
    });
    expect(dashboard.recommendations.map(({ title }) => title)).toEqual([
      'Get Started',
      'Practice More',
      'Start a Streak',
    ]);
    const intelligence = await person.trpc.analytics.getIntelligence.query({});
    expect(intelligence).toMatchObject({ weakest: [], bestHour: null, days: [], mastery: [], masteryAsOf: null });
    expect(intelligence.retention).toEqual({ remembered: null, target: 90, ratings: 0 });
    expect(await person.trpc.analytics.listSessions.query({})).toMatchObject({ sessions: [] });
  });
});

function rethrow(error: unknown): never {
  throw error;
}
