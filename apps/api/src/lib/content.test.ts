import { expect, it } from 'vitest';
import { readContent } from './content.ts';

it.each(['quizzes/missing.json', 'README.md'])('names %s in the error if it is missing or not JSON', (path) => {
  expect(() => readContent(path)).toThrow(`content/${path} can't be read`);
});
