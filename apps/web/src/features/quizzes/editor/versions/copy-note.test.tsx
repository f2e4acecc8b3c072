import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { questionsOfEveryKind, quizEdit } from '../testing/content.ts';
import { editorPathOf, serveEditor, waitForEditor } from '../testing/serve-editor.ts';
import { toKnownQuestions } from './known-questions.ts';

const server = fakeServer();
const copyOf = newId();
const at = (state: ReturnType<typeof serveEditor>) => `${editorPathOf(state)}?copyOf=${copyOf}&game=challenge`;
const marked = () => within(screen.getByRole('list', { name: 'Questions' })).queryAllByText('Known').length;

function serveCopy() {
  const { quiz } = quizEdit();
  const state = serveEditor(server, { quiz: { ...quiz, status: 'draft' } });
  server.on({ 'quizzes.get': () => ({ ...quiz, id: copyOf, title: 'Planets', questions: questionsOfEveryKind() }) });
  return state;
}

test('marks questions that learners know until they are replaced, and saves without publishing', async () => {
  signIn('premium');
  const state = serveCopy();
  renderApp(at(state));
  await waitForEditor();
  await screen.findByText(/Learners know all questions from “Planets”/);
  expect(marked()).toBe(5);
  await userEvent.click(screen.getByRole('button', { name: /Which/ }));
  await userEvent.type(screen.getByLabelText('Question'), ' Of the inner ones?');
  await screen.findByText(/Learners know 4 of 5 questions/);
  expect(marked()).toBe(4);
  await userEvent.click(screen.getByRole('button', { name: 'Save without publishing' }));
  await waitFor(() => expect(openMessages()).toContain("Saved. Learners don't see it."));
  expect(server.inputs('quizzes.publish')).toMatchObject([{ keepDraft: true }]);
  expect(screen.getByRole('link', { name: 'Back to the challenge' }).getAttribute('href')).toBe(
    '/gamification?create=challenge',
  );
});

test('marks nothing and shows a vaguer note if the copied quiz was deleted', async () => {
  signIn('premium');
  const state = serveCopy();
  server.on({
    'quizzes.get': () => {
      throw new Refusal('NOT_FOUND', 'Quiz not found.');
    },
  });
  renderApp(at(state));
  await waitForEditor();
  await screen.findByText(/Learners may know the questions of this copy/);
  expect(marked()).toBe(0);
});

test('publishes to learners as usual and shows no note for a quiz that is no copy', async () => {
  signIn('premium');
  const state = serveEditor(server);
  renderApp(`${editorPathOf(state)}?copyOf=nothing&game=challenge`);
  await waitForEditor();
  expect(screen.queryByRole('link', { name: /^Back to the/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Publish changes' }));
  await waitFor(() => expect(openMessages()).toContain('Changes published.'));
  expect(server.inputs('quizzes.publish').at(-1)).not.toHaveProperty('keepDraft');
});

test('recognizes a question despite different capitals and spaces', () => {
  const { has, title } = toKnownQuestions({ title: 'Planets', questions: [{ question: 'Which one?' }] });
  expect([has({ question: ' which  ONE? ' }), has({ question: 'Which two?' }), title]).toEqual([
    true,
    false,
    'Planets',
  ]);
});
