import { afterEach, expect, test } from 'vitest';
import { formDraftKey } from '#lib/forms/form-draft-keys.ts';
import { areSameQuestions, newQuestion } from './edited-questions.ts';
import { unsavedQuestionsStore } from './unsaved-questions.ts';

const KEY = formDraftKey('ada', 'written-questions:moons');
const openStore = () => unsavedQuestionsStore('ada', 'moons');

afterEach(() => sessionStorage.clear());

test('reads a draft that an earlier release stored, and stores it in the same format', () => {
  const questions = [{ ...newQuestion(), prompt: 'Why?' }];
  const stored = JSON.stringify({ questions: JSON.stringify(questions), version: 'v1' });
  sessionStorage.setItem(KEY, stored);
  const typed = openStore().read();
  expect(typed).toEqual({ questions, version: 'v1' });
  sessionStorage.clear();
  expect(openStore().set(typed)).toBe(true);
  expect(openStore().save()).toBe(true);
  expect(sessionStorage.getItem(KEY)).toBe(stored);
  openStore().set(null);
  expect(sessionStorage).toHaveLength(0);
});

test('reads a draft of the oldest release, which had no versions', () => {
  sessionStorage.setItem(KEY, '{"questions":"[]"}');
  expect(openStore().read()).toEqual({ questions: [] });
});

test.each([
  ['text that is not JSON', '{'],
  ['JSON that is not a draft', '[]'],
  ['a draft whose questions are not JSON', '{"questions":"[","version":"v1"}'],
  ['a draft whose JSON holds no valid questions', '{"questions":"[{\\"id\\":1}]","version":"v1"}'],
])('returns null if storage has something else: %s', (_name, stored) => {
  sessionStorage.setItem(KEY, stored);
  expect(openStore().read()).toBeNull();
});

test('questions are equal if their texts and order are', () => {
  const [first, second] = [newQuestion(), newQuestion()];
  expect(areSameQuestions([first, second], [{ ...first }, second])).toBe(true);
  expect(areSameQuestions([first, second], [second, first])).toBe(false);
  expect(areSameQuestions([first], [first, second])).toBe(false);
  expect(areSameQuestions([first], [{ ...first, prompt: 'Why?' }])).toBe(false);
  const row = { id: 'typed', criterion: 'Clear', marks: '4' };
  const withRow = (changes: Partial<typeof row>) => ({ ...first, rubric: [{ ...row, ...changes }] });
  expect(areSameQuestions([withRow({})], [withRow({ id: 'saved' })])).toBe(true);
  expect(areSameQuestions([withRow({})], [withRow({ marks: '5' })])).toBe(false);
});
