import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MAX_REPLY } from '@quorbit/contracts/tutor/limits';
import { MODEL_FAILED } from '@quorbit/contracts/tutor/messages';
import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '../../../lib/app-error.ts';
import type { ChatRequest } from '../assistant.ts';
import { createModelAssistant } from './model-assistant.ts';

type Answer = string | { status: number; location?: string } | ((response: ServerResponse) => void);

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Starts a model server on this machine that returns these answers one after another. */
async function startModel(answers: Answer[], { apiKey = 'key-1', timeoutMs = 5_000, path = '/v1/' } = {}) {
  const calls: { path: string | undefined; authorization: string | undefined; body: string }[] = [];
  const logged: unknown[][] = [];
  const server = createServer(async (request, response) => {
    calls.push({ path: request.url, authorization: request.headers.authorization, body: await bodyOf(request) });
    const answer = answers[calls.length - 1] ?? { status: 500 };
    if (typeof answer === 'function') return answer(response);
    if (typeof answer === 'object') {
      return response
        .writeHead(answer.status, answer.location ? { location: answer.location } : {})
        .end('secret words');
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: answer } }] }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closers.push(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  const { port } = server.address() as AddressInfo;
  const warn = (...told: unknown[]) => void logged.push(told);
  const settings = { baseUrl: `http://127.0.0.1:${port}${path}`, apiKey, model: 'small-1' };
  return { assistant: createModelAssistant(settings, { log: { warn }, timeoutMs, random: () => 0 }), calls, logged };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks = await request.toArray();
  return Buffer.concat(chunks).toString();
}

const QUESTION = {
  options: ['Rome', 'Paris', 'Oslo', 'Bern'],
  answer: 'B',
  explanation: 'It has been since the Middle Ages.',
  difficulty: 'easy',
};
const question = (text: string, more: object = {}) => ({ question: text, ...QUESTION, ...more });
const quiz = (...questions: unknown[]) => JSON.stringify({ category: 'Geography', questions });
const requestOf = (count: number) => ({ topic: 'Capitals', difficulty: null, count, known: ['What is old?'] });

const facts: ChatRequest['facts'] = {
  level: 3,
  tutorLevel: 'intermediate',
  learningStyle: 'visual',
  dueReviews: 2,
  streak: 4,
  weaknesses: [{ category: 'History', accuracy: 40 }],
  strengths: [],
};
function chatRequest(message: string, more: Partial<ChatRequest> = {}): ChatRequest {
  return { message, requestType: 'general', before: [], facts, ...more };
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof AppError ? [error.code, error.message] : error),
  );
const UNAVAILABLE = ['UNAVAILABLE', MODEL_FAILED];

describe('questions written by a model', () => {
  it('are requested with the key and the model’s name, and come with shuffled options', async () => {
    const { assistant, calls, logged } = await startModel([quiz(question('Capital of France?'))]);
    const { questions, category } = await assistant.questions(requestOf(1));
    expect(category).toBe('Geography');
    expect(questions).toEqual([
      {
        kind: 'single',
        question: 'Capital of France?',
        options: ['Paris', 'Oslo', 'Bern', 'Rome'],
        correctAnswer: 'A',
        difficulty: 'easy',
        marks: 1,
        image: null,
        explanation: 'It has been since the Middle Ages.',
      },
    ]);
    expect(calls).toMatchObject([{ path: '/v1/chat/completions', authorization: 'Bearer key-1' }]);
    const body = JSON.parse(calls[0]?.body ?? '');
    expect(body).toMatchObject({ model: 'small-1', response_format: { type: 'json_object' } });
    expect(JSON.parse(body.messages[1].content)).toEqual({
      topic: 'Capitals',
      count: 1,
      difficulty: 'mixed',
      doNotRepeat: ['What is old?'],
    });
    expect(logged).toEqual([]);
  });

  it('are requested without a key if none is set', async () => {
    const { assistant, calls } = await startModel([quiz(question('Q?'))], { apiKey: '', path: '' });
    await assistant.questions(requestOf(1));
    expect(calls).toMatchObject([{ path: '/chat/completions', authorization: undefined }]);
  });

  it.each([
    ['a fenced code block', `Sure, here you are:\n\`\`\`json\n${quiz(question('Q?'))}\n\`\`\`\nEnjoy!`],
    ['JSON with words around it', `Here: ${quiz(question('Q?'))} Enjoy!`],
    ['a bare list', JSON.stringify([question('Q?')])],
    ['a reply with the right answer as an index', quiz(question('Q?', { answer: 1 }))],
    ['a reply with the right answer in words', quiz(question('Q?', { answer: 'paris' }))],
    [
      'options with letters before them',
      quiz(question('Q?', { options: ['A) Rome', 'B) Paris', 'C) Oslo', 'D) Bern'], answer: 'B) Paris' })),
    ],
    ['options keyed by letter', quiz(question('Q?', { options: { A: 'Rome', B: 'Paris', C: 'Oslo', D: 'Bern' } }))],
  ])('are read from %s', async (_, answer) => {
    const { assistant, calls } = await startModel([answer]);
    const { questions } = await assistant.questions(requestOf(1));
    expect(questions).toMatchObject([
      { question: 'Q?', options: ['Paris', 'Oslo', 'Bern', 'Rome'], correctAnswer: 'A' },
    ]);
    expect(calls).toHaveLength(1);
  });

  it('are requested again if the first answer is unusable', async () => {
    const { assistant, calls } = await startModel(['I would rather not.', quiz(question('Q?'))]);
    expect((await assistant.questions(requestOf(1))).questions).toHaveLength(1);
    expect(calls).toHaveLength(2);
  });

  it('contain no duplicates, no known questions, and no more than requested', async () => {
    const first = quiz(question('One?'), question(' one? '), question('WHAT is old?'));
    const second = quiz(question('One?'), question('Two?'), question('Three?'), question('Four?'));
    const { assistant, calls } = await startModel([first, second]);
    const { questions } = await assistant.questions(requestOf(3));
    expect(questions.map((generated) => generated.question)).toEqual(['One?', 'Two?', 'Three?']);
    expect(JSON.parse(JSON.parse(calls[1]?.body ?? '').messages[1].content)).toMatchObject({
      count: 2,
      doNotRepeat: ['What is old?', 'One?'],
    });
  });

  it('are fewer if the second request fails', async () => {
    const { assistant, logged } = await startModel([quiz(question('One?')), { status: 500 }]);
    expect((await assistant.questions(requestOf(3))).questions).toHaveLength(1);
    expect(logged).toEqual([[{ reason: 'status', status: 500 }, 'the AI service failed']]);
  });

  it.each([
    ['three options', { options: ['Rome', 'Paris', 'Oslo'] }],
    ['the same option twice', { options: ['Rome', 'Paris', 'paris ', 'Bern'] }],
    ['no right answer', { answer: 'E' }],
    ['an answer index beyond the options', { answer: 4 }],
    ['an option that refers to the others', { options: ['Rome', 'Paris', 'Oslo', 'All of the above'] }],
    ['a question that is too long', { question: 'x'.repeat(1_001) }],
    ['an option that is too long', { options: ['Rome', 'Paris', 'Oslo', 'x'.repeat(301)] }],
    ['an answer that is both a letter and another option’s text', { options: ['B', 'A', 'C', 'D'], answer: 'A' }],
    ['only control characters', { question: '\u0000\u0007' }],
  ])('are left out with %s', async (_, wrong) => {
    const { assistant } = await startModel([quiz(question('Wrong?', wrong), question('Right?'))]);
    const { questions } = await assistant.questions(requestOf(1));
    expect(questions.map((generated) => generated.question)).toEqual(['Right?']);
  });

  it('lose control and hidden characters; HTML stays as text', async () => {
    const hostile = question('<b>Bold</b>\u0000\u202E & "2**3 and 3**2"\uD800?', {
      explanation: '<script>alert(1)</script>\u0007 See option B.',
      options: ['<img src=x onerror=alert(1)>', 'Pa\u200Bris', 'Oslo\r\n', 'Bern'],
    });
    const { assistant } = await startModel([quiz(hostile)]);
    const { questions } = await assistant.questions(requestOf(1));
    expect(questions).toMatchObject([
      {
        question: '<b>Bold</b> & "2**3 and 3**2"\uFFFD?',
        options: ['Paris', 'Oslo', 'Bern', '<img src=x onerror=alert(1)>'],
        // The explanation names a letter, which is wrong once the options are shuffled.
        explanation: null,
      },
    ]);
  });
});

describe('a model that fails', () => {
  it.each<[string, Answer[], object]>([
    ['with 500', [{ status: 500 }], { reason: 'status', status: 500 }],
    ['with 429', [{ status: 429 }], { reason: 'status', status: 429 }],
    ['with a redirect', [{ status: 307, location: 'http://127.0.0.1:1/' }], { reason: 'network', status: null }],
    ['with a closed connection', [(response) => void response.destroy()], { reason: 'network', status: null }],
    ['with a reply that is not JSON', [(response) => void response.end('<html>')], { reason: 'invalid', status: null }],
    ['without choices', [(response) => void response.end('{"choices":[]}')], { reason: 'invalid', status: null }],
    [
      'with a reply that is too large',
      [(response) => void response.end(`{"choices":[{"message":{"content":"${'x'.repeat(600_000)}"}}]}`)],
      { reason: 'too large', status: null },
    ],
  ])('%s is reported as unavailable after one request, and no request data is logged', async (_, answers, told) => {
    const { assistant, calls, logged } = await startModel(answers);
    expect(await refusal(assistant.questions(requestOf(2)))).toEqual(UNAVAILABLE);
    expect(calls).toHaveLength(1);
    expect(logged[0]).toEqual([told, 'the AI service failed']);
    expect(JSON.stringify(logged)).not.toMatch(/secret|key-1|127\.0\.0\.1|Capitals/);
  });

  it('is given up if it never answers', async () => {
    const { assistant, logged } = await startModel([() => {}], { timeoutMs: 100 });
    expect(await refusal(assistant.reply(chatRequest('Explain tides')))).toEqual(UNAVAILABLE);
    expect(logged[0]).toEqual([{ reason: 'timeout', status: null }, 'the AI service failed']);
  });

  it('is given up if it stops in the middle of its answer', async () => {
    const { assistant } = await startModel([(response) => void response.write('{"choices":[')], { timeoutMs: 200 });
    expect(await refusal(assistant.reply(chatRequest('Explain tides')))).toEqual(UNAVAILABLE);
  });

  it('is reported as unavailable after two unusable answers', async () => {
    const { assistant, calls } = await startModel(['{}', '{"questions": 3}']);
    expect(await refusal(assistant.questions(requestOf(2)))).toEqual(UNAVAILABLE);
    expect(calls).toHaveLength(2);
  });
});

describe('replies of a model', () => {
  it('come from a prompt with the chat history and the learner’s facts, and drop unknown actions', async () => {
    const answer = { content: 'Tides come from the Moon.', actions: ['offer_practice', 'rm -rf', 7], topic: 'Tides' };
    const { assistant, calls } = await startModel([JSON.stringify(answer)]);
    const before = [{ role: 'user', content: 'Hello', topic: null }] as const;
    expect(await assistant.reply(chatRequest('Explain tides', { before }))).toEqual({
      content: 'Tides come from the Moon.',
      actions: ['offer_practice'],
      topic: 'Tides',
      quiz: null,
    });
    const { messages } = JSON.parse(calls[0]?.body ?? '');
    expect(messages.slice(1)).toEqual([
      { role: 'user', content: 'Hello' },
      { role: 'user', content: 'Explain tides' },
    ]);
    expect(messages[0].content).toContain('History 40%');
  });

  it('may be plain text, without its Markdown signs', async () => {
    const { assistant } = await startModel(['## Tides\n\n**High** tide:\n* twice a day']);
    expect(await assistant.reply(chatRequest('Explain tides'))).toEqual({
      content: 'Tides\n\nHigh tide:\n- twice a day',
      actions: [],
      topic: null,
      quiz: null,
    });
  });

  it('are cut to their limits and cleaned', async () => {
    const content = `a\u0000${'😀'.repeat(MAX_REPLY)}`;
    const answer = { content, topic: 'x\n'.repeat(300), actions: 'all', quiz: 'yes' };
    const { assistant } = await startModel([JSON.stringify(answer)]);
    const reply = await assistant.reply(chatRequest('Explain tides'));
    expect(Array.from(reply.content)).toHaveLength(MAX_REPLY);
    expect(reply.content).not.toContain('\u0000');
    expect(reply.topic).toHaveLength(119);
    expect([reply.actions, reply.quiz]).toEqual([[], null]);
  });

  it('limit the number of questions of an announced quiz', async () => {
    const answer = { content: 'Here.', quiz: { topic: 'Tides', difficulty: 'extreme', count: 900 } };
    const { assistant } = await startModel([JSON.stringify(answer)]);
    const reply = await assistant.reply(chatRequest('Explain tides'));
    expect(reply.quiz).toEqual({ topic: 'Tides', difficulty: 'medium', count: 20 });
  });

  it('are requested again if the first is half an object or empty', async () => {
    const { assistant, calls } = await startModel(['{"content": "Tid', '{"content": "Tides."}']);
    expect((await assistant.reply(chatRequest('Explain tides'))).content).toBe('Tides.');
    expect(calls).toHaveLength(2);
    const silent = await startModel([' ', '{"content": ""}']);
    expect(await refusal(silent.assistant.reply(chatRequest('Explain tides')))).toEqual(UNAVAILABLE);
  });

  it('need no model if the learner requests a quiz', async () => {
    const { assistant, calls } = await startModel([]);
    const reply = await assistant.reply(chatRequest('5 hard questions about tides'));
    expect(reply.quiz).toEqual({ topic: 'tides', difficulty: 'hard', count: 5 });
    expect(
      (await assistant.reply(chatRequest('Practice my weak areas', { requestType: 'quiz_request' }))).quiz?.topic,
    ).toBe('History');
    expect((await assistant.reply(chatRequest('quiz me'))).quiz).toBeNull();
    expect(calls).toEqual([]);
  });
});
