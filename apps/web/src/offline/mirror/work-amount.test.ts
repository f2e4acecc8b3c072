import { expect, test } from 'vitest';
import { formatWorkAmount } from './work-amount.ts';
import { createWorkKind } from './work-kind.ts';

const quizzes = createWorkKind({
  type: 'quiz',
  name: () => 'Quiz',
  noun: { one: 'finished quiz', many: 'finished quizzes' },
});
const messages = createWorkKind({ type: 'message', name: () => 'Message', noun: { one: 'message', many: 'messages' } });
const rating = createWorkKind({ type: 'rating', name: () => 'Rating' });
const AREAS = [{ work: [rating, quizzes] }, { work: [messages] }];

test.each([
  [[], '0 other answers'],
  [['quiz'], '1 finished quiz'],
  [['quiz', 'quiz'], '2 finished quizzes'],
  [['rating'], '1 other answer'],
  [['rating', 'quiz', 'unknown'], '1 finished quiz and 2 other answers'],
  [['message', 'rating', 'quiz', 'message'], '1 finished quiz, 2 messages and 1 other answer'],
])('describes the work %j as: %s', (types, words) => {
  expect(formatWorkAmount(types, AREAS)).toBe(words);
});
