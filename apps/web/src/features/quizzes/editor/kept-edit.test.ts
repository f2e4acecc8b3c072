import { expect, test, vi } from 'vitest';
import { forgetFormDrafts, formDraftKey } from '#lib/form-draft-keys.ts';
import { keepsNothing } from '#lib/testing/storage.ts';
import { readQuiz } from './edited-quiz.ts';
import { editKeeper, type KeptEdit, readKeptEdit } from './kept-edit.ts';
import { everyKind, SETTINGS } from './testing/content.ts';

const edit = { versionId: 'v', revision: 3, quiz: readQuiz({ settings: SETTINGS, questions: everyKind() }) };

/** Keeps at once; returns whether it could. */
function keepEdit(userId: string, quizId: string, kept: KeptEdit | null): boolean {
  const keeper = editKeeper(userId, quizId);
  keeper.keep(kept);
  return keeper.flush();
}

test('what changes quickly is written down a moment later, and what is saved meanwhile not at all', () => {
  vi.useFakeTimers();
  const keeper = editKeeper('ada', 'moons');
  keeper.keep(edit);
  keeper.keep({ ...edit, revision: 4 });
  expect(readKeptEdit('ada', 'moons')).toBeNull();
  vi.advanceTimersByTime(300);
  expect(readKeptEdit('ada', 'moons')?.revision).toBe(4);
  keeper.keep(edit);
  keeper.keep(null);
  vi.advanceTimersByTime(300);
  expect(readKeptEdit('ada', 'moons')).toBeNull();
  vi.useRealTimers();
});

test('unsaved changes are there again for the same person and quiz, until they are saved', () => {
  keepEdit('ada', 'moons', edit);
  expect(readKeptEdit('ada', 'moons')).toEqual(edit);
  expect(readKeptEdit('bob', 'moons')).toBeNull();
  expect(readKeptEdit('ada', 'comets')).toBeNull();
  keepEdit('ada', 'moons', null);
  expect(readKeptEdit('ada', 'moons')).toBeNull();
});

test('logging out drops them', () => {
  keepEdit('ada', 'moons', edit);
  localStorage.setItem('other', 'stays');
  forgetFormDrafts();
  expect(readKeptEdit('ada', 'moons')).toBeNull();
  expect(localStorage.getItem('other')).toBe('stays');
});

test('a browser that keeps nothing says so', () => {
  keepsNothing('localStorage');
  expect(keepEdit('ada', 'moons', edit)).toBe(false);
});

test.each([
  '{',
  '4',
  '{"versionId":"v","revision":1}',
  '{"versionId":"v","revision":1,"content":{"settings":{},"questions":[4]}}',
])('what is none is none: %s', (stored) => {
  localStorage.setItem(formDraftKey('ada', 'edit-quiz:moons'), stored);
  expect(readKeptEdit('ada', 'moons')).toBeNull();
});
