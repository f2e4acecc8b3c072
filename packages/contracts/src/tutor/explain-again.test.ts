import { expect, test } from 'vitest';
import { formatExplainAgain, parseExplainAgain } from './explain-again.ts';
import { MAX_MESSAGE } from './limits.ts';

const MISSED = { question: 'Which organs make urine?', right: 'Kidneys', own: 'Lungs' };

test('a request to explain again names the question and both answers, and is read back', () => {
  const message = formatExplainAgain(MISSED);
  expect(message).toBe(
    'Explain this differently: “Which organs make urine?” The right answer is “Kidneys”. I answered “Lungs”.',
  );
  expect(parseExplainAgain(message)).toBe('Kidneys');
});

test('a request to explain again fits into one message', () => {
  const message = formatExplainAgain({ ...MISSED, own: '😀'.repeat(MAX_MESSAGE) });
  expect(message.length).toBeLessThanOrEqual(MAX_MESSAGE);
  expect(message.isWellFormed()).toBe(true);
  expect(parseExplainAgain(message)).toBe('Kidneys');
});

test('other messages aren’t read as a request to explain again', () => {
  for (const message of [
    'Explain “Kidneys”',
    'Explain this differently: “x”',
    'The right answer is “x”. I answered “y”.',
  ])
    expect(parseExplainAgain(message)).toBeNull();
});
