import { expect, test, vi } from 'vitest';
import { forgetFormDrafts, formDraftKey } from '#lib/forms/form-draft-keys.ts';
import { keepsNothing } from '#lib/testing/storage.ts';
import { readQuiz } from './edited-quiz.ts';
import { type KeptEdit, keptEdit } from './kept-edit.ts';
import { everyKind, SETTINGS } from './testing/content.ts';

const edit = { versionId: 'v', revision: 3, quiz: readQuiz({ settings: SETTINGS, questions: everyKind() }) };

/** Keeps at once; returns whether it could. */
function keepEdit(userId: string, quizId: string, kept: KeptEdit | null): boolean {
  const durable = keptEdit(userId, quizId);
  durable.keep(kept);
  return durable.save();
}

test('what changes quickly is written down a moment later, and what is saved meanwhile not at all', () => {
  vi.useFakeTimers();
  const keeper = keptEdit('ada', 'moons');
  const stored = () => localStorage.getItem(formDraftKey('ada', 'edit-quiz:moons'));
  keeper.keep(edit);
  keeper.keep({ ...edit, revision: 4 });
  expect(stored()).toBeNull();
  expect(keptEdit('ada', 'moons').read()?.revision).toBe(4);
  vi.advanceTimersByTime(300);
  expect(stored()).toContain('"revision":4');
  keeper.keep(edit);
  keeper.keep(null);
  vi.advanceTimersByTime(300);
  expect(stored()).toBeNull();
  vi.useRealTimers();
});

test('unsaved changes are there again for the same person and quiz, until they are saved', () => {
  keepEdit('ada', 'moons', edit);
  expect(keptEdit('ada', 'moons').read()).toEqual(edit);
  expect(keptEdit('bob', 'moons').read()).toBeNull();
  expect(keptEdit('ada', 'comets').read()).toBeNull();
  keepEdit('ada', 'moons', null);
  expect(keptEdit('ada', 'moons').read()).toBeNull();
});

test('logging out drops them', () => {
  keepEdit('ada', 'moons', edit);
  localStorage.setItem('other', 'stays');
  forgetFormDrafts();
  expect(keptEdit('ada', 'moons').read()).toBeNull();
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
  expect(keptEdit('ada', 'moons').read()).toBeNull();
});
