import { newId } from '@quorbit/contracts/lib/ids';
import { sessions, users } from '@quorbit/db/schema/accounts';
import { xpLedger } from '@quorbit/db/schema/xp';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeWithServer } from '../../../testing/describe-with-server.ts';
import { attemptInput, plantQuiz, plantSeal, SECRET_EXPLANATION } from '../../../testing/planted/quiz.ts';

describeWithServer('exporting an account', (harness) => {
  it('returns all personal data, and nothing about other people', async () => {
    const person = await harness.server.person('premium', 'Export Me');
    const other = await harness.server.person('premium', 'Not Me');
    const own = await plantQuiz(harness.server, { ownerId: person.id, audience: 'premium' });
    const deleted = await plantQuiz(harness.server, { ownerId: person.id, audience: 'premium', deleted: true });
    await plantQuiz(harness.server, { ownerId: other.id, audience: 'premium' });
    const shared = await plantQuiz(harness.server, { ownerId: null });
    const report = await person.trpc.attempts.submit.mutate(attemptInput(shared, { right: 2 }));
    await person.trpc.reviews.rate.mutate({
      quizId: shared.id,
      questionId: shared.questionIds[2] ?? '',
      quality: 3,
      confidence: 40,
    });
    await other.trpc.attempts.submit.mutate(attemptInput(shared, { right: 0 }));
    await person.trpc.accounts.updateRole.mutate({ userId: person.id, role: 'user' });

    const data = Object(await person.trpc.accounts.export.mutate());
    expect(data.profile).toEqual(await person.trpc.accounts.me.query());
    expect(data.quizzes.map(({ id }: { id: string }) => id)).toEqual([own.id, deleted.id]);
    expect(data.quizzes[0]).toMatchObject({ title: own.title, audience: 'premium', deletedAt: null });
    expect(data.quizzes[0]?.questions[0]).toMatchObject({ correctAnswer: 'B', explanation: SECRET_EXPLANATION });
    expect(data.attempts).toMatchObject([{ id: report.id, score: 2, totalMarks: 3, quiz: { id: shared.id } }]);
    expect(data.attempts[0]?.answers.map(({ option }: { option: number }) => option)).toEqual([1, 1, 0]);
    expect(data.xp).toMatchObject([
      { amount: report.xpEarned, reason: 'quiz', sourceId: report.id },
      { amount: 2, reason: 'review' },
    ]);
    expect(data.cards).toMatchObject([{ quizId: shared.id, questionId: shared.questionIds[2], state: 'review' }]);
    expect(data.ratings).toEqual([
      {
        questionId: shared.questionIds[2],
        quality: 3,
        confidence: 40,
        retention: 90,
        undone: false,
        at: expect.any(String),
      },
    ]);
    expect(data.achievements).toEqual([{ id: 'quiz_1', unlockedAt: report.finishedAt }]);
    expect(data.sessions).toHaveLength(1);
    expect(data.mails.map(({ subject }: { subject: string }) => subject)).toEqual(['Confirm your e-mail address']);
    expect(
      data.audit.map(({ action, byOwner }: { action: string; byOwner: boolean }) => `${action} ${byOwner}`),
    ).toEqual(['account.registered true', 'role.changed true', 'account.exported true']);
    const text = JSON.stringify(data);
    for (const foreign of [other.id, other.user.email, 'Not Me']) expect(text).not.toContain(foreign);
    const [row] = await harness.database.read.select().from(users).where(eq(users.id, person.id));
    const [session] = await harness.database.read.select().from(sessions).where(eq(sessions.userId, person.id));
    for (const secret of [row?.passwordHash, session?.id, person.token])
      expect(text).not.toContain(secret ?? 'missing');
  });

  it('returns active days, and more XP entries than fit on one page', async () => {
    const person = await harness.server.person();
    const today = new Date();
    const quiz = await plantQuiz(harness.server, { ownerId: null });
    await person.trpc.attempts.submit.mutate(attemptInput(quiz, { finishedAt: today.toISOString() }));
    const entries = Array.from({ length: 450 }, () => ({
      id: newId(),
      userId: person.id,
      amount: 1,
      reason: 'quiz' as const,
      sourceId: newId(),
      occurredAt: today,
      day: '2026-01-01',
    }));
    await harness.database.transaction((tx) => tx.insert(xpLedger).values(entries));
    const data = Object(await person.trpc.accounts.export.mutate());
    expect(data.activeDays).toHaveLength(1);
    expect(data.xp).toHaveLength(451);
    expect(new Set(data.xp.map(({ sourceId }: { sourceId: string }) => sourceId)).size).toBe(451);
  });

  it('leaves out the answer keys of a sealed quiz', async () => {
    const person = await harness.server.person('premium');
    const own = await plantQuiz(harness.server, { ownerId: person.id, audience: 'premium' });
    await plantSeal(harness.server, own.id, new Date(), person.id);
    const text = JSON.stringify((await person.trpc.accounts.export.mutate()).quizzes);
    expect(text).toContain(own.id);
    expect(text).not.toContain('correctAnswer');
    expect(text).not.toContain(SECRET_EXPLANATION);
  });
});
