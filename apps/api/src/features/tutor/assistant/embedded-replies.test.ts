import { formatExplainAgain } from '@quorbit/contracts/tutor/explain-again';
import { MAX_MESSAGE, MAX_REPLY } from '@quorbit/contracts/tutor/limits';
import { REQUEST_TYPES, TUTOR_LEVELS } from '@quorbit/contracts/tutor/types';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChatRequest, LearnerFacts } from '../assistant.ts';
import { createEmbeddedTutor } from './embedded-tutor.ts';
import { buildGreeting } from './learner-replies.ts';
import { PLANTED_KNOWLEDGE } from './planted-knowledge.ts';

const tutor = createEmbeddedTutor(PLANTED_KNOWLEDGE);

const NEW_LEARNER: LearnerFacts = {
  level: 1,
  tutorLevel: 'intermediate',
  learningStyle: 'visual',
  weaknesses: [],
  strengths: [],
  dueReviews: 0,
  streak: 0,
};
const KNOWN_LEARNER: LearnerFacts = {
  level: 7,
  tutorLevel: 'intermediate',
  learningStyle: 'reading',
  dueReviews: 3,
  streak: 5,
  weaknesses: [
    { category: 'History', accuracy: 40 },
    { category: 'Science', accuracy: 62 },
  ],
  strengths: [{ category: 'Mathematics', accuracy: 93 }],
};

function sendMessage(message: string, more: Partial<ChatRequest> = {}) {
  return tutor.reply({ message, requestType: 'general', before: [], facts: KNOWN_LEARNER, ...more });
}

/** Sends these messages one after another in one chat, and returns the reply to the last. */
async function chat(...messages: string[]) {
  const before: ChatRequest['before'][number][] = [];
  let reply = await sendMessage('hi');
  for (const message of messages) {
    reply = await sendMessage(message, { before });
    before.push({ role: 'user', content: message, topic: null });
    before.push({ role: 'assistant', content: reply.content, topic: reply.topic });
  }
  return reply;
}

describe('a request for a quiz', () => {
  it.each([
    ['quiz me on volcanoes', { topic: 'Volcano', difficulty: 'medium', count: 5 }],
    ['8 hard questions about fractions', { topic: 'Fractions', difficulty: 'hard', count: 8 }],
    ['make a WW2 quiz with 99 questions', { topic: 'World War II', difficulty: 'medium', count: 20 }],
    ['Quiz me on my weak areas', { topic: 'History', difficulty: 'medium', count: 5 }],
  ])('%s gets a quiz', async (message, quiz) => {
    expect(await sendMessage(message)).toMatchObject({ topic: quiz.topic, quiz });
  });

  it('gets a question back without a topic, and an honest reply for an unknown topic', async () => {
    expect(await sendMessage('quiz me')).toMatchObject({
      quiz: null,
      content: expect.stringContaining('What should the quiz be about?'),
    });
    const unknown = await sendMessage('quiz me on quantum chromodynamics');
    expect(unknown.quiz).toBeNull();
    expect(unknown.content).toMatch(/I don't know about that yet\.[\s\S]*Earth/);
    expect(
      (await sendMessage('Practice my weak areas', { requestType: 'quiz_request', facts: NEW_LEARNER })).content,
    ).toContain("I don't have enough results yet");
  });

  it('continues with the topic of the chat', async () => {
    expect((await chat('explain volcanoes', 'quiz me on it')).quiz?.topic).toBe('Volcano');
    expect((await chat('explain volcanoes', 'yes please')).quiz?.topic).toBe('Volcano');
    expect((await chat('3 easy questions about JS', 'another one')).quiz).toEqual({
      topic: 'JavaScript',
      difficulty: 'easy',
      count: 3,
    });
    expect((await chat('quiz me on JS', 'harder')).quiz).toEqual({ topic: 'JavaScript', difficulty: 'hard', count: 5 });
  });
});

describe('an explanation', () => {
  it.each([
    'What is a volcano?',
    'explain volcanoes',
    'Volcano',
    'tell me about volcanoes',
    "I don't understand volcanoes",
    'How do volcanoes work?',
    formatExplainAgain({ question: 'Which quiz is related to a plan?', right: 'Volcano', own: 'Earthquake' }),
  ])('is the reply to: %s', async (message) => {
    const reply = await sendMessage(message);
    expect(reply).toMatchObject({
      topic: 'Volcano',
      actions: ['offer_practice', 'suggest_related_topics'],
      quiz: null,
    });
    expect(reply.content).toBe(
      [
        'Volcano: An opening through which molten rock reaches the surface.',
        'This says more on the matter of volcano.',
        'For example: Somebody came across volcano yesterday.',
        'Related terms: Earthquake, Mantle, Subduction, Élan fault.',
      ].join('\n\n'),
    );
  });

  it('of a topic or a category lists its terms', async () => {
    expect((await sendMessage('what is the solar system')).content).toContain(
      '- Comet: A small icy body with a tail near the Sun.',
    );
    expect((await sendMessage('science')).content).toContain('- Earth: Volcano, Earthquake, Mantle');
  });

  it('says when it is only the closest match, or that the topic is unknown', async () => {
    expect((await sendMessage('explain molten rock')).content).toMatch(/^The closest that I know is Volcano\./);
    expect(await sendMessage('explain flurbs')).toMatchObject({
      topic: null,
      content: expect.stringMatching(/^I don't know about that yet/),
    });
  });

  it('continues with another term of the topic', async () => {
    const names = ['explain volcanoes', 'more', 'more', 'more', 'more'];
    const topics = await Promise.all(names.map((_, index) => chat(...names.slice(0, index + 1))));
    expect(topics.map(({ topic }) => topic)).toEqual(['Volcano', 'Earthquake', 'Mantle', 'Subduction', 'Élan fault']);
  });

  it('compares two terms side by side', async () => {
    for (const message of [
      'difference between numerator and denominator',
      'Comet vs asteroid',
      'compare planets with comets',
    ]) {
      expect((await sendMessage(message)).content, message).toContain('side by side');
    }
  });

  it('names the term of a comparison that it doesn’t know', async () => {
    const { content } = await sendMessage('difference between a comet and a flurb');
    expect(content).toMatch(/^I can't compare it with a flurb yet, but I know this:\n\nComet: /);
  });

  it('puts the example first for beginners', async () => {
    const { content } = await sendMessage('comet', { facts: { ...KNOWN_LEARNER, tutorLevel: 'beginner' } });
    expect(content.split('\n\n')[1]).toMatch(/^For example/);
  });
});

describe('replies to other requests', () => {
  it.each(['Related topics to volcanoes', 'related to volcanoes', 'What is related to volcanoes?'])(
    'list related terms for: %s',
    async (message) => {
      const reply = await sendMessage(message);
      expect(reply.content).toMatch(/^Related to Volcano:\n\n- Earthquake\n/);
      expect(reply.actions).toEqual(['explain_concept', 'offer_practice']);
    },
  );

  it('start a study plan with the weakest category', async () => {
    for (const reply of [
      await sendMessage('Make me a study plan'),
      await sendMessage('anything', { requestType: 'study_plan' }),
    ]) {
      expect(reply.actions).toEqual(['save_study_plan', 'set_reminders']);
      const lines = reply.content.split('\n').filter((line) => line.startsWith('- '));
      expect(lines).toHaveLength(8);
      expect(lines[0]).toContain('3 due now');
      expect(lines[1]).toMatch(/^- Day 1: History: go through World War II/);
      expect(lines[7]).toContain('5-day streak.');
    }
  });

  it('make a study plan about a topic, and say when they know too little for one', async () => {
    const about = await sendMessage('study plan for fractions', { requestType: 'study_plan' });
    expect(about).toMatchObject({ topic: 'Fractions', content: expect.stringContaining('- Day 1: Numerator') });
    expect((await sendMessage('study plan for jazz')).content).toContain("I don't know about jazz yet");
    expect((await sendMessage('study plan', { facts: NEW_LEARNER })).content).toContain("I don't have enough results");
  });

  it('list weak areas with percentages and advice', async () => {
    for (const reply of [
      await sendMessage('What are my weak areas?'),
      await sendMessage('x', { requestType: 'weak_areas' }),
    ]) {
      expect(reply.content).toContain('- History: 40% right. Start with easy questions');
      expect(reply.actions).toEqual(['practice_weak_areas', 'create_study_plan']);
    }
    expect((await sendMessage('weak areas', { facts: NEW_LEARNER })).content).toContain(
      "I don't have enough results yet",
    );
    expect((await sendMessage('weak areas', { facts: { ...KNOWN_LEARNER, weaknesses: [] } })).content).toContain(
      'Mathematics with 93%',
    );
  });

  it.each([
    ['remind me to study every Monday', 'set_reminders', 'I can remind you'],
    ['How am I doing?', 'track_improvement', '- Streak: 5 days'],
    ['hello', 'generate_quiz', "Hi, I'm your AI study buddy"],
    ['thanks!', 'generate_quiz', "You're welcome"],
    ['what can you do?', 'explain_concept', "Here's what I can do"],
    ['bye', 'set_reminders', 'See you soon'],
  ])('offer a fitting action for: %s', async (message, action, words) => {
    const reply = await sendMessage(message);
    expect(reply.actions).toContain(action);
    expect(reply.content).toContain(words);
  });

  it('greet the learner with the number of due reviews', () => {
    expect(buildGreeting(KNOWN_LEARNER).content).toContain('3 reviews due');
    expect(buildGreeting({ ...KNOWN_LEARNER, dueReviews: 1 }).content).toContain('1 review due');
    expect(buildGreeting(NEW_LEARNER).content).toContain("You're on level 1.");
  });
});

it('the embedded tutor replies to any text within three seconds, with a reply that can be stored', async () => {
  const words = [
    'quiz',
    'me',
    'on',
    'explain',
    'what is',
    'plan',
    'for',
    'volcano',
    'JS',
    '5',
    'hard',
    'more',
    '?',
    ',',
    '\n',
    '🙂',
    '\u0000',
  ];
  const message = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: MAX_MESSAGE }),
    fc
      .array(fc.constantFrom(...words), { minLength: 1, maxLength: 300 })
      .map((all) => all.join(' ').slice(0, MAX_MESSAGE)),
  );
  const facts = fc.constantFrom(...TUTOR_LEVELS).map((tutorLevel) => ({ ...KNOWN_LEARNER, tutorLevel }));
  const said = fc.record({
    role: fc.constantFrom('user' as const, 'assistant' as const),
    content: message,
    topic: fc.constantFrom(null, 'Volcano', 'x'),
  });
  await fc.assert(
    fc.asyncProperty(
      message,
      fc.constantFrom(...REQUEST_TYPES),
      fc.array(said, { maxLength: 4 }),
      facts,
      async (text, requestType, before, learner) => {
        const start = performance.now();
        const reply = await tutor.reply({ message: text, requestType, before, facts: learner });
        expect(reply.content.trim()).not.toBe('');
        expect(reply.content.length).toBeLessThanOrEqual(MAX_REPLY);
        expect(reply.content).not.toMatch(/(?![\t\n])\p{Cc}/u);
        expect(reply.content.isWellFormed()).toBe(true);
        if (reply.quiz)
          expect((await tutor.questions({ ...reply.quiz, known: [] })).questions.length).toBeGreaterThan(0);
        expect(performance.now() - start).toBeLessThan(3_000);
      },
    ),
    { numRuns: 60 },
  );
});
