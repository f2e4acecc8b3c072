import { CATEGORIES } from '@quorbit/contracts/quizzes/categories';
import { DIFFICULTIES } from '@quorbit/contracts/quizzes/difficulty';
import { questionInput } from '@quorbit/contracts/quizzes/question';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../lib/app-error.ts';
import type { QuestionRequest } from '../assistant.ts';
import type { Subject } from '../knowledge/concept.ts';
import { subjects } from '../knowledge/subjects.ts';
import { createEmbeddedTutor } from './embedded-tutor.ts';
import { PLANTED_KNOWLEDGE } from './planted-knowledge.ts';

/** Returns a generator of pseudo-random numbers from 0 to 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const requestFor = (topic: string, more: Partial<QuestionRequest> = {}): QuestionRequest => ({
  topic,
  difficulty: null,
  count: 5,
  known: [],
  ...more,
});
const generate = (request: QuestionRequest, seed = 1) =>
  createEmbeddedTutor(PLANTED_KNOWLEDGE, randomFrom(seed)).questions(request);

describe('questions of the embedded tutor', () => {
  it('begin with the named concept, then widen to its topic and its category', async () => {
    const { questions, category } = await generate(requestFor('volcanoes', { count: 20 }));
    expect(category).toBe('Science');
    const texts = questions.map(({ question, explanation }) => `${question} ${explanation}`);
    expect(texts.slice(0, 3).every((text) => /volcano|molten/i.test(text))).toBe(true);
    const comets = texts.findIndex((text) => /comet|asteroid|orbit|planet/i.test(text) && !/plates/.test(text));
    expect(comets === -1 || comets >= 12).toBe(true);
  });

  it('begin with the requested difficulty, then the nearest', async () => {
    const { questions } = await generate(requestFor('Earth', { count: 10, difficulty: 'hard' }));
    expect(questions.map(({ difficulty }) => difficulty)).toEqual([
      ...Array.from({ length: 4 }, () => 'hard'),
      ...Array.from({ length: 2 }, () => 'medium'),
      ...Array.from({ length: 4 }, () => 'easy'),
    ]);
  });

  it('cover each concept once before any concept comes a second time', async () => {
    const { questions } = await generate(requestFor('The Solar System', { count: 4 }));
    const concepts = questions.map(({ question }) => /planet|comet|asteroid|orbit/.exec(question)?.[0]);
    expect(new Set(concepts).size).toBe(4);
  });

  it('get newly drawn numbers where a topic has templates', async () => {
    const { questions } = await generate(requestFor('fractions', { count: 20 }));
    expect(questions.filter(({ question }) => question.includes('/7 plus')).length).toBeGreaterThan(3);
  });

  it('leave out known ones in any spelling, until none is left', async () => {
    const known: string[] = [];
    for (let round = 0; round < 10; round += 1) {
      try {
        const { questions } = await generate(
          requestFor('JS', { count: 20, known: known.map((text) => ` ${text.toUpperCase()}`) }),
        );
        known.push(...questions.map(({ question }) => question));
      } catch (error) {
        expect(error).toBeInstanceOf(AppError);
        expect(error).toMatchObject({ code: 'INVALID', issues: [{ path: 'topic' }] });
        break;
      }
    }
    expect(known).toHaveLength(12);
    expect(new Set(known).size).toBe(12);
  });

  it('spread the right answer over all four options', async () => {
    const letters = new Set<unknown>();
    for (let seed = 0; seed < 5; seed += 1) {
      const { questions } = await generate(requestFor('science', { count: 20 }), seed);
      for (const { correctAnswer } of questions) letters.add(correctAnswer);
    }
    expect([...letters].sort()).toEqual(['A', 'B', 'C', 'D']);
  });

  it('are refused for an unknown topic, with a list of the known topics', async () => {
    const refused = generate(requestFor('quantum chromodynamics'));
    await expect(refused).rejects.toMatchObject({
      code: 'INVALID',
      issues: [
        {
          path: 'topic',
          message:
            "I don't know about that yet. Topics I know: Earth, World War II, Fractions, JavaScript, The Solar System.",
        },
      ],
    });
    await expect(createEmbeddedTutor([]).questions(requestFor('x'))).rejects.toMatchObject({ code: 'INVALID' });
  });

  it.each<[string, readonly Subject[]]>([
    ['a small knowledge base', PLANTED_KNOWLEDGE],
    ['the built-in knowledge base', subjects],
  ])('are complete, distinct and no more than requested, with %s', async (_, knowledge) => {
    const names = knowledge.flatMap(({ category, topics }) => [
      category,
      ...topics.flatMap((topic) => [topic.name, ...topic.concepts.map(({ term }) => term)]),
    ]);
    expect(names.length).toBeGreaterThan(knowledge.length);
    let random = randomFrom(1);
    const assistant = createEmbeddedTutor(knowledge, () => random());
    await fc.assert(
      fc.asyncProperty(
        ...[
          fc.constantFrom(...names),
          fc.constantFrom(null, ...DIFFICULTIES),
          fc.integer({ min: 1, max: 20 }),
          fc.nat(),
        ],
        async (topic, difficulty, count, seed) => {
          random = randomFrom(seed);
          const first = await assistant.questions({ topic, difficulty, count, known: [] });
          expect(CATEGORIES).toContain(first.category);
          expect(first.questions.length).toBeGreaterThan(0);
          expect(first.questions.length).toBeLessThanOrEqual(count);
          for (const question of first.questions) {
            expect(questionInput.parse(question)).toEqual(question);
            expect(question.explanation).not.toBe('');
          }
          const texts = first.questions.map(({ question }) => question);
          expect(new Set(texts).size).toBe(texts.length);
        },
      ),
    );
  });
});
