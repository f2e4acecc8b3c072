import { quizzes } from '@quorbit/db/schema/quizzes';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeWithServer } from '../../../testing/describe-with-server.ts';
import { plantPerson } from '../../../testing/planted/person.ts';
import { plantedQuestion, plantQuiz } from '../../../testing/planted/quiz.ts';
import type { Person } from '../../../testing/test-server.ts';
import { send } from '../../../testing/wire/http.ts';
import { outcomeOf } from '../../../testing/wire/refusal.ts';
import { computeQuizPoints } from './quiz-points.ts';

/** 190 questions of a little over 2 KB. */
const LARGE = Array.from({ length: 190 }, (_, index) => ({
  ...plantedQuestion('easy', index),
  explanation: 'x'.repeat(2_000),
}));
const LARGE_POINTS = 4;

type Quiz = { id: string; questionIds: string[] };
type Call = (author: Person, quiz: Quiz) => Promise<unknown>;

const settings = {
  title: 'Settled',
  category: 'General',
  description: '',
  duration: null,
  passingMarks: null,
  ranked: false,
  closesAt: null,
  shuffleQuestions: false,
  shuffleOptions: false,
  draw: null,
};

/** Calls that read or write a whole quiz; publishing and saving a draft are tested separately. */
const CALLS: Record<string, Call> = {
  duplicate: ({ trpc }, { id }) => trpc.quizzes.duplicate.mutate({ id }),
  edit: ({ trpc }, { id }) => trpc.quizzes.edit.query({ id }),
  addQuestion: ({ trpc }, { id }) => trpc.quizzes.addQuestion.mutate({ quizId: id, ...plantedQuestion('easy', 99) }),
  updateQuestion: ({ trpc }, { id }) =>
    trpc.quizzes.updateQuestion.mutate({ quizId: id, index: 0, question: 'Changed?' }),
  deleteQuestion: ({ trpc }, { id }) => trpc.quizzes.deleteQuestion.mutate({ id, index: 0 }),
  update: ({ trpc }, { id }) => trpc.quizzes.update.mutate({ id, title: `New title ${id}` }),
  setStatus: ({ trpc }, { id }) => trpc.quizzes.setStatus.mutate({ id, status: 'archived' }),
};

describeWithServer('calls that read or write a whole quiz', { env: { RATE_LIMIT_PER_MINUTE: '1000' } }, (harness) => {
  const plant = (author: Person, questionInputs = LARGE) =>
    plantQuiz(harness.server, { ownerId: author.id, audience: 'premium', questionInputs });
  async function spent(author: Person, call: () => Promise<unknown>): Promise<number> {
    const left = async () => {
      const { headers } = await send(harness.server.address, 'GET', '/api/users/me', { token: author.token });
      return Number(headers.get('x-ratelimit-remaining'));
    };
    const before = await left();
    await call();
    return before - (await left()) - 1;
  }

  it.each(Object.entries(CALLS))('%s is charged by the quiz’s size', async (_name, call) => {
    const author = await plantPerson(harness.server, { role: 'premium' });
    const [small, large] = [await plant(author, LARGE.slice(0, 2)), await plant(author)];
    expect(await spent(author, () => call(author, small))).toBe(1);
    expect(await spent(author, () => call(author, large))).toBe(LARGE_POINTS);
  });

  it('publishing is charged by the stored size, or by the sent size if that is larger', async () => {
    const author = await plantPerson(harness.server, { role: 'premium' });
    const [small, large] = [await plant(author, LARGE.slice(0, 2)), await plant(author)];
    const { versionId } = await author.trpc.quizzes.edit.query({ id: large.id });
    const { versionId: other, questions } = await author.trpc.quizzes.edit.query({ id: small.id });
    const publish = (quizId: string, base: string, sent: readonly { id: string }[]) =>
      author.trpc.quizzes.publish.mutate({
        quizId,
        versionId: base,
        content: { settings: { ...settings, title: quizId }, questions: [...sent] },
      });
    const ids = large.questionIds.map((id) => ({ id }));
    expect(await spent(author, () => publish(large.id, versionId, ids))).toBe(LARGE_POINTS);
    const more = LARGE.map(({ explanation: _, ...question }, index) => ({
      ...question,
      id: questions[index]?.id ?? crypto.randomUUID(),
      explanation: 'y'.repeat(1_000),
    }));
    expect(await spent(author, () => publish(small.id, other, more))).toBe(3);
  });

  it('saving a draft is charged by the stored size, or by the sent size if that is larger', async () => {
    const author = await plantPerson(harness.server, { role: 'premium' });
    const [small, large] = [await plant(author, LARGE.slice(0, 2)), await plant(author)];
    const saveDraft = async (quizId: string, questions: { id: string }[]) => {
      const { versionId } = await author.trpc.quizzes.edit.query({ id: quizId });
      const content = { settings: { ...settings }, questions };
      return spent(author, () => author.trpc.quizzes.saveDraft.mutate({ quizId, versionId, revision: 0, content }));
    };
    expect(await saveDraft(large.id, [])).toBe(LARGE_POINTS);
    const sent = LARGE.map((question) => ({ ...question, id: crypto.randomUUID() }));
    expect(await saveDraft(small.id, sent)).toBe(LARGE_POINTS);
  });

  it('cost a stranger one point, which reveals nothing of the quiz’s size', async () => {
    const [author, stranger] = [
      await plantPerson(harness.server, { role: 'premium' }),
      await plantPerson(harness.server, { role: 'premium' }),
    ];
    const { id } = await plant(author);
    const outcome = spent(stranger, async () =>
      expect(await outcomeOf(stranger.trpc.quizzes.duplicate.mutate({ id }))).toBe('NOT_FOUND'),
    );
    expect(await outcome).toBe(1);
  });

  it('duplicate one quiz at a time for one person, and refuse to duplicate in a batch', async () => {
    const author = await plantPerson(harness.server, { role: 'premium' });
    const { id, title } = await plant(author, LARGE.slice(0, 2));
    const copies = await Promise.all([1, 2, 3].map(() => author.trpc.quizzes.duplicate.mutate({ id })));
    // Each copy takes the titles of the earlier copies into account.
    expect(copies.map((copy) => copy.title).sort()).toEqual(
      [`Copy of ${title}`, `Copy of ${title} (2)`, `Copy of ${title} (3)`].sort(),
    );
    const batch = await send(harness.server.address, 'POST', '/trpc/quizzes.duplicate,quizzes.duplicate?batch=1', {
      token: author.token,
      body: { 0: { id }, 1: { id } },
    });
    expect(batch.status).toBe(400);
    expect(await harness.database.read.$count(quizzes, eq(quizzes.ownerId, author.id))).toBe(4);
  });
});

describeWithServer(
  'a quiz that costs more than the remaining budget',
  { env: { RATE_LIMIT_PER_MINUTE: '10' } },
  (harness) => {
    it('is refused before it is written', async () => {
      const author = await plantPerson(harness.server, { role: 'premium' });
      const { id } = await plantQuiz(harness.server, {
        ownerId: author.id,
        audience: 'premium',
        questionInputs: LARGE,
      });
      const outcomes = [];
      for (let times = 0; times < 3; times += 1)
        outcomes.push(await outcomeOf(author.trpc.quizzes.duplicate.mutate({ id })));
      expect(outcomes).toEqual(['ok', 'ok', 'TOO_MANY']);
      expect(await harness.database.read.$count(quizzes, eq(quizzes.ownerId, author.id))).toBe(3);
    });
  },
);

it('a quiz costs a point, and one more for each 200 KB, with 1 KB added per question', () => {
  expect(computeQuizPoints({ questions: 0, bytes: 0 })).toBe(1);
  expect(computeQuizPoints({ questions: 200, bytes: 0 })).toBe(2);
  expect(computeQuizPoints({ questions: 200, bytes: 850_000 })).toBe(6);
  expect(computeQuizPoints({ questions: 200, bytes: 8_000_000 })).toBe(42);
});
