import { expect, test } from 'vitest';
import { formatQuizLength } from './format-quiz-length.ts';

test.each([
  [{ questionCount: 10, duration: 12 }, '10 questions, 12 min'],
  [{ questionCount: 1, duration: 5 }, '1 question, 5 min'],
  [{ questionCount: 3, duration: 5, welcome: true }, 'Three questions, one minute'],
  [{ questionCount: 1, duration: 5, welcome: true }, 'One question, one minute'],
  [{ questionCount: 12, duration: 12, welcome: true }, '12 questions, four minutes'],
])('a quiz of %j is described as %s', (quiz, text) => {
  expect(formatQuizLength(quiz)).toBe(text);
});
