import { expect, test } from 'vitest';
import { forgetFormDrafts, formDraftKey } from '#lib/forms/form-draft-keys.ts';
import { formDraft } from '#lib/forms/form-drafts.ts';
import { keepsNothing } from '#lib/testing/storage.ts';

const FIELDS = { title: '' };

test('what is typed is there after the page was loaded again, for the same person and form only', () => {
  formDraft('ada', 'create-quiz').keep({ title: 'Comets' });
  expect(formDraft('ada', 'create-quiz').read(FIELDS)).toEqual({ title: 'Comets' });
  expect(formDraft('ada', 'add-question').read(FIELDS)).toBeNull();
  expect(formDraft('bob', 'create-quiz').read(FIELDS)).toBeNull();
});

test('a draft that was dropped, and all of them after signing out, are gone', () => {
  const draft = formDraft('ada', 'create-quiz');
  draft.keep({ title: 'Comets' });
  draft.drop();
  expect(draft.read(FIELDS)).toBeNull();
  draft.keep({ title: 'Comets' });
  sessionStorage.setItem('other', 'stays');
  forgetFormDrafts();
  expect(draft.read(FIELDS)).toBeNull();
  expect(sessionStorage.length).toBe(1);
});

test('passwords and tokens are never kept', () => {
  formDraft('ada', 'create-quiz').keep({ title: 'Comets', password: 'a', newPassword: 'b', resetToken: 'c' });
  expect(sessionStorage.getItem(formDraftKey('ada', 'create-quiz'))).toBe('{"title":"Comets"}');
});

test('a browser that keeps nothing says so', () => {
  keepsNothing();
  expect(formDraft('ada', 'create-quiz').keep({ title: 'Comets' })).toBe(false);
});

test.each(['{', 'null', '[]', '"text"', '{"title":1}'])('what is no draft is none: %s', (stored) => {
  sessionStorage.setItem(formDraftKey('ada', 'create-quiz'), stored);
  expect(formDraft('ada', 'create-quiz').read(FIELDS)).toBeNull();
});
