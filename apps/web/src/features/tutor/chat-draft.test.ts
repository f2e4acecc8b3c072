import { expect, test } from 'vitest';
import { formDraft } from '#lib/forms/form-drafts.ts';
import { withUnsent } from './chat-draft.ts';

const draft = formDraft('somebody', 'tutor-message');
const read = () => draft.read({ message: '' });

test('what was not sent is stored before what is typed, and dropped with the last of both', () => {
  withUnsent(draft, 'One\nTwo').keep({ message: 'Three' });
  expect(read()).toEqual({ message: 'One\nTwo\nThree' });
  withUnsent(draft, 'One').drop();
  expect(read()).toEqual({ message: 'One' });
  expect(withUnsent(draft, '').keep({ message: ' ' })).toBe(true);
  expect(read()).toBeNull();
});
