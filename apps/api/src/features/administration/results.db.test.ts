import { newId } from '@quorbit/contracts/lib/ids';
import { questionStats, quizStats } from '@quorbit/db/schema/quizzes/stats';
import { beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantQuiz } from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';

describeWithServer('results of quizzes and questions', { fresh: true }, (harness) => {
  let admin: Person;
  beforeAll(async () => {
    admin = await plantPerson(harness.server, { role: 'admin' });
  });

  const sums = (quizId: string, questionId: string | undefined, answered: number, correct: number) =>
    harness.database.transaction((tx) =>
      tx
        .insert(questionStats)
        .values({ quizId, questionId: questionId ?? '', answered, correct, timeSum: answered * 50 }),
    );

  async function walk<Item>(page: (cursor?: string) => Promise<{ items: Item[]; nextCursor: string | null }>) {
    const items: Item[] = [];
    for (let cursor: string | undefined, more = true; more; ) {
      const next = await page(cursor);
      items.push(...next.items);
      cursor = next.nextCursor ?? undefined;
      more = cursor !== undefined;
    }
    return items;
  }

  it('lists the hardest current questions with enough answers first, page by page', async () => {
    const author = await plantPerson(harness.server, { role: 'premium' });
    const quiz = await plantQuiz(harness.server, { ownerId: author.id, questions: 4 });
    const [hard, easy, few, equal] = quiz.questionIds;
    await sums(quiz.id, hard, 40, 4);
    await sums(quiz.id, easy, 30, 30);
    await sums(quiz.id, few, 29, 0);
    await sums(quiz.id, equal, 400, 40);
    await sums(quiz.id, newId(), 50, 0);
    const found = await walk((cursor) =>
      admin.trpc.administration.questions.query({ limit: 1, ...(cursor && { cursor }) }),
    );
    const equals = [hard, equal].toSorted();
    expect(found.map(({ questionId }) => questionId)).toEqual([...equals, easy]);
    expect(found[0]).toMatchObject({ quizId: quiz.id, facility: 0.1, time: 5 });
    expect(found[0]?.question).not.toBe('');
  });

  it('lists the most taken quizzes first, with their average score', async () => {
    const author = await plantPerson(harness.server, { role: 'premium' });
    const [often, seldom] = [
      await plantQuiz(harness.server, { ownerId: author.id, questions: 2 }),
      await plantQuiz(harness.server, { ownerId: null, questions: 2 }),
    ];
    await harness.database.transaction((tx) =>
      tx.insert(quizStats).values([
        { quizId: often.id, attempts: 4_000_000, percentageSum: 300_000_000 },
        { quizId: seldom.id, attempts: 3_000_000, percentageSum: 0 },
      ]),
    );
    const found = await walk((cursor) =>
      admin.trpc.administration.quizzes.query({ limit: 1, ...(cursor && { cursor }) }),
    );
    expect(found.slice(0, 2)).toMatchObject([
      { id: often.id, attempts: 4_000_000, average: 75, author: 'Planted Person', questionCount: 2 },
      { id: seldom.id, average: 0, author: null },
    ]);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  });
});
