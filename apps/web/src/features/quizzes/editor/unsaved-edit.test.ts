import { expect, test, vi } from 'vitest';
import { clearFormDrafts, formDraftKey } from '#lib/forms/form-draft-keys.ts';
import { breakStorage } from '#lib/testing/storage.ts';
import { toEditedQuiz } from './edited-quiz.ts';
import { questionsOfEveryKind, SETTINGS } from './testing/content.ts';
import { type UnsavedEdit, unsavedEditStore } from './unsaved-edit.ts';

const edit = {
  versionId: 'v',
  revision: 3,
  quiz: toEditedQuiz({ settings: SETTINGS, questions: questionsOfEveryKind() }),
};

/** Stores an unsaved edit at once; returns whether the browser could store it. */
function storeEdit(userId: string, quizId: string, unsaved: UnsavedEdit | null): boolean {
  const durable = unsavedEditStore(userId, quizId);
  durable.set(unsaved);
  return durable.save();
}

test('stores quick changes once a moment later, and skips changes that were saved meanwhile', () => {
  vi.useFakeTimers();
  const store = unsavedEditStore('ada', 'moons');
  const stored = () => localStorage.getItem(formDraftKey('ada', 'edit-quiz:moons'));
  store.set(edit);
  store.set({ ...edit, revision: 4 });
  expect(stored()).toBeNull();
  expect(unsavedEditStore('ada', 'moons').read()?.revision).toBe(4);
  vi.advanceTimersByTime(300);
  expect(stored()).toContain('"revision":4');
  store.set(edit);
  store.set(null);
  vi.advanceTimersByTime(300);
  expect(stored()).toBeNull();
  vi.useRealTimers();
});

test('restores unsaved changes for the same user and quiz until they are saved', () => {
  storeEdit('ada', 'moons', edit);
  expect(unsavedEditStore('ada', 'moons').read()).toEqual(edit);
  expect(unsavedEditStore('bob', 'moons').read()).toBeNull();
  expect(unsavedEditStore('ada', 'comets').read()).toBeNull();
  storeEdit('ada', 'moons', null);
  expect(unsavedEditStore('ada', 'moons').read()).toBeNull();
});

test('drops unsaved changes on logout', () => {
  storeEdit('ada', 'moons', edit);
  localStorage.setItem('other', 'stays');
  clearFormDrafts();
  expect(unsavedEditStore('ada', 'moons').read()).toBeNull();
  expect(localStorage.getItem('other')).toBe('stays');
});

test('reports that a browser couldn’t store the changes', () => {
  breakStorage('localStorage');
  expect(storeEdit('ada', 'moons', edit)).toBe(false);
});

test.each([
  '{',
  '4',
  '{"versionId":"v","revision":1}',
  '{"versionId":"v","revision":1,"content":{"settings":{},"questions":[4]}}',
])('reads invalid stored data as null: %s', (stored) => {
  localStorage.setItem(formDraftKey('ada', 'edit-quiz:moons'), stored);
  expect(unsavedEditStore('ada', 'moons').read()).toBeNull();
});
