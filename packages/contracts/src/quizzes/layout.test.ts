import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutQuestions, layoutSeedOf } from './layout.ts';

const quiz = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ id: `question-${place}`, options: ['a', 'b', 'c', 'd'] }));
const ids = (laid: ReturnType<typeof layOutQuestions<{ id: string; options: string[] }>>) =>
  laid.map(({ question }) => question.id);

describe('the questions of an attempt', () => {
  it('are all questions in the quiz’s order if nothing is shuffled or drawn', () => {
    expect(layOutQuestions(quiz(3), {}, 'seed')).toEqual(quiz(3).map((question) => ({ question, order: null })));
  });

  it('never change for a seed, because attempts on devices depend on them', () => {
    const laid = layOutQuestions(quiz(6), { shuffleQuestions: true, shuffleOptions: true, draw: 4 }, 'a seed');
    expect(laid.map(({ question, order }) => `${question.id}: ${order}`)).toMatchInlineSnapshot(`
      [
        "question-2: 3,1,2,0",
        "question-5: 2,3,0,1",
        "question-3: 2,0,3,1",
        "question-1: 0,3,1,2",
      ]
    `);
  });

  it('include each question at most once, as many as are drawn, with each option once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 30 }),
        fc.option(fc.integer({ min: 1, max: 40 })),
        fc.boolean(),
        fc.boolean(),
        fc.string(),
        (count, draw, shuffleQuestions, shuffleOptions, seed) => {
          const questions = quiz(count);
          const laid = layOutQuestions(questions, { draw, shuffleQuestions, shuffleOptions }, seed);
          expect(laid).toHaveLength(Math.min(count, draw ?? count));
          expect(new Set(ids(laid)).size).toBe(laid.length);
          if (!shuffleQuestions)
            expect(ids(laid)).toEqual(questions.map(({ id }) => id).filter((id) => ids(laid).includes(id)));
          for (const { order } of laid) expect(order?.toSorted() ?? null).toEqual(shuffleOptions ? [0, 1, 2, 3] : null);
        },
      ),
    );
  });

  it('differ between attempts, and draw every question about equally often', () => {
    const drawn = new Map<string, number>();
    for (let attempt = 0; attempt < 4000; attempt += 1)
      for (const id of ids(layOutQuestions(quiz(10), { draw: 3 }, `attempt ${attempt}`)))
        drawn.set(id, (drawn.get(id) ?? 0) + 1);
    // Each question is expected to be drawn 1,200 times, with a standard deviation of 29.
    for (const times of drawn.values()) expect(Math.abs(times - 1200)).toBeLessThan(150);
    expect(drawn.size).toBe(10);
  });

  it('depend on the learner in a ranked quiz, and on the attempt otherwise', () => {
    const of = { userId: 'u', quizId: 'q', attemptId: 'a' };
    expect(layoutSeedOf({ ...of, ranked: true })).toBe(layoutSeedOf({ ...of, attemptId: 'b', ranked: true }));
    expect(layoutSeedOf({ ...of, ranked: false })).not.toBe(layoutSeedOf({ ...of, attemptId: 'b', ranked: false }));
  });
});
