import { afterEach, expect, test } from 'vitest';
import { formDraftKey } from '#lib/forms/form-draft-keys.ts';
import { areSame, newQuestion } from './edited-questions.ts';
import { keptQuestions } from './kept-questions.ts';

const KEY = formDraftKey('ada', 'written-questions:moons');
const kept = () => keptQuestions('ada', 'moons');

afterEach(() => sessionStorage.clear());

test('reads what a tab of an earlier release stored, and stores it alike', () => {
  const questions = [{ ...newQuestion(), prompt: 'Why?' }];
  const stored = JSON.stringify({ questions: JSON.stringify(questions), version: 'v1' });
  sessionStorage.setItem(KEY, stored);
  const typed = kept().read();
  expect(typed).toEqual({ questions, version: 'v1' });
  sessionStorage.clear();
  expect(kept().keep(typed)).toBe(true);
  expect(kept().save()).toBe(true);
  expect(sessionStorage.getItem(KEY)).toBe(stored);
  kept().keep(null);
  expect(sessionStorage).toHaveLength(0);
});

test('reads a draft of the oldest release, which had no versions', () => {
  sessionStorage.setItem(KEY, '{"questions":"[]"}');
  expect(kept().read()).toEqual({ questions: [] });
});

test.each([
  ['no JSON', '{'],
  ['no draft', '[]'],
  ['no JSON within', '{"questions":"[","version":"v1"}'],
  ['no questions within', '{"questions":"[{\\"id\\":1}]","version":"v1"}'],
])('reads none where storage has something else: %s', (_name, stored) => {
  sessionStorage.setItem(KEY, stored);
  expect(kept().read()).toBeNull();
});

test('questions are the same where their text and order are', () => {
  const [first, second] = [newQuestion(), newQuestion()];
  expect(areSame([first, second], [{ ...first }, second])).toBe(true);
  expect(areSame([first, second], [second, first])).toBe(false);
  expect(areSame([first], [first, second])).toBe(false);
  expect(areSame([first], [{ ...first, prompt: 'Why?' }])).toBe(false);
  const row = { id: 'typed', criterion: 'Clear', marks: '4' };
  const withRow = (changes: Partial<typeof row>) => ({ ...first, rubric: [{ ...row, ...changes }] });
  expect(areSame([withRow({})], [withRow({ id: 'saved' })])).toBe(true);
  expect(areSame([withRow({})], [withRow({ marks: '5' })])).toBe(false);
});
