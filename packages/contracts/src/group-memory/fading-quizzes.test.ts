import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { listFadingQuizzes, MIN_PEOPLE, MIN_SHOWN_RECALL, questionsToReview, RECALL_STEP } from './fading-quizzes.ts';

const NOW = new Date('2026-03-15T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

/** Returns a card that is recalled with a probability of 90 % after ten days, and with a lower one later. */
const card = (userId: string, questionId: string, days: number, quizId = 'quiz') => ({
  userId,
  quizId,
  questionId,
  stability: 10,
  lastReview: daysAgo(days),
});
const ofAll = (questionId: string, days: number, quizId?: string) =>
  ['a', 'b', 'c'].map((userId) => card(userId, questionId, days, quizId));

test('a question that three people remember less than well is fading', () => {
  const [quiz, ...others] = listFadingQuizzes([...ofAll('old', 100), ...ofAll('fresh', 1)], NOW);
  expect(others).toEqual([]);
  expect(quiz).toMatchObject({ quizId: 'quiz', questionIds: ['old'] });
  expect(quiz?.recall).toBeLessThan(90);
});

test('a question with cards of fewer than three people is left out, even with repeated cards', () => {
  const two = [card('a', 'q', 100), card('b', 'q', 100)];
  expect(listFadingQuizzes([...two, ...two], NOW)).toEqual([]);
  expect(listFadingQuizzes([...two, card('c', 'q', 100)], NOW)).toHaveLength(1);
});

test('a recall of zero is shown as the minimum, because zero would reveal everybody’s own recall', () => {
  const never = ofAll('q', 1).map((item) => ({ ...item, lastReview: null }));
  expect(listFadingQuizzes(never, NOW)).toEqual([{ quizId: 'quiz', recall: MIN_SHOWN_RECALL, questionIds: ['q'] }]);
});

test('the quiz with the most to gain comes first, and within it the worst known question', () => {
  const cards = [...ofAll('x', 30, 'little'), ...ofAll('y', 60, 'much'), ...ofAll('z', 400, 'much')];
  expect(listFadingQuizzes(cards, NOW).map(({ quizId, questionIds }) => [quizId, questionIds])).toEqual([
    ['much', ['z', 'y']],
    ['little', ['x']],
  ]);
});

test('a room asks the ten worst known questions', () => {
  const questionIds = Array.from({ length: 90 }, (_, no) => `q${no}`);
  expect(questionsToReview({ questionIds })).toEqual(questionIds.slice(0, 10));
  expect(questionsToReview({ questionIds: ['q'] })).toEqual(['q']);
});

test('recall is shown in steps of ten percent for three or more people, in any order of cards', () => {
  const anyCard = fc.record({
    userId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    quizId: fc.constant('quiz'),
    questionId: fc.constantFrom('p', 'q', 'r'),
    stability: fc.double({ min: 0.1, max: 400, noNaN: true }),
    lastReview: fc.option(
      fc.integer({ min: 0, max: 900 }).map((days) => daysAgo(days)),
      { nil: null },
    ),
  });
  const unique = fc.uniqueArray(anyCard, { selector: ({ userId, questionId }) => `${userId} ${questionId}` });
  fc.assert(
    fc.property(unique, (cards) => {
      const told = listFadingQuizzes(cards, NOW);
      expect(listFadingQuizzes(cards.toReversed(), NOW)).toEqual(told);
      for (const { recall, questionIds } of told) {
        expect(recall % RECALL_STEP).toBe(0);
        expect(recall).toBeGreaterThanOrEqual(MIN_SHOWN_RECALL);
        for (const id of questionIds)
          expect(cards.filter(({ questionId }) => questionId === id).length).toBeGreaterThanOrEqual(MIN_PEOPLE);
      }
    }),
  );
});
