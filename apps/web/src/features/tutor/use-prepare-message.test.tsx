import { formatExplainAgain } from '@quorbit/contracts/tutor/explain-again';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFormDraft } from '#lib/forms/form-drafts.ts';
import { signIn } from '#lib/testing/people.ts';
import { usePrepareMessage } from './use-prepare-message.ts';

const ask = (question: string) => formatExplainAgain({ question, right: 'A', own: 'B' });

test('a prepared message replaces an earlier one, and goes below what was typed', () => {
  const draft = createFormDraft(signIn('premium').id, 'tutor-message');
  const read = () => draft.read({ message: '' })?.message;
  const { result } = renderHook(usePrepareMessage);
  result.current(ask('First?'));
  result.current(ask('Second?'));
  expect(read()).toBe(ask('Second?'));
  draft.save({ message: 'My own words' });
  result.current(ask('First?'));
  expect(read()).toBe(`My own words\n${ask('First?')}`);
});
