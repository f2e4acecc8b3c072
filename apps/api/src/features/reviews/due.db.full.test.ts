import { newId } from '@quorbit/contracts/lib/ids';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import {
  attemptInput,
  type PlantedQuiz,
  plantedQuestion,
  plantQuiz,
  plantSeal,
  SECRET_EXPLANATION,
} from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';
import { outcomeOf } from '../../testing/wire/refusal.ts';

const NOW = new Date('2026-03-10T12:00:00.000Z');
const DAY = 86_400_000;

describeWithServer('the reviews of a day', { now: NOW }, (harness) => {
  let quiz: PlantedQuiz;
  let learner: Person;
  beforeAll(async () => {
    quiz = await plantQuiz(harness.server, { ownerId: null, questions: 25, category: 'Stars' });
  });
  beforeEach(async () => {
    harness.server.setNow(NOW);
    learner = await plantPerson(harness.server);
  });

  /** Submits an attempt whose last `wrong` answers are wrong, finished a day ago by default. */
  async function fail(wrong: number, of = quiz, finished = NOW.getTime() - DAY) {
    const right = of.questionIds.length - wrong;
    const finishedAt = new Date(finished).toISOString();
    await learner.trpc.attempts.submit.mutate(attemptInput(of, { right, finishedAt, attemptId: newId() }));
  }

  const list = (input: { limit?: number; cursor?: string } = {}) => learner.trpc.reviews.list.query(input);
  const rate = (questionId: string, quality: 1 | 3 | 5 = 5, of = quiz) =>
    learner.trpc.reviews.rate.mutate({ quizId: of.id, questionId, quality });

  it('are empty for a learner without wrong answers', async () => {
    await fail(0);
    expect(await list()).toEqual({ items: [], nextCursor: null, total: 0, waiting: 0, nextDue: null, comeback: null });
  });

  it('show each question with its key, and the quiz that it is from', async () => {
    await fail(1);
    const { items, total } = await list();
    expect(total).toBe(1);
    expect(items).toEqual([
      {
        quiz: { id: quiz.id, title: quiz.title, category: 'Stars' },
        question: {
          id: quiz.questionIds[24],
          kind: 'single',
          question: 'Question 24?',
          options: ['w', 'right', 'x', 'y'],
          image: null,
          correctAnswer: 'B',
          explanation: SECRET_EXPLANATION,
        },
        due: new Date(NOW.getTime() - DAY).toISOString(),
        isNew: true,
        confidentError: false,
        lapses: 0,
        stability: 0,
      },
    ]);
  });

  it('show the version that was answered, even after the quiz was edited or deleted', async () => {
    const author = await plantPerson(harness.server, { role: 'premium' });
    const edited = await plantQuiz(harness.server, { ownerId: author.id, audience: 'premium', questions: 2 });
    learner = await plantPerson(harness.server, { role: 'premium' });
    await fail(1, edited);
    await author.trpc.quizzes.deleteQuestion.mutate({ id: edited.id, index: 1 });
    await author.trpc.quizzes.addQuestion.mutate({ quizId: edited.id, ...plantedQuestion('easy', 9) });
    expect((await list()).items).toMatchObject([{ question: { question: 'Question 1?' } }]);
    await author.trpc.quizzes.delete.mutate({ id: edited.id });
    expect((await list()).items).toHaveLength(1);
    expect(await rate(edited.questionIds[1] ?? '', 5, edited)).toMatchObject({ xpEarned: 2 });
  });

  it('shrink as cards are rated, and show the day of the next due card', async () => {
    await fail(2);
    const [first = '', second = ''] = quiz.questionIds.slice(-2).sort();
    expect(await rate(first, 1)).toMatchObject({ xpEarned: 2 });
    expect(await list()).toMatchObject({ total: 1, nextDue: '2026-03-11' });
    await rate(second, 5);
    expect(await list()).toMatchObject({ items: [], total: 0, nextDue: '2026-03-11' });
    harness.server.setNow(new Date(NOW.getTime() + DAY));
    expect((await list()).items).toMatchObject([{ question: { id: first }, isNew: false }]);
  });

  it('contain twenty new cards, and leave the others for the next day', async () => {
    await fail(25);
    const today = await list();
    expect(today).toMatchObject({ total: 20, nextDue: '2026-03-11' });
    for (const { question } of today.items.slice(0, 3)) await rate(question.id);
    expect(await list()).toMatchObject({ total: 17, nextDue: '2026-03-11' });
    harness.server.setNow(new Date(NOW.getTime() + DAY));
    const tomorrow = await list();
    expect(tomorrow.items.filter(({ isNew }) => isNew)).toHaveLength(20);
  });

  it('are paged with each card once, repetitions before new ones', async () => {
    await fail(3);
    await fail(1);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ limit: 1, ...(cursor === undefined ? {} : { cursor }) });
      expect(page.total).toBe(3);
      seen.push(...page.items.map(({ question, isNew }) => `${question.id} ${isNew}`));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen[0]).toBe(`${quiz.questionIds[24]} false`);
    expect(seen.slice(1)).toEqual(
      quiz.questionIds
        .slice(-3, -1)
        .sort()
        .map((id) => `${id} true`),
    );
    for (const made of ['x', Buffer.from('["2","x","y"]').toString('base64url')])
      expect(await outcomeOf(list({ cursor: made }))).toBe('INVALID');
  });

  it('follow the day in the learner’s own time zone', async () => {
    await fail(1);
    await rate(quiz.questionIds[24] ?? '', 1);
    // In Kiritimati, 04:00 is 14:00 UTC of the day before, so the learner's next day has already begun there.
    harness.server.setNow(new Date('2026-03-10T20:00:00Z'));
    expect((await list()).total).toBe(0);
    await learner.trpc.accounts.updateSettings.mutate({ timeZone: 'Pacific/Kiritimati' });
    expect((await list()).total).toBe(1);
  });

  it('leave out the cards of a sealed quiz, and only count them, until it opens', async () => {
    const sealed = await plantQuiz(harness.server, { ownerId: null, questions: 2 });
    await fail(2, sealed);
    await fail(1);
    await plantSeal(harness.server, sealed.id, NOW);
    const during = await list();
    expect(during).toMatchObject({ total: 1, waiting: 2 });
    expect(JSON.stringify(during)).not.toContain(sealed.id);
    harness.server.setNow(new Date(NOW.getTime() + 2 * 3_600_000));
    expect(await list()).toMatchObject({ total: 3, waiting: 0 });
  });

  it('contain only the caller’s own cards', async () => {
    await fail(3);
    learner = await plantPerson(harness.server, { role: 'admin' });
    expect((await list()).total).toBe(0);
  });

  it('contain as many new cards a day as the learner chose', async () => {
    await fail(25);
    expect((await list()).total).toBe(20);
    await learner.trpc.accounts.updateSettings.mutate({ newReviewsPerDay: 3 });
    const { total, items, nextDue } = await list();
    expect([total, items.length, nextDue]).toEqual([3, 3, '2026-03-11']);
    for (const { question } of items) await rate(question.id);
    expect(await list()).toMatchObject({ total: 0, nextDue: '2026-03-11' });
    harness.server.setNow(new Date(NOW.getTime() + DAY));
    expect((await list()).items.filter(({ isNew }) => isNew)).toHaveLength(3);
    await learner.trpc.accounts.updateSettings.mutate({ newReviewsPerDay: 0 });
    expect((await list()).items.filter(({ isNew }) => isNew)).toEqual([]);
    await learner.trpc.accounts.updateSettings.mutate({ newReviewsPerDay: 100 });
    expect((await list()).items.filter(({ isNew }) => isNew)).toHaveLength(22);
  });

  it('begin with five easy cards after a gap, and spread the rest over some days', async () => {
    const left = new Date(NOW.getTime() - 40 * DAY);
    harness.server.setNow(left);
    await learner.trpc.accounts.updateSettings.mutate({ newReviewsPerDay: 100 });
    await fail(25, quiz, left.getTime() - 3_600_000);
    const hard = new Set<string>();
    for (const [index, questionId] of quiz.questionIds.entries()) {
      if (index < 20) hard.add(questionId);
      await rate(questionId, index < 20 ? 1 : 5);
    }
    harness.server.setNow(NOW);
    const { items, total, comeback } = await list({ limit: 50 });
    expect(comeback).toMatchObject({ later: 5, easyFirst: 5 });
    expect([total, items.length]).toEqual([20, 20]);
    expect(items.slice(0, 5).filter(({ question }) => hard.has(question.id))).toEqual([]);
    // Read in two pages, the list of due cards is the same as in one.
    const first = await list({ limit: 7 });
    const second = await list({ limit: 50, cursor: first.nextCursor ?? '' });
    const idsOf = (page: typeof items) => page.map(({ question }) => question.id);
    expect([...idsOf(first.items), ...idsOf(second.items)]).toEqual(idsOf(items));
    for (const { question } of items) await rate(question.id);
    expect(await list()).toMatchObject({ total: 0 });
    harness.server.setNow(new Date(NOW.getTime() + DAY));
    expect((await list()).items.length).toBeGreaterThanOrEqual(5);
  });
});
