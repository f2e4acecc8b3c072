import { expect, test } from 'vitest';
import { createFormDraft } from '#lib/forms/form-drafts.ts';
import { withUnsent } from './chat-draft.ts';

const draft = createFormDraft('somebody', 'tutor-message');
const read = () => draft.read({ message: '' });

test('stores unsent messages before the typed text, and clears the draft once both are empty', () => {
  withUnsent(draft, 'One\nTwo').save({ message: 'Three' });
  expect(read()).toEqual({ message: 'One\nTwo\nThree' });
  withUnsent(draft, 'One').clear();
  expect(read()).toEqual({ message: 'One' });
  expect(withUnsent(draft, '').save({ message: ' ' })).toBe(true);
  expect(read()).toBeNull();
});
