import { newId } from '@quorbit/contracts/lib/ids';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatTimeLeft } from '#lib/words/format-time-left.ts';
import type { QuizListItem } from './quiz-list-item.ts';
import { buildQuizSections } from './section-quizzes.ts';

function listItem(category: string, changes: Partial<QuizListItem> = {}): QuizListItem {
  const figures = { questionCount: 3, duration: 5, difficulty: null, attempts: 0, bestPercentage: null };
  return { id: newId(), title: 'Planets', category, ranked: false, inGame: false, ...figures, ...changes };
}
const none = { filters: {}, counts: new Map<string, number>() };

test('groups the whole list by category, with at most three quizzes each and the number of the rest', () => {
  const quizzes = ['Science', ...Array.from({ length: 6 }, () => 'Art')].map((category) => listItem(category));
  const sections = buildQuizSections(quizzes, { ...none, counts: new Map([['Art', 9]]) });
  expect(sections.map(({ heading, quizzes: part, more }) => [heading, part.length, more])).toEqual([
    ['Art', 3, 6],
    ['Science', 1, 0],
  ]);
});

test('shows search results in one section', () => {
  const sections = buildQuizSections([listItem('Art'), listItem('Science')], {
    ...none,
    filters: { search: 'planets' },
  });
  expect(sections).toMatchObject([{ heading: '2 quizzes', category: null, more: 0 }]);
});

test('puts available quizzes first while offline, with or without a search', () => {
  const quizzes = [listItem('Art', { isUnavailable: true }), listItem('Science', { isUnavailable: false })];
  for (const filters of [{}, { search: 'planets' }]) {
    const sections = buildQuizSections(quizzes, { ...none, filters });
    expect(sections.map(({ quizzes: [first] }) => first?.category)).toEqual(['Science', 'Art']);
  }
});

test('shows no quiz twice, and shows each or counts it behind “See all”', () => {
  const quizzes = fc.array(
    fc.record({ category: fc.constantFrom('Art', 'Science', 'Mars'), isUnavailable: fc.boolean() }).map((item) => {
      return listItem(item.category, item);
    }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(quizzes, fc.constantFrom({}, { search: 'x' }), (all, filters) => {
      const sections = buildQuizSections(all, { ...none, filters });
      const ids = sections.flatMap((section) => section.quizzes.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      expect(sections.reduce((sum, { more, quizzes: part }) => sum + more + part.length, 0)).toBe(all.length);
    }),
  );
});

test.each([
  [125, '3 min left'],
  [61, '2 min left'],
  [60, '60 s left'],
  [18, '18 s left'],
  [0, "time's up"],
])('formats %d seconds left as “%s”', (seconds, words) => {
  expect(formatTimeLeft(seconds)).toBe(words);
});
