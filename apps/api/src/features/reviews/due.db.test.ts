import { newId } from '@quorbit/contracts/lib/ids';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted-person.ts';
import {
  type PlantedQuiz,
  plantedQuestion,
  plantQuiz,
  plantSeal,
  SECRET,
  submission,
} from '../../testing/planted-quiz.ts';
import { outcomeOf } from '../../testing/refusal.ts';
import type { Person } from '../../testing/test-server.ts';

const NOW = new Date('2026-03-10T12:00:00.000Z');
const DAY = 86_400_000;

describeWithServer('the reviews of a day', { now: NOW }, (its) => {
  let quiz: PlantedQuiz;
  let learner: Person;
  beforeAll(async () => {
    quiz = await plantQuiz(its.server, { ownerId: null, questions: 25, category: 'Stars' });
  });
  beforeEach(async () => {
    its.server.setNow(NOW);
    learner = await plantPerson(its.server);
  });

  /** An attempt with so many wrong answers at the end, a day ago. */
  async function fail(wrong: number, of = quiz, finished = NOW.getTime() - DAY) {
    const right = of.questionIds.length - wrong;
    const finishedAt = new Date(finished).toISOString();
    await learner.trpc.attempts.submit.mutate(submission(of, { right, finishedAt, attemptId: newId() }));
  }

  const list = (input: { limit?: number; cursor?: string } = {}) => learner.trpc.reviews.list.query(input);
  const rate = (questionId: string, quality: 1 | 3 | 5 = 5, of = quiz) =>
    learner.trpc.reviews.rate.mutate({ quizId: of.id, questionId, quality });

  it('are none for whoever answered nothing wrongly', async () => {
    await fail(0);
    expect(await list()).toEqual({ items: [], nextCursor: null, total: 0, waiting: 0, nextDue: null, comeback: null });
  });

  it('show the question with its key and where it is from', async () => {
    await fail(1);
    const { items, total } = await list();
    expect(total).toBe(1);
    expect(items).toEqual([
      {
        quiz: { id: quiz.id, title: quiz.title, category: 'Stars' },
        question: {
          id: quiz.questionIds[24],
          question: 'Question 24?',
          options: ['w', 'right', 'x', 'y'],
          image: null,
          correctAnswer: 'B',
          explanation: SECRET,
        },
        due: new Date(NOW.getTime() - DAY).toISOString(),
        isNew: true,
        confidentError: false,
        lapses: 0,
        stability: 0,
      },
    ]);
  });

  it('show the version that was answered, also after the quiz was edited or deleted', async () => {
    const author = await plantPerson(its.server, { role: 'premium' });
    const edited = await plantQuiz(its.server, { ownerId: author.id, audience: 'premium', questions: 2 });
    learner = await plantPerson(its.server, { role: 'premium' });
    await fail(1, edited);
    await author.trpc.quizzes.deleteQuestion.mutate({ id: edited.id, index: 1 });
    await author.trpc.quizzes.addQuestion.mutate({ quizId: edited.id, ...plantedQuestion('easy', 9) });
    expect((await list()).items).toMatchObject([{ question: { question: 'Question 1?' } }]);
    await author.trpc.quizzes.delete.mutate({ id: edited.id });
    expect((await list()).items).toHaveLength(1);
    expect(await rate(edited.questionIds[1] ?? '', 5, edited)).toMatchObject({ xpEarned: 2 });
  });

  it('empty as cards are rated, and tell when the next one comes', async () => {
    await fail(2);
    const [first = '', second = ''] = quiz.questionIds.slice(-2).sort();
    expect(await rate(first, 1)).toMatchObject({ xpEarned: 2 });
    expect(await list()).toMatchObject({ total: 1, nextDue: '2026-03-11' });
    await rate(second, 5);
    expect(await list()).toMatchObject({ items: [], total: 0, nextDue: '2026-03-11' });
    its.server.setNow(new Date(NOW.getTime() + DAY));
    expect((await list()).items).toMatchObject([{ question: { id: first }, isNew: false }]);
  });

  it('introduce twenty new cards, and the others tomorrow', async () => {
    await fail(25);
    const today = await list();
    expect(today).toMatchObject({ total: 20, nextDue: '2026-03-11' });
    for (const { question } of today.items.slice(0, 3)) await rate(question.id);
    expect(await list()).toMatchObject({ total: 17, nextDue: '2026-03-11' });
    its.server.setNow(new Date(NOW.getTime() + DAY));
    const tomorrow = await list();
    expect(tomorrow.items.filter(({ isNew }) => isNew)).toHaveLength(20);
  });

  it('come page by page, each once, repetitions before new ones', async () => {
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

  it('end with the learner’s own day', async () => {
    await fail(1);
    await rate(quiz.questionIds[24] ?? '', 1);
    // 04:00 in Kiritimati is 14:00 UTC of the day before.
    its.server.setNow(new Date('2026-03-10T20:00:00Z'));
    expect((await list()).total).toBe(0);
    await learner.trpc.accounts.updateSettings.mutate({ timeZone: 'Pacific/Kiritimati' });
    expect((await list()).total).toBe(1);
  });

  it('wait without a word of their keys while the quiz is sealed', async () => {
    const sealed = await plantQuiz(its.server, { ownerId: null, questions: 2 });
    await fail(2, sealed);
    await fail(1);
    await plantSeal(its.server, sealed.id, NOW);
    const during = await list();
    expect(during).toMatchObject({ total: 1, waiting: 2 });
    expect(JSON.stringify(during)).not.toContain(sealed.id);
    its.server.setNow(new Date(NOW.getTime() + 2 * 3_600_000));
    expect(await list()).toMatchObject({ total: 3, waiting: 0 });
  });

  it('are the caller’s own alone', async () => {
    await fail(3);
    learner = await plantPerson(its.server, { role: 'admin' });
    expect((await list()).total).toBe(0);
  });
});
