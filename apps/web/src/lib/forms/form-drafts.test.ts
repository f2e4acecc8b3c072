import { expect, test } from 'vitest';
import { clearFormDrafts, formDraftKey } from '#lib/forms/form-draft-keys.ts';
import { createFormDraft } from '#lib/forms/form-drafts.ts';
import { breakStorage } from '#lib/testing/storage.ts';

const FIELDS = { title: '' };

test('what is typed is there after the page was loaded again, for the same person and form only', () => {
  createFormDraft('ada', 'create-quiz').save({ title: 'Comets' });
  expect(createFormDraft('ada', 'create-quiz').read(FIELDS)).toEqual({ title: 'Comets' });
  expect(createFormDraft('ada', 'add-question').read(FIELDS)).toBeNull();
  expect(createFormDraft('bob', 'create-quiz').read(FIELDS)).toBeNull();
});

test('a draft that was dropped, and all of them after signing out, are gone', () => {
  const draft = createFormDraft('ada', 'create-quiz');
  draft.save({ title: 'Comets' });
  draft.clear();
  expect(draft.read(FIELDS)).toBeNull();
  draft.save({ title: 'Comets' });
  sessionStorage.setItem('other', 'stays');
  clearFormDrafts();
  expect(draft.read(FIELDS)).toBeNull();
  expect(sessionStorage.length).toBe(1);
});

test('passwords and tokens are never kept', () => {
  createFormDraft('ada', 'create-quiz').save({ title: 'Comets', password: 'a', newPassword: 'b', resetToken: 'c' });
  expect(sessionStorage.getItem(formDraftKey('ada', 'create-quiz'))).toBe('{"title":"Comets"}');
});

test('a browser that keeps nothing says so', () => {
  breakStorage();
  expect(createFormDraft('ada', 'create-quiz').save({ title: 'Comets' })).toBe(false);
});

test.each(['{', 'null', '[]', '"text"', '{"title":1}'])('what is no draft is none: %s', (stored) => {
  sessionStorage.setItem(formDraftKey('ada', 'create-quiz'), stored);
  expect(createFormDraft('ada', 'create-quiz').read(FIELDS)).toBeNull();
});
