import { newId } from '@quorbit/contracts/lib/ids';
import { MIN_ANSWERS } from '@quorbit/contracts/quizzes/drafts';
import { attempts } from '@quorbit/db/schema/attempts';
import { quizVersions } from '@quorbit/db/schema/quizzes';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../../../testing/describe-with-server.ts';
import { plantPerson } from '../../../testing/planted/person.ts';
import { type PlantedQuiz, plantQuiz, plantSeal } from '../../../testing/planted/quiz.ts';
import type { Person } from '../../../testing/test-server.ts';
import { refusalOf } from '../../../testing/wire/refusal.ts';

type Row = typeof attempts.$inferInsert;

describeWithServer('the figures of a quiz', (harness) => {
  let author: Person;
  let learner: Person;
  let admin: Person;
  beforeAll(async () => {
    author = await plantPerson(harness.server, { role: 'premium' });
    learner = await plantPerson(harness.server, { role: 'premium' });
    admin = await plantPerson(harness.server, { role: 'admin' });
  });

  let accepted = 0;
  /** Stores attempts of one person in the database; option 1 is right. */
  async function plantAttempts(quiz: PlantedQuiz, by: Person, count: number, but: Partial<Row> = {}): Promise<void> {
    const [version] = await harness.database.read.select().from(quizVersions).where(eq(quizVersions.quizId, quiz.id));
    const rows = Array.from({ length: count }, (_, index): Row => {
      accepted += 1;
      const finishedAt = new Date(Date.UTC(2026, 2, 1) + index * 1_000);
      return {
        id: newId(),
        userId: by.id,
        quizId: quiz.id,
        versionId: version?.id ?? '',
        packHash: quiz.packHash,
        startedAt: finishedAt,
        finishedAt,
        day: '2026-03-01',
        score: 1,
        totalMarks: 2,
        percentage: 50,
        passed: true,
        xpEarned: 0,
        answers: quiz.questionIds.map((questionId, place) => {
          const option = place === 0 && index % 4 === 0 ? null : (index + place) % 2;
          return { questionId, option, timeSpent: 3, correct: option === 1, difficulty: 'easy' as const };
        }),
        answersHash: '',
        acceptedNo: accepted,
        ...but,
      };
    });
    await harness.database.transaction((tx) => tx.insert(attempts).values(rows));
  }
  const figuresFor = (by: Person, id: string) => by.trpc.quizzes.figures.query({ id });
  const ownQuiz = (ranked = false) =>
    plantQuiz(harness.server, { ownerId: author.id, audience: 'premium', questions: 2, ranked });

  it('are computed from the answers of others, for the author and for admins', async () => {
    const quiz = await ownQuiz();
    await plantAttempts(quiz, learner, 80);
    const figures = await figuresFor(author, quiz.id);
    expect(figures).toMatchObject({
      attempts: 80,
      questions: [
        { questionId: quiz.questionIds[0], answered: 60, skipped: 0.25, time: 3 },
        { questionId: quiz.questionIds[1], answered: 80, facility: 0.5, distribution: [0.5, 0.5, 0, 0], skipped: 0 },
      ],
    });
    expect(figures.questions[0]?.facility).toBeCloseTo(2 / 3);
    expect(figures.questions[0]?.discrimination).toBeCloseTo(-1);
    expect((await figuresFor(admin, quiz.id)).questions).toEqual(figures.questions);
    expect(await refusalOf(figuresFor(learner, quiz.id))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('leave out the author’s, room, uncounted and unmarked attempts', async () => {
    const quiz = await ownQuiz();
    await plantAttempts(quiz, author, MIN_ANSWERS);
    await plantAttempts(quiz, learner, MIN_ANSWERS, { source: 'room' });
    await plantAttempts(quiz, learner, MIN_ANSWERS, { counted: false });
    await plantAttempts(quiz, learner, MIN_ANSWERS, { status: 'submitted' });
    expect(await figuresFor(author, quiz.id)).toMatchObject({
      attempts: 0,
      questions: [{ answered: 0 }, { answered: 0 }],
    });
    await plantAttempts(quiz, learner, MIN_ANSWERS, { status: 'sealed' });
    expect((await figuresFor(author, quiz.id)).attempts).toBe(MIN_ANSWERS);
  });

  it('are shown to the author of an open ranked quiz, but not while the author plays it in a room', async () => {
    const quiz = await ownQuiz(true);
    await plantAttempts(quiz, learner, MIN_ANSWERS, { status: 'sealed' });
    expect((await figuresFor(author, quiz.id)).questions[1]?.facility).toBe(0.5);
    expect(await refusalOf(figuresFor(learner, quiz.id))).toMatchObject({ code: 'NOT_FOUND' });
    await plantSeal(harness.server, quiz.id, new Date(), author.id);
    expect(await refusalOf(figuresFor(author, quiz.id))).toMatchObject({ code: 'CONFLICT' });
  });

  it('cover only the current wording of a question, because another wording may have another key', async () => {
    const quiz = await ownQuiz();
    await plantAttempts(quiz, learner, 40);
    const [turned, same] = quiz.questionIds;
    if (!turned || !same) throw new Error('two questions');
    await author.trpc.quizzes.updateQuestion.mutate({
      quizId: quiz.id,
      index: turned,
      correctAnswer: 'A',
      options: ['One', 'Two', 'Three', 'Four'],
    });
    const figures = await figuresFor(author, quiz.id);
    expect(figures.questions).toMatchObject([
      { questionId: turned, answered: 0, facility: null, distribution: [] },
      { questionId: same, answered: 40, facility: 0.5, distribution: [0.5, 0.5, 0, 0] },
    ]);
  });

  it('cover at most the newest 2,000 attempts', async () => {
    const quiz = await ownQuiz();
    await plantAttempts(quiz, learner, 2_010);
    const [oldest] = await harness.database.read
      .select({ id: attempts.id })
      .from(attempts)
      .where(and(eq(attempts.quizId, quiz.id), eq(attempts.finishedAt, new Date(Date.UTC(2026, 2, 1)))));
    expect(oldest).toBeDefined();
    const figures = await figuresFor(author, quiz.id);
    expect(figures.attempts).toBe(2_000);
    expect(figures.questions[1]?.answered).toBe(2_000);
  });
});
