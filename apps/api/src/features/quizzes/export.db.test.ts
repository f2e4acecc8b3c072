import { packs } from '@quorbit/db/schema/quizzes/packs';
import { expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantQuiz, plantSeal, SECRET_EXPLANATION } from '../../testing/planted/quiz.ts';
import { quizzesPersonal } from './quizzes.personal.ts';

/** The number of questions: more than two pages of an export. */
const QUESTIONS = 45;

const [written] = quizzesPersonal.flatMap(({ exportFields }) => ('not' in exportFields ? [] : exportFields));

describeWithServer('quizzes in an export', (harness) => {
  /** Exports the quizzes of an author; `after` is called once the first questions are written. */
  async function writeAround(
    after: (author: Awaited<ReturnType<typeof plantPerson>>, quizId: string) => Promise<unknown>,
  ) {
    const author = await plantPerson(harness.server, { role: 'premium' });
    const quiz = await plantQuiz(harness.server, { ownerId: author.id, audience: 'premium', questions: QUESTIONS });
    // Nobody has downloaded this version, so an edit deletes it.
    await harness.database.read.update(packs).set({ servedAt: null });
    let text = '';
    let pieces = 0;
    const subject = { id: author.id, role: 'premium', email: author.user.email, createdAt: new Date() } as const;
    for await (const piece of written?.write(harness.database.read, subject, new Date()) ?? []) {
      text += piece;
      pieces += 1;
      if (pieces === 2) await after(author, quiz.id);
    }
    return { text, pieces };
  }

  it('are written in pages of questions', async () => {
    const { text, pieces } = await writeAround(async () => {});
    expect(JSON.parse(text)[0].questions).toHaveLength(QUESTIONS);
    expect(text.split(SECRET_EXPLANATION)).toHaveLength(QUESTIONS + 1);
    expect(pieces).toBeGreaterThan(4);
  });

  it('leave out the keys on pages after a seal began to withhold them', async () => {
    const { text } = await writeAround((author, quizId) =>
      plantSeal(harness.server, quizId, new Date(Date.now() - 1_000), author.id),
    );
    expect(JSON.parse(text)[0].questions).toHaveLength(QUESTIONS);
    expect(text.split(SECRET_EXPLANATION)).toHaveLength(20 + 1);
  });

  it('end the export with an error if their version is deleted before it is written', async () => {
    const writing = writeAround((author, quizId) =>
      author.trpc.quizzes.deleteQuestion.mutate({ id: quizId, index: 0 }),
    );
    await expect(writing).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
