import { newId } from '@quorbit/contracts/lib/ids';
import { cards as cardsTable } from '@quorbit/db/schema/reviews';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { answersTo, plantChallenge, plantPlay } from '../../testing/planted/challenge.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput } from '../../testing/planted/quiz.ts';
import { plantQuestionCase } from '../../testing/planted/report.ts';
import { recountAll } from '../../testing/recount-all.ts';
import type { Person } from '../../testing/test-server.ts';
import { processSealTransition } from '../attempts/opening.worker.ts';

describeWithServer('grading after a question was hidden', { fresh: true }, (harness) => {
  let admin: Person;
  let author: Person;
  beforeEach(async () => {
    harness.server.setNow(new Date());
    admin = await plantPerson(harness.server, { role: 'admin' });
    author = await plantPerson(harness.server, { role: 'premium' });
  });

  const hide = (caseId: string) =>
    admin.trpc.moderation.decide.mutate({ caseId, action: 'hide_question', reason: 'Its key is wrong.' });
  const undo = async (caseId: string) => {
    const { decisions } = await admin.trpc.moderation.get.query({ id: caseId });
    return admin.trpc.moderation.undo.mutate({ id: decisions[0]?.id ?? '' });
  };

  it('counts the question as right in later work, pays once and makes no card of it', async () => {
    const { reporter, quiz, questionId, attemptId, caseId } = await plantQuestionCase(harness.server, author.id);
    const before = await reporter.trpc.reports.get.query({ id: attemptId });
    await hide(caseId);
    // A learner whose device was offline until now submits answers to the version that still had the question.
    const late = await plantPerson(harness.server);
    const work = { ...attemptInput(quiz, { right: 0, finishedAt: new Date().toISOString() }), packHash: quiz.packHash };
    const told = await late.trpc.attempts.submit.mutate(work);
    expect(told).toMatchObject({ score: 1, totalMarks: 3, percentage: 33 });
    expect(told.answers).toMatchObject([{ questionId, correct: true, granted: true }, { correct: false }, {}]);
    expect(told.answers.filter(({ granted }) => granted)).toHaveLength(1);
    expect(await late.trpc.attempts.submit.mutate(work)).toMatchObject({ score: 1, xpEarned: told.xpEarned });
    expect((await late.trpc.accounts.me.query()).xp).toBe(told.xpEarned);
    const cards = harness.database.read.select().from(cardsTable).where(eq(cardsTable.userId, late.id));
    expect((await cards).map((card) => card.questionId).sort()).toEqual(quiz.questionIds.slice(1).sort());
    // Attempts graded before the decision stay the same.
    expect(await reporter.trpc.reports.get.query({ id: attemptId })).toEqual(before);
    await undo(caseId);
    const again = await late.trpc.attempts.submit.mutate({ ...work, attemptId: newId() });
    expect(again).toMatchObject({ score: 0 });
    expect((await recountAll(harness.database)).found).toEqual([]);
  });

  it('also counts the question as right in a game that began before', async () => {
    const { quiz, questionId, caseId } = await plantQuestionCase(harness.server, author.id);
    const challenge = await plantChallenge(harness.server, { quizzes: [quiz], parameters: { quizCount: 1 } });
    const player = await plantPerson(harness.server);
    const play = await plantPlay(harness.server, player, challenge);
    await hide(caseId);
    const answers = answersTo(play, 0);
    const told = await player.trpc.challenges.submitQuiz.mutate({ id: challenge.id, quizId: quiz.id, answers });
    expect(told.score).toMatchObject({ score: 1, totalMarks: 3 });
    harness.server.setNow(new Date(Date.now() + 25 * 3_600_000));
    while (await processSealTransition(harness.server.deps));
    const opened = await player.trpc.reports.get.query({ id: play.id });
    expect(opened).toMatchObject({ status: 'graded', score: 1 });
    expect(opened.answers.filter(({ granted }) => granted).map((answer) => answer.questionId)).toEqual([questionId]);
  });
});
