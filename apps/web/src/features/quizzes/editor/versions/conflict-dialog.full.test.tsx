import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { questionsOfEveryKind, quizEdit, SETTINGS } from '../testing/content.ts';
import { button, field, openQuestion, questionNames } from '../testing/editor-parts.ts';
import { editorPathOf, serveEditor, waitForEditor } from '../testing/serve-editor.ts';

const server = fakeServer();

/** Simulates that another user publishes while the editor is open. */
function publishElsewhere(state: ReturnType<typeof serveEditor>) {
  const settings = { ...SETTINGS, title: 'Moons of Mars' };
  state.edit = quizEdit({ ...state.edit, versionId: newId(), settings, publishedBy: 'Grace' });
}

test('shows both sides when someone else has published, and lets mine replace theirs', async () => {
  signIn('premium');
  const state = serveEditor(server);
  renderApp(editorPathOf(state));
  await waitForEditor();
  publishElsewhere(state);
  await openQuestion(/Which/);
  await userEvent.type(field('Question'), ' Mine');
  await userEvent.click(button('Publish changes'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Grace published changes while you were editing' }));
  expect(dialog.getByText('Moons of Mars')).toBeVisible();
  expect(dialog.getByText('Which? Mine')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(openMessages()).toEqual(['Changes published.']));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(state.edit.settings.title).toBe('Moons');
  expect(state.edit.questions[0]?.question).toBe('Which? Mine');
});

test('lets theirs replace mine, and loses nothing when the user decides later', async () => {
  signIn('premium');
  const state = serveEditor(server);
  renderApp(editorPathOf(state));
  await waitForEditor();
  publishElsewhere(state);
  await openQuestion(/Which/);
  await userEvent.type(field('Question'), ' Mine');
  await userEvent.click(button('Publish changes'));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Decide later' }));
  expect(questionNames()[0]).toMatch(/Mine/);
  await userEvent.click(button('Publish changes'));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take theirs' }));
  await screen.findByRole('heading', { level: 1, name: 'Moons of Mars' });
  expect(questionNames()[0]).toBe('1.Which?, Single choice');
  expect(state.edit.draft).toBeNull();
});

test('doesn’t overwrite a draft from another tab, but lets the user load it', async () => {
  signIn('premium');
  const state = serveEditor(server);
  renderApp(editorPathOf(state));
  await waitForEditor();
  const content = { settings: { ...SETTINGS, title: 'From the other tab' }, questions: questionsOfEveryKind() };
  const draft = {
    versionId: state.edit.versionId,
    revision: 3,
    savedAt: SETTINGS.closesAt ?? '2026-11-23T11:00:00Z',
    content,
  };
  state.edit = { ...state.edit, draft };
  await openQuestion(/Which/);
  await userEvent.type(field('Question'), '!');
  await screen.findByText(/in another tab or on another device/);
  await userEvent.click(button('Load those changes'));
  await screen.findByRole('heading', { level: 1, name: 'From the other tab' });
  expect(questionNames()[0]).toBe('1.Which?, Single choice');
});
