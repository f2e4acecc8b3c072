import { expect, test } from 'vitest';
import { clearFormDrafts, formDraftKey } from '#lib/forms/form-draft-keys.ts';
import { createFormDraft } from '#lib/forms/form-drafts.ts';
import { breakStorage } from '#lib/testing/storage.ts';

const FIELDS = { title: '' };

test('restores what was typed after a reload, for the same user and form only', () => {
  createFormDraft('ada', 'create-quiz').save({ title: 'Comets' });
  expect(createFormDraft('ada', 'create-quiz').read(FIELDS)).toEqual({ title: 'Comets' });
  expect(createFormDraft('ada', 'add-question').read(FIELDS)).toBeNull();
  expect(createFormDraft('bob', 'create-quiz').read(FIELDS)).toBeNull();
});

test('removes a draft when it’s cleared, and all drafts at sign-out', () => {
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

test('never stores passwords and tokens', () => {
  createFormDraft('ada', 'create-quiz').save({ title: 'Comets', password: 'a', newPassword: 'b', resetToken: 'c' });
  expect(sessionStorage.getItem(formDraftKey('ada', 'create-quiz'))).toBe('{"title":"Comets"}');
});

test('returns false if the browser can’t store the draft', () => {
  breakStorage();
  expect(createFormDraft('ada', 'create-quiz').save({ title: 'Comets' })).toBe(false);
});

test.each(['{', 'null', '[]', '"text"', '{"title":1}'])('reads an invalid draft as null: %s', (stored) => {
  sessionStorage.setItem(formDraftKey('ada', 'create-quiz'), stored);
  expect(createFormDraft('ada', 'create-quiz').read(FIELDS)).toBeNull();
});
