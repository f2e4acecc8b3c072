import { buildHelpText } from '@quorbit/contracts/tutor/danger/help-text';
import { MODEL_FAILED, START_SESSION_FIRST } from '@quorbit/contracts/tutor/messages';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantQuiz } from '../../testing/planted/quiz.ts';
import { plantSession } from '../../testing/planted/tutor.ts';
import { type ModelStandIn, startModelStandIn } from '../../testing/stand-ins/model-stand-in.ts';
import type { Person } from '../../testing/test-server.ts';
import { conflict, outcomeOf, refusalOf } from '../../testing/wire/refusal.ts';

let model: ModelStandIn;
beforeAll(async () => {
  model = await startModelStandIn();
});
afterAll(() => model.close());

const question = {
  question: 'What does a <b>leaf</b> make?',
  options: ['Sugar', 'Salt', 'Sand', 'Soap'],
  answer: 'A',
  explanation: 'From light.',
  difficulty: 'easy',
};
const quiz = JSON.stringify({ category: 'Science', questions: [question] });
const modelReply = (content: string) =>
  JSON.stringify({ content, actions: ['offer_practice', 'rm -rf'], topic: 'Leaves' });

describeWithServer('a model behind the tutor', { env: () => model.env }, (harness) => {
  let learner: Person;
  beforeEach(async () => {
    learner = await plantPerson(harness.server, { role: 'premium', name: 'Ada Lovelace' });
    await plantSession(harness.server, learner);
    model.answers = [];
    model.requests = [];
    model.beforeAnswer = async () => {};
  });
  const messages = async () => (await learner.trpc.tutor.state.query()).session?.messages ?? [];

  it('answers without receiving the learner’s name, address or ids', async () => {
    model.answers = [modelReply('<script>alert(1)</script>')];
    const { answer } = await learner.trpc.tutor.chat.mutate({ message: 'Tell me about the colour of leaves' });
    expect(answer).toMatchObject({
      content: '<script>alert(1)</script>',
      topic: 'Leaves',
      actions: ['offer_practice'],
    });
    const { session } = await learner.trpc.tutor.state.query();
    for (const secret of [learner.id, learner.user.name, learner.user.email, session?.id ?? '']) {
      expect(model.requests.join()).not.toContain(secret);
    }
    expect(model.requests.join()).toContain('colour of leaves');
  });

  it('gets no words of self-harm, now or later, and isn’t asked for the help text', async () => {
    const { chat, generateQuiz } = learner.trpc.tutor;
    model.answers = [];
    const content = buildHelpText('en', null);
    expect((await chat.mutate({ message: 'I want to end my life' })).answer.content).toBe(content);
    expect(await outcomeOf(generateQuiz.mutate({ topic: 'I want to end my life' }))).toBe('INVALID');
    expect(model.requests).toEqual([]);
    model.answers = [modelReply('Green.')];
    await chat.mutate({ message: 'Tell me about the colour of leaves' });
    expect(model.requests).toHaveLength(1);
    expect(model.requests.join()).toContain('colour of leaves');
    for (const words of ['end my life', '911']) expect(model.requests.join()).not.toContain(words);
  });

  it('writes questions only for quizzes of the caller', async () => {
    const stranger = await plantPerson(harness.server, { role: 'premium' });
    const { id } = await plantQuiz(harness.server, { ownerId: learner.id, audience: 'premium' });
    const input = { id, topic: 'Leaves', numQuestions: 1 };
    expect(await outcomeOf(stranger.trpc.tutor.generateQuestions.mutate(input))).toBe('NOT_FOUND');
    expect(model.requests).toEqual([]);
    model.answers = [quiz];
    const { questions } = await learner.trpc.tutor.generateQuestions.mutate(input);
    expect(questions.at(-1)).toMatchObject({ question: question.question });
  });

  it('causes no stored message or quiz when it fails', async () => {
    const unavailable = { code: 'UNAVAILABLE', status: 503, message: MODEL_FAILED };
    model.answers = [500, 500];
    const { chat, generateQuiz } = learner.trpc.tutor;
    expect(await refusalOf(chat.mutate({ message: 'Tell me about the colour of leaves' }))).toMatchObject(unavailable);
    expect(await refusalOf(generateQuiz.mutate({ topic: 'Leaves' }))).toMatchObject(unavailable);
    expect(await messages()).toHaveLength(1);
    expect((await learner.trpc.quizzes.list.query({ mine: true })).items).toEqual([]);
    const warned = harness.server.logs.filter(({ level }) => Number(level) >= 40).map((line) => JSON.stringify(line));
    expect(warned.join()).not.toContain('leaves');
    expect(warned.join()).not.toContain('only-for-tests');
  });

  it('is asked outside a transaction, and its answer to a session that ended is refused', async () => {
    model.answers = [modelReply('Too late.')];
    // This call would wait for the chat's transaction if there were one.
    model.beforeAnswer = () => learner.trpc.tutor.end.mutate();
    const late = refusalOf(learner.trpc.tutor.chat.mutate({ message: 'Tell me about the colour of leaves' }));
    expect(await late).toEqual(conflict(START_SESSION_FIRST));
    expect(await messages()).toEqual([]);
    // A late answer isn't stored in a session that the learner began after sending the message, either.
    await learner.trpc.tutor.start.mutate({});
    model.answers = [modelReply('Too late.')];
    model.beforeAnswer = async () => {
      await learner.trpc.tutor.end.mutate();
      await learner.trpc.tutor.start.mutate({});
    };
    expect(await outcomeOf(learner.trpc.tutor.chat.mutate({ message: 'Tell me about the colour of leaves' }))).toBe(
      'CONFLICT',
    );
    expect(await messages()).toHaveLength(1);
  });

  it('is asked at most 60 times an hour by one learner', async () => {
    const person = await plantPerson(harness.server, { role: 'premium' });
    model.answers = Array.from({ length: 62 }, () => quiz);
    const ask = ({ trpc }: Person) => outcomeOf(trpc.tutor.generateQuiz.mutate({ topic: 'Leaves', questionCount: 1 }));
    const outcomes = [];
    for (let asked = 0; asked < 60; asked += 1) outcomes.push(await ask(learner));
    expect(new Set(outcomes)).toEqual(new Set(['ok']));
    expect(await ask(learner)).toBe('TOO_MANY');
    expect(await ask(person)).toBe('ok');
    expect(model.requests).toHaveLength(61);
  });
});
