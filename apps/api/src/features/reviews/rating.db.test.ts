import { newId } from '@quorbit/contracts/lib/ids';
import { foldCard } from '@quorbit/contracts/reviews/schedule';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { cards } from '@quorbit/db/schema/reviews';
import { savepoint, write } from '@quorbit/db/write';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, plantQuiz, plantSeal } from '../../testing/planted/quiz.ts';
import { ratingFixture, rethrow } from '../../testing/rating-fixture.ts';
import { outcomeOf, refusalOf } from '../../testing/wire/refusal.ts';

const NOW = new Date('2026-03-10T12:00:00.000Z');

describeWithServer('rating reviews', { now: NOW }, (harness) => {
  const fixture = ratingFixture(harness, NOW);
  const { answer, rate, rateAs, rateOne, card, log, ledger, hours } = fixture;

  it('begins with a card for each wrong answer, due at once, and none for other answers', async () => {
    expect(await card()).toMatchObject({
      questionId: fixture.questionId,
      quizId: fixture.quiz.id,
      state: 'new',
      due: hours(-48),
      reps: 0,
    });
    expect(await harness.database.read.select().from(cards).where(eq(cards.userId, fixture.learner.id))).toHaveLength(
      1,
    );
    const skipper = await plantPerson(harness.server);
    const { answers, ...attempt } = attemptInput(fixture.quiz);
    const skipped = answers.map((answerInput) => ({ ...answerInput, option: null }));
    await skipper.trpc.attempts.submit.mutate({ ...attempt, attemptId: newId(), answers: skipped });
    expect(await harness.database.read.select().from(cards).where(eq(cards.userId, skipper.id))).toEqual([]);
  });

  it('uses cards that name the pack with keys, also for a ranked quiz that has closed', async () => {
    const closesAt = new Date(harness.server.deps.now().getTime() - 1);
    const ranked = await plantQuiz(harness.server, { ownerId: null, questions: 1, ranked: true, closesAt });
    const person = await plantPerson(harness.server);
    await person.trpc.attempts.submit.mutate({ ...attemptInput(ranked, { right: 0 }), packHash: ranked.packHash });
    const [row] = await harness.database.read.select().from(cards).where(eq(cards.userId, person.id));
    const { packHash } = await person.trpc.quizzes.start.query({ id: ranked.id });
    expect(packHash).not.toBe(ranked.packHash);
    expect(row?.packHash).toBe(packHash);
  });

  it('counts the same op once, even if it repeats with other values', async () => {
    const opId = newId();
    const first = await rate(-30, 5, opId);
    expect(await rate(-20, 1, opId)).toEqual({ ...first, xpEarned: 0 });
    expect((await log()).filter((item) => item.opId !== null)).toHaveLength(1);
    expect((await ledger()).filter(({ reason }) => reason === 'review')).toHaveLength(1);
    expect(await card()).toMatchObject({ reps: 1 });
  });

  it('accepts an op id that is the id of an attempt', async () => {
    const attemptId = newId();
    await answer(2, -40, attemptId);
    // The rating is earlier than the card's last entry, so that the card's whole log is folded.
    await rate(-44, 5, attemptId);
    expect(await card()).toMatchObject({ reps: 2, lastReview: hours(-40) });
    expect(await log()).toHaveLength(3);
  });

  it('accepts an op id that another learner used', async () => {
    const opId = newId();
    await rate(-30, 5, opId);
    fixture.learner = await plantPerson(harness.server);
    await answer(2, -48);
    expect(await rate(-30, 5, opId)).toMatchObject({ xpEarned: 2 });
  });

  it('leads to the same card in whatever order ratings and attempts arrive', async () => {
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
    fixture.learner = await plantPerson(harness.server);
    await answer(2, -48);
    const other = newId();
    for (const op of [...ops.slice(0, 3).reverse(), () => answer(2, -20, other)]) await op();
    const { userId: _userId, ...rest } = inOrder;
    expect(await card()).toMatchObject(rest);
    expect(entries).toHaveLength(5);
    const folded = foldCard(
      fixture.questionId,
      entries.map(({ opId, attemptId, quality, at, day }) =>
        quality === null
          ? { id: attemptId ?? '', at: at.toISOString(), day, cause: 'mistake' }
          : { id: opId ?? '', at: at.toISOString(), day, cause: 'rating', quality },
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
      confidentError: inOrder.confidentError,
      introducedOn: inOrder.introducedOn,
      reviewedOn: inOrder.reviewedOn,
      undo: inOrder.undo,
    });
  });

  it('counts a wrong answer on an existing card as forgotten, unpaid, once per attempt', async () => {
    await rate(-40, 5);
    const attemptId = newId();
    await answer(2, -2, attemptId);
    await answer(2, -2, attemptId);
    expect(await card()).toMatchObject({ due: hours(-2), lapses: 1, reps: 2 });
    expect((await log()).filter((item) => item.attemptId === attemptId)).toHaveLength(1);
    expect((await ledger()).filter(({ reason }) => reason === 'review')).toHaveLength(1);
  });

  it('treats a time in the future as now, and a time before 2000 as 2000', async () => {
    await rate(1000, 5);
    expect(await card()).toMatchObject({ lastReview: NOW });
    const input = { quizId: fixture.quiz.id, questionId: fixture.questionId, quality: 5 as const };
    await rateAs({ opId: newId(), at: new Date('0001-01-01T00:00:00Z'), zone: 'UTC', input });
    expect((await log()).map((item) => item.at.getUTCFullYear()).sort()).toEqual([2000, 2026, 2026]);
  });

  it('leaves nothing behind when its savepoint is rolled back', async () => {
    const before = await card();
    await write(
      harness.database,
      [userScope(fixture.learner.id)],
      async (tx) => {
        const input = { quizId: fixture.quiz.id, questionId: fixture.questionId, quality: 5 as const };
        const undone = savepoint(tx, async (inner) => {
          await rateOne(inner, { opId: newId(), at: NOW, zone: 'UTC', input });
          throw new Error('A later part failed.');
        });
        await expect(undone).rejects.toThrow('A later part failed.');
      },
      { onLateError: rethrow },
    );
    expect(await card()).toEqual(before);
    expect(await log()).toHaveLength(1);
  });

  it('accepts a rating before its card exists, with the same result once the attempt arrives', async () => {
    const ratingId = newId();
    await rate(-20, 3, ratingId);
    const { userId: _first, ...inOrder } = await card();

    fixture.learner = await plantPerson(harness.server);
    expect(await rate(-20, 3, ratingId)).toMatchObject({ due: hours(-20).toISOString(), xpEarned: 0 });
    expect((await rate(-20, 3, ratingId)).xpEarned).toBe(0);
    expect((await fixture.learner.trpc.reviews.list.query({})).items).toEqual([]);
    await answer(2, -48);
    const { userId: _second, ...late } = await card();
    expect(late).toEqual(inOrder);
  });

  it('refuses a question for which the learner has no card as NOT_FOUND', async () => {
    const stranger = await plantPerson(harness.server);
    const rating = { quizId: fixture.quiz.id, questionId: fixture.questionId, quality: 5 } as const;
    expect(await refusalOf(stranger.trpc.reviews.rate.mutate(rating))).toMatchObject({
      code: 'NOT_FOUND',
      status: 404,
    });
    const [right = ''] = fixture.quiz.questionIds;
    for (const other of [{ questionId: right }, { questionId: newId() }, { quizId: newId() }])
      expect(await outcomeOf(fixture.learner.trpc.reviews.rate.mutate({ ...rating, ...other }))).toBe('NOT_FOUND');
  });

  it('refuses ratings while the quiz is sealed, but accepts ratings that devices gave earlier', async () => {
    const sealed = await plantQuiz(harness.server, { ownerId: null, questions: 3 });
    fixture.quiz = sealed;
    fixture.learner = await plantPerson(harness.server);
    await answer(2, -48);
    await plantSeal(harness.server, sealed.id, NOW);
    const rating = { quizId: sealed.id, questionId: fixture.questionId, quality: 5 } as const;
    expect(await outcomeOf(fixture.learner.trpc.reviews.rate.mutate(rating))).toBe('CONFLICT');
    expect(await rate(-20, 5)).toMatchObject({ xpEarned: 2 });
  });
});
