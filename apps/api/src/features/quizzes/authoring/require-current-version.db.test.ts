// Tests that answers are graded by the version that the learner read, although the quiz was edited meanwhile.
import { newId } from '@quorbit/contracts/lib/ids';
import { packs } from '@quorbit/db/schema/quizzes/packs';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeWithServer } from '../../../testing/describe-with-server.ts';
import { plantPerson } from '../../../testing/planted/person.ts';
import { plantedQuestion } from '../../../testing/planted/quiz.ts';
import { send } from '../../../testing/wire/http.ts';

interface Read {
  packHash: string;
  questions: { _id: string }[];
}

describeWithServer('a quiz that is edited after a learner read it', (harness) => {
  async function planted() {
    const author = await plantPerson(harness.server, { role: 'admin' });
    const { id } = await author.trpc.quizzes.create.mutate({ title: `Read ${newId()}`, category: 'Science' });
    for (const place of [1, 2, 3]) {
      await author.trpc.quizzes.addQuestion.mutate({ quizId: id, ...plantedQuestion('easy', place) });
    }
    const edit = () => author.trpc.quizzes.addQuestion.mutate({ quizId: id, ...plantedQuestion('hard', 9) });
    const kept = () => harness.database.read.select({ hash: packs.hash }).from(packs).where(eq(packs.quizId, id));
    return { author, id, edit, kept };
  }

  it('is graded as it was read over REST', async () => {
    const { id, edit } = await planted();
    const { token, trpc } = await plantPerson(harness.server);
    const read = await send(harness.server.address, 'GET', `/api/quizzes/${id}`, { token });
    const { packHash, questions } = read.body as Read;
    await edit();
    const answers = questions.map((question) => ({ questionId: question._id, option: 1, timeSpent: 2 }));
    const body = { startedAt: '2026-03-02T12:00:00Z', finishedAt: '2026-03-02T12:05:00Z', answers, packHash };
    const submitted = await send(harness.server.address, 'POST', `/api/quizzes/${id}/attempts`, { token, body });
    expect(submitted).toMatchObject({ status: 201, body: { score: 3, totalMarks: 3, percentage: 100 } });
    // Readers now get the edited questions.
    expect((await trpc.quizzes.get.query({ id })).packHash).not.toBe(packHash);
  });

  it('stays stored as it was for a learner who has only read its questions', async () => {
    const { id, edit, kept } = await planted();
    const { trpc } = await plantPerson(harness.server);
    await trpc.quizzes.getQuestions.query({ id });
    await edit();
    expect(await kept()).toHaveLength(4);
  });

  it('does not stay stored in a version that only its author has read', async () => {
    const { id, author, edit, kept } = await planted();
    await author.trpc.quizzes.get.query({ id });
    await edit();
    expect(await kept()).toHaveLength(2);
  });
});
