import { newId } from '@quorbit/contracts/lib/ids';
import { foldCard } from '@quorbit/contracts/reviews/schedule';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { activeDays, learners, xpLedger, xpPeriods } from '@quorbit/db/schema/learners';
import { cards, reviewLog } from '@quorbit/db/schema/reviews';
import { type TestDatabase, testDatabases } from '@quorbit/db/testing';
import { savepoint, write } from '@quorbit/db/write';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plantPerson } from '../../testing/planted-person.ts';
import { type PlantedQuiz, plantQuiz, plantSeal, submission } from '../../testing/planted-quiz.ts';
import { outcomeOf, refusalOf } from '../../testing/refusal.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { rateReview } from './reviews.service.ts';

const NOW = new Date('2026-03-10T12:00:00.000Z');
const HOUR = 3_600_000;
const hours = (count: number) => new Date(NOW.getTime() + count * HOUR);

describe.each(testDatabases)('rating reviews on $name', ({ open }) => {
  let database: TestDatabase;
  let server: TestServer;
  let quiz: PlantedQuiz;
  let learner: Person;
  let questionId: string;
  beforeAll(async () => {
    database = await open();
    server = await startTestServer(database);
    server.setNow(NOW);
    quiz = await plantQuiz(server, { ownerId: null, questions: 3 });
  });
  beforeEach(async () => {
    server.setNow(NOW);
    learner = await plantPerson(server);
    questionId = quiz.questionIds[2] ?? '';
    await answer(2, -48);
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  /** An attempt with the first `right` questions right, finished so many hours from now. */
  function answer(right: number, finished: number, attemptId = newId(), who = learner) {
    const finishedAt = hours(finished).toISOString();
    return who.trpc.attempts.submit.mutate(submission(quiz, { right, finishedAt, attemptId }));
  }

  /** A rating as the queue hands it over. */
  function rate(at: number, quality: 1 | 3 | 5, opId = newId(), more: { left?: number; zone?: string } = {}) {
    const { zone = 'UTC', ...rest } = more;
    const input = { quizId: quiz.id, questionId, quality, ...rest };
    return write(
      database,
      [userScope(learner.id)],
      (tx) => rateReview(tx, { userId: learner.id, opId, at: hours(at), zone, input, deps: server.deps }),
      { onLateError: rethrow },
    );
  }

  async function card() {
    const [row] = await database.read.select().from(cards).where(eq(cards.userId, learner.id));
    if (!row) throw new Error('There is no card.');
    return row;
  }

  const log = () => database.read.select().from(reviewLog).where(eq(reviewLog.userId, learner.id));
  const ledger = () => database.read.select().from(xpLedger).where(eq(xpLedger.userId, learner.id));
  const days = async () =>
    (await database.read.select().from(activeDays).where(eq(activeDays.userId, learner.id)))
      .map(({ day }) => day)
      .sort();

  it('makes a card of each wrong answer, due at once, and none of others', async () => {
    expect(await card()).toMatchObject({ questionId, quizId: quiz.id, state: 'new', due: hours(-48), reps: 0 });
    expect(await database.read.select().from(cards).where(eq(cards.userId, learner.id))).toHaveLength(1);
    const skipper = await plantPerson(server);
    const { answers, ...attempt } = submission(quiz);
    const skipped = answers.map((one) => ({ ...one, option: null }));
    await skipper.trpc.attempts.submit.mutate({ ...attempt, attemptId: newId(), answers: skipped });
    expect(await database.read.select().from(cards).where(eq(cards.userId, skipper.id))).toEqual([]);
  });

  it('names the pack with keys, also for a ranked quiz', async () => {
    const ranked = await plantQuiz(server, { ownerId: null, questions: 1, ranked: true });
    const person = await plantPerson(server);
    await person.trpc.attempts.submit.mutate({ ...submission(ranked, { right: 0 }), packHash: ranked.packHash });
    const [row] = await database.read.select().from(cards).where(eq(cards.userId, person.id));
    const { packHash } = await person.trpc.quizzes.start.query({ id: ranked.id });
    expect(packHash).not.toBe(ranked.packHash);
    expect(row?.packHash).toBe(packHash);
  });

  it('puts the card off, pays two XP and enters them for the day on which it was done', async () => {
    const { due, xpEarned } = await rate(-30, 5);
    expect(xpEarned).toBe(2);
    expect((await card()).due.toISOString()).toBe(due);
    expect(await card()).toMatchObject({ state: 'review', reps: 1, lastReview: hours(-30) });
    expect(new Date(due).getTime()).toBeGreaterThan(hours(-30).getTime());
    expect(await ledger()).toContainEqual(expect.objectContaining({ amount: 2, reason: 'review', day: '2026-03-09' }));
    const [totals] = await database.read.select().from(learners).where(eq(learners.userId, learner.id));
    const periods = await database.read.select().from(xpPeriods).where(eq(xpPeriods.userId, learner.id));
    const sum = (await ledger()).reduce((total, { amount }) => total + amount, 0);
    expect(totals).toMatchObject({ xp: sum, acceptedNo: 2 });
    // The attempt was on a Sunday, the rating on the Monday after it.
    expect(periods.find(({ period }) => period === '2026-W11')).toMatchObject({ xp: 2 });
    expect(periods.find(({ period }) => period === '2026-03')).toMatchObject({ xp: sum });
  });

  it('counts the same op once, whatever comes with it', async () => {
    const opId = newId();
    const { due } = await rate(-30, 5, opId);
    expect(await rate(-20, 1, opId)).toEqual({ quizId: quiz.id, questionId, due, xpEarned: 0 });
    expect((await log()).filter((one) => one.opId !== null)).toHaveLength(1);
    expect((await ledger()).filter(({ reason }) => reason === 'review')).toHaveLength(1);
    expect(await card()).toMatchObject({ reps: 1 });
  });

  it('takes an op id that another learner used', async () => {
    const opId = newId();
    await rate(-30, 5, opId);
    learner = await plantPerson(server);
    await answer(2, -48);
    expect(await rate(-30, 5, opId)).toMatchObject({ xpEarned: 2 });
  });

  it('comes to the same card in whatever order ratings and attempts arrive', async () => {
    const attempt = newId();
    const ops: (() => Promise<unknown>)[] = [
      () => rate(-40, 5, 'a0000000-0000-7000-8000-000000000001'),
      () => rate(-10, 3, 'a0000000-0000-7000-8000-000000000002'),
      () => rate(-5, 5, 'a0000000-0000-7000-8000-000000000003'),
      () => answer(2, -20, attempt),
    ];
    for (const op of ops) await op();
    const inOrder = await card();
    const entries = await log();
    learner = await plantPerson(server);
    await answer(2, -48);
    const other = newId();
    for (const op of [...ops.slice(0, 3).reverse(), () => answer(2, -20, other)]) await op();
    const { userId: _userId, ...rest } = inOrder;
    expect(await card()).toMatchObject(rest);
    expect(entries).toHaveLength(5);
    const folded = foldCard(
      questionId,
      entries.map(({ opId, attemptId, quality, at }) =>
        quality === null
          ? { id: attemptId ?? '', at: at.toISOString(), cause: 'mistake' }
          : { id: opId ?? '', at: at.toISOString(), cause: 'rating', quality },
      ),
    );
    expect(folded).toEqual({
      due: inOrder.due.toISOString(),
      state: inOrder.state,
      stability: inOrder.stability,
      difficulty: inOrder.difficulty,
      reps: inOrder.reps,
      lapses: inOrder.lapses,
      lastReview: inOrder.lastReview?.toISOString(),
    });
  });

  it('counts a wrong answer on a card as forgotten, unpaid, once an attempt', async () => {
    await rate(-40, 5);
    const attemptId = newId();
    await answer(2, -2, attemptId);
    await answer(2, -2, attemptId);
    expect(await card()).toMatchObject({ due: hours(-2), lapses: 1, reps: 2 });
    expect((await log()).filter((one) => one.attemptId === attemptId)).toHaveLength(1);
    expect((await ledger()).filter(({ reason }) => reason === 'review')).toHaveLength(1);
  });

  it('takes a time in the future for now, and one before all time for the earliest', async () => {
    await rate(1000, 5);
    expect(await card()).toMatchObject({ lastReview: NOW });
    const input = { quizId: quiz.id, questionId, quality: 5 as const };
    const at = new Date('0001-01-01T00:00:00Z');
    await write(
      database,
      [userScope(learner.id)],
      (tx) => rateReview(tx, { userId: learner.id, opId: newId(), at, zone: 'UTC', input, deps: server.deps }),
      { onLateError: rethrow },
    );
    expect((await log()).map((one) => one.at.getUTCFullYear()).sort()).toEqual([2000, 2026, 2026]);
  });

  it('counts a day with ten ratings', async () => {
    for (let index = 0; index < 9; index += 1) await rate(-30 + index / 10, 5);
    expect(await days()).toEqual(['2026-03-08']);
    await rate(-29, 5);
    expect(await days()).toEqual(['2026-03-08', '2026-03-09']);
  });

  it('counts a day on which no due card is left, in the zone where it was', async () => {
    await rate(-30, 5, newId(), { left: 1 });
    expect(await days()).toEqual(['2026-03-08']);
    // 02:00 UTC is still the day before; in Tokyo it is late morning.
    await rate(-10, 5, newId(), { left: 0 });
    await rate(-10, 5, newId(), { left: 0, zone: 'Asia/Tokyo' });
    expect(await days()).toEqual(['2026-03-08', '2026-03-09', '2026-03-10']);
    const { streak } = await learner.trpc.accounts.me.query();
    expect(streak).toMatchObject({ count: 3, lastDay: '2026-03-10' });
  });

  it('counts no day more than thirty days back, but pays it', async () => {
    expect(await rate(-31 * 24, 5, newId(), { left: 0 })).toMatchObject({ xpEarned: 2 });
    expect(await days()).toEqual(['2026-03-08']);
  });

  it('pays five hundred ratings a day at most', async () => {
    const rows = Array.from({ length: 499 }, (_, index) => ({
      id: newId(),
      userId: learner.id,
      questionId,
      opId: newId(),
      quality: 5 as const,
      at: hours(-1),
      day: '2026-03-10',
      acceptedNo: 1_000 + index,
    }));
    await database.transaction((tx) => tx.insert(reviewLog).values(rows));
    expect(await rate(-1, 5)).toMatchObject({ xpEarned: 2 });
    expect(await rate(-1, 5)).toMatchObject({ xpEarned: 0 });
    expect(await rate(-25, 5)).toMatchObject({ xpEarned: 2 });
  });

  it('leaves nothing behind when its savepoint is rolled back', async () => {
    const before = await card();
    await write(
      database,
      [userScope(learner.id)],
      async (tx) => {
        const input = { quizId: quiz.id, questionId, quality: 5 as const };
        const undone = savepoint(tx, async (inner) => {
          await rateReview(inner, {
            userId: learner.id,
            opId: newId(),
            at: NOW,
            zone: 'UTC',
            input,
            deps: server.deps,
          });
          throw new Error('A later part failed.');
        });
        await expect(undone).rejects.toThrow('A later part failed.');
      },
      { onLateError: rethrow },
    );
    expect(await card()).toEqual(before);
    expect(await log()).toHaveLength(1);
  });

  it('takes a rating before the attempt that makes its card, which then is as if they had come in order', async () => {
    const ratingId = newId();
    await rate(-20, 3, ratingId);
    const { userId: _first, ...inOrder } = await card();

    learner = await plantPerson(server);
    expect(await rate(-20, 3, ratingId)).toMatchObject({ due: hours(-20).toISOString(), xpEarned: 2 });
    expect((await rate(-20, 3, ratingId)).xpEarned).toBe(0);
    expect((await learner.trpc.reviews.list.query({})).items).toEqual([]);
    await answer(2, -48);
    const { userId: _second, ...late } = await card();
    expect(late).toEqual(inOrder);
  });

  it('refuses a question without an own card as unknown', async () => {
    const stranger = await plantPerson(server);
    const rating = { quizId: quiz.id, questionId, quality: 5 } as const;
    expect(await refusalOf(stranger.trpc.reviews.rate.mutate(rating))).toMatchObject({
      code: 'NOT_FOUND',
      status: 404,
    });
    const [right = ''] = quiz.questionIds;
    for (const other of [{ questionId: right }, { questionId: newId() }, { quizId: newId() }])
      expect(await outcomeOf(learner.trpc.reviews.rate.mutate({ ...rating, ...other }))).toBe('NOT_FOUND');
  });

  it('waits while the quiz is sealed, except for work that was done before', async () => {
    const sealed = await plantQuiz(server, { ownerId: null, questions: 3 });
    [quiz, questionId] = [sealed, sealed.questionIds[2] ?? ''];
    learner = await plantPerson(server);
    await answer(2, -48);
    await plantSeal(server, sealed.id, NOW);
    const rating = { quizId: sealed.id, questionId, quality: 5 } as const;
    expect(await outcomeOf(learner.trpc.reviews.rate.mutate(rating))).toBe('CONFLICT');
    expect(await rate(-20, 5)).toMatchObject({ xpEarned: 2 });
  });
});

function rethrow(error: unknown): never {
  throw error;
}
