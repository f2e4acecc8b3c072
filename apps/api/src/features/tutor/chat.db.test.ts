import { MAX_OWN_QUIZZES } from '@quorbit/contracts/quizzes/limits';
import { buildHelpText } from '@quorbit/contracts/tutor/danger/help-text';
import { quizzes } from '@quorbit/db/schema/quizzes';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { describeAtNoon } from '../../testing/describe-at-noon.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantQuiz, plantSeal } from '../../testing/planted/quiz.ts';
import { plantSession } from '../../testing/planted/tutor.ts';
import type { Person } from '../../testing/test-server.ts';
import { outcomeOf, refusalOf } from '../../testing/wire/refusal.ts';

describeAtNoon('chatting with the tutor', (harness) => {
  let learner: Person;
  beforeEach(async () => {
    learner = await plantPerson(harness.server, { role: 'premium', name: 'Ada Lovelace' });
    await plantSession(harness.server, learner);
  });

  it('explains, plans, finds weak areas, and stores the messages of both sides', async () => {
    const { chat, state } = learner.trpc.tutor;
    const explained = await chat.mutate({ message: 'Explain photosynthesis' });
    expect(explained.asked).toMatchObject({
      role: 'user',
      content: 'Explain photosynthesis',
      actions: [],
      topic: null,
    });
    expect(explained.answer).toMatchObject({ role: 'assistant', topic: 'Photosynthesis', quiz: null });
    expect(explained.answer.actions).toContain('offer_practice');
    const planned = await chat.mutate({ message: 'Make me a plan', requestType: 'study_plan' });
    expect(planned.answer.actions).toContain('save_study_plan');
    const weak = await chat.mutate({ message: 'What am I bad at?', requestType: 'weak_areas' });
    expect(weak.answer.content).toContain("don't have enough results");
    const { session } = await state.query();
    expect(session?.messages.slice(1)).toEqual(
      [explained, planned, weak].flatMap(({ asked, answer }) => [asked, answer]),
    );
  });

  it('makes a quiz that only its learner sees', async () => {
    const { answer } = await learner.trpc.tutor.chat.mutate({ message: '3 hard questions about algebra' });
    expect(answer.quiz).toMatchObject({ title: 'Algebra quiz', category: 'Mathematics', questionCount: 3 });
    const quiz = answer.quiz ?? expect.fail();
    expect(quiz.questions).toHaveLength(3);
    expect(quiz.questions.every(({ correctAnswer, explanation }) => correctAnswer && explanation)).toBe(true);
    const [row] = await harness.database.read.select().from(quizzes).where(eq(quizzes.id, quiz.id));
    expect(row).toMatchObject({ audience: 'private', ownerId: learner.id, status: 'published', ranked: false });
    const person = await plantPerson(harness.server, { role: 'premium' });
    expect(await outcomeOf(person.trpc.quizzes.get.query({ id: quiz.id }))).toBe('NOT_FOUND');
    expect((await person.trpc.quizzes.list.query({})).items.map(({ id }) => id)).not.toContain(quiz.id);
    expect(await outcomeOf(learner.trpc.quizzes.start.query({ id: quiz.id }))).toBe('ok');
  });

  it('gives each quiz a different title', async () => {
    const { generateQuiz } = learner.trpc.tutor;
    const titles = [];
    for (const topic of ['algebra', 'ALGEBRA', 'Algebra']) {
      titles.push((await generateQuiz.mutate({ topic, questionCount: 1 })).quiz.title);
    }
    expect(titles).toEqual(['Algebra quiz', 'ALGEBRA quiz 2', 'Algebra quiz 3']);
  });

  it('makes two quizzes for two messages sent at once', async () => {
    const { chat, state } = learner.trpc.tutor;
    const answers = await Promise.all(
      ['Quiz me on algebra', 'Quiz me on algebra'].map((message) => chat.mutate({ message })),
    );
    expect(answers.map(({ answer }) => answer.quiz?.title).sort()).toEqual(['Algebra quiz', 'Algebra quiz 2']);
    expect((await state.query()).session?.messages).toHaveLength(5);
  });

  it('reports an unknown topic: in the chat as an answer, in the form as an invalid field', async () => {
    const { chat, generateQuiz, state } = learner.trpc.tutor;
    const { answer } = await chat.mutate({ message: 'Quiz me on zzyzx qwfpg', requestType: 'quiz_request' });
    expect(answer.quiz).toBeNull();
    expect(answer.content).toContain("don't know about");
    const refused = await refusalOf(generateQuiz.mutate({ topic: 'zzyzx qwfpg' }));
    expect(refused).toMatchObject({ code: 'INVALID', issues: [{ path: 'topic' }] });
    expect(refused?.message).toContain('Topics I know');
    expect((await state.query()).session?.messages).toHaveLength(3);
    for (const sent of [
      { topic: ' ' },
      { topic: 'algebra', questionCount: 21 },
      { topic: 'algebra', questionCount: 0 },
    ]) {
      expect(await outcomeOf(generateQuiz.mutate(sent))).toBe('INVALID');
    }
  });

  it('makes quizzes with and without a session, and stores the message in the session', async () => {
    const { end, generateQuiz, state } = learner.trpc.tutor;
    const told = await generateQuiz.mutate({ topic: 'algebra', questionCount: 2 });
    expect((await state.query()).session?.messages.at(-1)).toEqual(told.message);
    expect(told.message).toMatchObject({ topic: 'algebra', quiz: told.quiz });
    await end.mutate();
    expect((await generateQuiz.mutate({ topic: 'algebra', questionCount: 2 })).quiz.title).toBe('Algebra quiz 2');
    expect((await state.query()).session).toBeNull();
  });

  it('shows no quiz that its learner deleted, and no correct answers of a quiz that is sealed for them', async () => {
    const { generateQuiz, state } = learner.trpc.tutor;
    const { quiz: deleted } = await generateQuiz.mutate({ topic: 'algebra', questionCount: 1 });
    const { quiz: sealed } = await generateQuiz.mutate({ topic: 'algebra', questionCount: 1 });
    await learner.trpc.quizzes.delete.mutate({ id: deleted.id });
    await plantSeal(harness.server, sealed.id, harness.server.deps.now(), learner.id);
    const messages = (await state.query()).session?.messages ?? [];
    expect(messages.map(({ quiz }) => quiz?.id ?? null)).toEqual([null, null, sealed.id]);
    const [question] = messages.at(-1)?.quiz?.questions ?? [];
    expect(question).toMatchObject({ id: sealed.questions[0]?.id });
    expect(question).not.toHaveProperty('correctAnswer');
    expect(question).not.toHaveProperty('explanation');
  });

  it('answers messages about self-harm with help and the school’s contact in their language, and stores both', async () => {
    const admin = await plantPerson(harness.server, { role: 'admin' });
    await admin.trpc.school.setContact.mutate({ contact: 'Ms Rivera, room 12' });
    const { chat, state } = learner.trpc.tutor;
    for (const [message, language] of [
      ['I want to die', 'en'],
      ['ich will nicht mehr leben', 'de'],
    ] as const)
      for (const requestType of ['general', 'quiz_request', 'study_plan', 'weak_areas'] as const) {
        const { asked, answer } = await chat.mutate({ message, requestType });
        const content = buildHelpText(language, 'Ms Rivera, room 12');
        expect(answer).toMatchObject({ role: 'assistant', content, actions: [], topic: null, quiz: null });
        expect((await state.query()).session?.messages.slice(-2)).toEqual([asked, answer]);
      }
    expect((await chat.mutate({ message: 'This quiz kills me' })).answer.content).not.toContain('112');
    await admin.trpc.school.setContact.mutate({ contact: '' });
    expect((await chat.mutate({ message: 'kms' })).answer.content).toBe(buildHelpText('en', null));
  });

  it('refuses forms with words of self-harm with the same help text, and saves nothing', async () => {
    const { generateQuiz, setReminder, generateQuestions, reminders } = learner.trpc.tutor;
    const { id } = await plantQuiz(harness.server, { ownerId: learner.id, audience: 'premium' });
    const words = 'I want to kill myself';
    for (const [path, ask] of [
      ['topic', () => generateQuiz.mutate({ topic: words })],
      ['topic', () => generateQuestions.mutate({ id, topic: words })],
      ['reminderText', () => setReminder.mutate({ reminderText: words })],
    ] as const) {
      const message = buildHelpText('en', null);
      expect(await refusalOf(ask())).toMatchObject({ code: 'INVALID', issues: [{ path, message }] });
    }
    expect(await reminders.query()).toEqual([]);
  });

  it('stores nothing if the learner already has the maximum number of quizzes', async () => {
    const { id } = await plantQuiz(harness.server, { ownerId: learner.id, audience: 'premium' });
    const [row] = await harness.database.read.select().from(quizzes).where(eq(quizzes.id, id));
    const many = Array.from({ length: MAX_OWN_QUIZZES - 1 }, (_, index) => ({
      ...(row ?? expect.fail()),
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      title: `Quiz ${index}`,
    }));
    await harness.database.transaction((tx) => tx.insert(quizzes).values(many));
    expect(await refusalOf(learner.trpc.tutor.chat.mutate({ message: 'Quiz me on algebra' }))).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('at most 500 quizzes'),
    });
    expect((await learner.trpc.tutor.state.query()).session?.messages).toHaveLength(1);
    const made = await harness.database.read
      .select({ id: quizzes.id })
      .from(quizzes)
      .where(and(eq(quizzes.ownerId, learner.id), eq(quizzes.audience, 'private')));
    expect(made).toEqual([]);
  });
});
