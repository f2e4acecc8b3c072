import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getNotifications } from '#lib/notifications.ts';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { button, field, openQuestion, questionNames } from './testing/editor-parts.ts';
import { editorPathOf, serveEditor, waitForEditor } from './testing/serve-editor.ts';

const server = fakeServer();
/** Waits until the editor has sent its draft the given number of times; it does so a moment after the last change. */
const saved = (times: number) => waitFor(() => expect(server.inputs('quizzes.saveDraft')).toHaveLength(times));

test('shows the questions in their order, and the form of the chosen one', async () => {
  signIn('premium');
  const state = serveEditor(server);
  renderApp(editorPathOf(state));
  await waitForEditor();
  expect(questionNames()).toEqual([
    '1.Which?, Single choice',
    '2.True?, True or false',
    '3.Several?, Multiple choice',
    '4.Name?, Short text',
    '5.How far?, Number',
  ]);
  expect(screen.getByText('Published')).toBeVisible();
  await openQuestion(/Several/);
  expect(screen.getByRole('heading', { name: 'Question 3 of 5' })).toBe(document.activeElement);
  expect(field('Choice 2').value).toBe('Mars');
  const marks = [1, 2, 3].map((n) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Choice ${n} is right` }));
  expect(marks.map(({ checked }) => checked)).toEqual([true, false, true]);
});

test('saves what is typed as a draft, and shows it after the page is reopened', async () => {
  signIn('premium');
  const state = serveEditor(server);
  renderApp(editorPathOf(state));
  await waitForEditor();
  await openQuestion(/Which/);
  await userEvent.type(field('Question'), ' Again?');
  expect(screen.getByText('Saving…')).toBeVisible();
  await saved(1);
  await screen.findByText(/^Saved \d\d|^Saved \d+ \w+/);
  expect(server.inputs('quizzes.saveDraft')[0]).toMatchObject({ revision: 0, versionId: state.edit.versionId });
  cleanup();
  renderApp(editorPathOf(state));
  await waitForEditor();
  expect(questionNames()[0]).toBe('1.Which? Again?, Single choice');
});

test('adds a question of each kind', async () => {
  signIn('premium');
  const state = serveEditor(server, { questions: [] });
  renderApp(editorPathOf(state));
  await waitForEditor();
  for (const kind of ['Single choice', 'True or false', 'Multiple choice', 'Short text', 'Number']) {
    await userEvent.click(button('Add question'));
    await userEvent.click(screen.getByRole('menuitem', { name: kind }));
    expect(screen.getByRole('option', { name: kind, selected: true })).toBeVisible();
  }
  expect(questionNames()).toHaveLength(5);
});

test('moves a question by buttons and announces its new position', async () => {
  signIn('premium');
  const state = serveEditor(server);
  renderApp(editorPathOf(state));
  await waitForEditor();
  await openQuestion(/Which/);
  await userEvent.click(button('Move up'));
  expect(questionNames()[0]).toMatch(/Which/);
  await userEvent.click(button('Move down'));
  expect(questionNames().slice(0, 2)).toEqual(['1.True?, True or false', '2.Which?, Single choice']);
  expect(screen.getByText('Question moved to position 2 of 5.').getAttribute('role')).toBe('status');
  expect(document.activeElement).toBe(button('Move down'));
});

test('restores a deleted question at its place', async () => {
  signIn('premium');
  const state = serveEditor(server);
  renderApp(editorPathOf(state));
  await waitForEditor();
  await openQuestion(/True/);
  await userEvent.click(button('Delete question'));
  expect(questionNames()).toHaveLength(4);
  expect(openMessages()).toEqual(['Question 2 deleted.']);
  act(() =>
    getNotifications()
      .find(({ isOpen }) => isOpen)
      ?.action?.onPress(),
  );
  expect(questionNames()[1]).toBe('2.True?, True or false');
});

test('inserts a copy after its original as a separate question', async () => {
  signIn('premium');
  const state = serveEditor(server);
  renderApp(editorPathOf(state));
  await waitForEditor();
  await openQuestion(/Which/);
  await userEvent.click(button('Duplicate question'));
  expect(screen.getByRole('heading', { name: 'Question 2 of 6' })).toBeVisible();
  await userEvent.type(field('Question'), ' Copy');
  expect(questionNames().slice(0, 2)).toEqual(['1.Which?, Single choice', '2.Which? Copy, Single choice']);
});

test('lists what is missing with links to the fields, and doesn’t publish an unfinished quiz', async () => {
  signIn('premium');
  const state = serveEditor(server);
  renderApp(editorPathOf(state));
  await waitForEditor();
  await openQuestion(/How far/);
  await userEvent.clear(field('Right number'));
  await userEvent.click(screen.getByRole('tab', { name: 'Settings' }));
  await userEvent.clear(field('Title'));
  await userEvent.click(button('Publish changes'));
  const summary = within(screen.getByRole('region', { name: 'To fix before publishing' }));
  expect(summary.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Title: Title must have at least 3 characters.',
    'Question 5: Right number must be a number.',
  ]);
  await userEvent.click(summary.getByRole('button', { name: /Question 5/ }));
  expect(document.activeElement).toBe(field('Right number'));
  expect(field('Right number').getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(field('Right number'), '4');
  expect(summary.queryByText(/Question 5/)).toBeNull();
  expect(server.inputs('quizzes.publish')).toEqual([]);
});

test('publishes the next version, and begins the next draft from it', async () => {
  signIn('premium');
  const state = serveEditor(server);
  const before = state.edit.versionId;
  renderApp(editorPathOf(state));
  await waitForEditor();
  await openQuestion(/Name/);
  await userEvent.type(field('Accepted answers'), '\nTitan!');
  await userEvent.click(button('Publish changes'));
  await waitFor(() => expect(openMessages()).toEqual(['Changes published.']));
  const [sent] = server.inputs('quizzes.publish');
  expect(sent).toMatchObject({ versionId: before });
  expect(state.edit.questions[3]?.answerKey).toEqual({
    kind: 'text',
    accepted: ['Titan', 'titan (moon)', 'Titan!'],
  });
  // The next change begins a draft based on the new version.
  await userEvent.type(field('Question'), '?');
  const after = { revision: 0, versionId: state.edit.versionId };
  await waitFor(() => expect(server.inputs('quizzes.saveDraft').at(-1)).toMatchObject(after));
});

test('publishes the settings for ranking and shuffling as shown, and shows them after reopening', async () => {
  signIn('premium');
  const state = serveEditor(server);
  renderApp(editorPathOf(state));
  await waitForEditor();
  await userEvent.click(screen.getByRole('tab', { name: 'Settings' }));
  const on = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
  expect(screen.queryByLabelText('Closes')).toBeNull();
  for (const name of ['Ranked', 'Shuffle questions', 'Shuffle options']) {
    expect(on(name).checked).toBe(false);
    await userEvent.click(on(name));
  }
  fireEvent.change(field('Closes'), { target: { value: '2099-12-03T18:30' } });
  await userEvent.type(field('Questions per attempt'), '6');
  await userEvent.click(button('Publish changes'));
  const summary = within(screen.getByRole('region', { name: 'To fix before publishing' }));
  expect(summary.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Questions per attempt: There are only 5 questions.',
  ]);
  await userEvent.clear(field('Questions per attempt'));
  await userEvent.type(field('Questions per attempt'), '3');
  await userEvent.click(button('Publish changes'));
  await waitFor(() => expect(openMessages()).toEqual(['Changes published.']));
  const chance = { shuffleQuestions: true, shuffleOptions: true, draw: 3 };
  expect(state.edit.settings).toMatchObject({ ...chance, ranked: true, closesAt: '2099-12-03T18:30:00.000Z' });
  cleanup();
  renderApp(editorPathOf(state));
  await waitForEditor();
  await userEvent.click(screen.getByRole('tab', { name: 'Settings' }));
  expect([on('Ranked').checked, on('Shuffle questions').checked, on('Shuffle options').checked]).toEqual([
    true,
    true,
    true,
  ]);
  expect([field('Closes').value, field('Questions per attempt').value]).toEqual(['2099-12-03T18:30', '3']);
  // A quiz that isn't ranked never closes.
  await userEvent.click(on('Ranked'));
  await userEvent.click(button('Publish changes'));
  await waitFor(() => expect(state.edit.settings).toMatchObject({ ranked: false, closesAt: null }));
});

test('keeps changes on this device without a network, and saves them later', async () => {
  signIn('premium');
  const state = serveEditor(server);
  renderApp(editorPathOf(state));
  await waitForEditor();
  server.down(true);
  await openQuestion(/Which/);
  await userEvent.type(field('Question'), ' Offline');
  await screen.findByText("Not saved. We'll keep trying.");
  cleanup();
  server.down(false);
  renderApp(editorPathOf(state));
  await waitForEditor();
  expect(questionNames()[0]).toBe('1.Which? Offline, Single choice');
  await waitFor(() => expect(state.edit.draft?.revision).toBe(1));
});

test('shows a note when the quiz isn’t found', async () => {
  signIn('premium');
  server.on({
    'quizzes.edit': () => {
      throw new Refusal('NOT_FOUND', 'Quiz not found.');
    },
  });
  renderApp(`/premium/quiz/${newId()}/edit`);
  await screen.findByText(/This quiz isn't there/);
});

test('refuses the admins’ editor to other users', async () => {
  signIn('premium');
  renderApp(`/admin/quiz/${newId()}`);
  await screen.findByText('Admins only.');
});
