import { expect, test } from 'vitest';
import { newQuestion } from '../edited-quiz.ts';
import { changeQuestion, insertCopy, moveQuestion, removeQuestion, restoreQuestion } from './question-list.ts';

const list = ['a', 'b', 'c'].map((id) => ({ ...newQuestion(id, 'single'), question: id }));
const order = (questions: readonly { id: string }[]) => questions.map(({ id }) => id).join('');

test('moves a question up and down, but not beyond the ends', () => {
  expect(order(moveQuestion(list, 0, 1))).toBe('bac');
  expect(order(moveQuestion(list, 2, 0))).toBe('cab');
  expect(moveQuestion(list, 0, -1)).toBe(list);
  expect(moveQuestion(list, 2, 3)).toBe(list);
  expect(moveQuestion(list, 7, 0)).toBe(list);
});

test('inserts a copy right after its original', () => {
  const copied = insertCopy(list, 'b', 'x');
  expect(order(copied)).toBe('abxc');
  expect(copied[2]?.question).toBe('b');
  expect(insertCopy(list, 'gone', 'x')).toBe(list);
});

test('restores a deleted question at its place, only once', () => {
  const [first] = list;
  if (!first) throw new Error('The list is empty.');
  const rest = removeQuestion(list, 'a');
  expect(order(rest)).toBe('bc');
  expect(order(restoreQuestion(rest, first, 0))).toBe('abc');
  expect(order(restoreQuestion([], first, 5))).toBe('a');
  expect(restoreQuestion(list, first, 0)).toBe(list);
});

test('changes only the question with the given id', () => {
  expect(changeQuestion(list, 'b', { question: 'new' }).map(({ question }) => question)).toEqual(['a', 'new', 'c']);
});
