import { expect, it } from 'vitest';
import { countByComprehension, type SessionRow } from './session-figures.ts';

const sessions = (...figures: number[]): SessionRow[] =>
  figures.map((comprehension, no) => ({
    id: `session ${no}`,
    createdAt: '2026-03-01T12:00:00.000Z',
    title: 'Rivers',
    category: 'Geography',
    responseTime: 4,
    fatigueScore: null,
    engagement: 20,
    comprehension,
    answers: 5,
  }));

it.each([
  [1, '80% and more'],
  [0.8, '80% and more'],
  [0.799, '60% to 80%'],
  [0.6, '60% to 80%'],
  [0.599, '40% to 60%'],
  [0.4, '40% to 60%'],
  [0.399, 'Under 40%'],
  [0, 'Under 40%'],
])('a session with a comprehension of %d is in the band “%s”', (comprehension, label) => {
  expect(countByComprehension(sessions(comprehension)).map((band) => band.label)).toEqual([label]);
});

it('comprehension bands count their sessions, and each has its own colour', () => {
  const bands = countByComprehension(sessions(0.9, 0.7, 0.5, 0.1, 0.2));
  expect(bands.map((band) => band.sessions)).toEqual([1, 1, 1, 2]);
  expect(new Set(bands.map(({ hue }) => hue)).size).toBe(4);
});
