import { newId } from '@quorbit/contracts/lib/ids';
import { expect, it } from 'vitest';
import { formatQuizLines, parseQuizLines } from './chosen-quizzes.ts';

const quiz = { id: newId(), title: 'Planets  and\nmoons' };

it('parses the lines that it formatted, one quiz per line', () => {
  expect(parseQuizLines('')).toEqual([]);
  expect(parseQuizLines(formatQuizLines([quiz, { id: quiz.id, title: 'x' }]))).toEqual([
    { id: quiz.id, title: 'Planets and moons' },
    { id: quiz.id, title: 'x' },
  ]);
});
