import { expect, test } from 'vitest';
import { recommend } from './recommendations.ts';

const titles = (results: Parameters<typeof recommend>[0]) => recommend(results).map(({ title }) => title);
const categories = [
  { category: 'Art', average: 90 },
  { category: 'History', average: 55 },
];

test('a learner without quizzes is advised to get started, without a weak subject', () => {
  const standing = { completedQuizzes: 0, averageScore: 0, currentStreak: 0, categories: [], topics: [] };
  expect(titles(standing)).toEqual(['Get Started', 'Practice More', 'Start a Streak']);
  expect(recommend(standing)[1]?.description).toBe('Take a quiz and aim for 70%.');
});

test('an average below 70 leads to the advice to practice, and the weakest category to focus on it', () => {
  expect(titles({ completedQuizzes: 3, averageScore: 69.9, currentStreak: 2, categories, topics: [] })).toEqual([
    'Get Started',
    'Practice More',
    'Focus on History',
    'Keep your streak',
  ]);
});

test('a learner with good results is advised to keep the streak', () => {
  expect(titles({ completedQuizzes: 5, averageScore: 70, currentStreak: 1, categories: [], topics: [] })).toEqual([
    'Keep your streak',
  ]);
  expect(
    recommend({ completedQuizzes: 5, averageScore: 70, currentStreak: 1, categories, topics: [] })[0]?.category,
  ).toBe('History');
});

test('with enough answers to compare topics, the weakest topic is the same as on other pages', () => {
  const topics = [
    { tag: 'History', accuracy: 80 },
    { tag: 'Art', accuracy: 61.26 },
  ];
  const standing = { completedQuizzes: 9, averageScore: 75, currentStreak: 1, categories, topics };
  expect(recommend(standing)[0]).toEqual({
    kind: 'focus',
    title: 'Focus on Art',
    description: "It's your weakest subject, with 61.3% of your answers right.",
    category: 'Art',
  });
});
