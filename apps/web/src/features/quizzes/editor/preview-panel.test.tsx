import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { SETTINGS } from './testing/content.ts';
import { editorPathOf, serveEditor, waitForEditor } from './testing/serve-editor.ts';

const server = fakeServer();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function openPreview(settings = SETTINGS) {
  signIn('premium');
  renderApp(editorPathOf(serveEditor(server, { settings })));
  await waitForEditor();
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
}

test('shows the questions as the player does, and whether an answer is right', async () => {
  await openPreview();
  await screen.findByRole('group', { name: 'Which?' });
  expect(screen.queryByRole('button', { name: 'Shuffle again' })).toBeNull();
  await press('Next');
  await userEvent.click(screen.getByRole('radio', { name: /False/ }));
  await press('Check answer');
  expect(screen.getByText('Right')).toBeVisible();
  await press('Next');
  expect(screen.getByText('Choose all that are right.')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /Mars/ }));
  await press('Check answer');
  expect(screen.getByText('Wrong')).toBeVisible();
  await press('Next');
  expect(screen.getByText("Capitals and extra spaces don't matter.")).toBeVisible();
  await userEvent.type(screen.getByLabelText('Your answer'), '  TITAN ');
  await press('Check answer');
  expect(screen.getByText('Right')).toBeVisible();
  await press('Next');
  await userEvent.type(screen.getByLabelText(/^Your answer/), 'far');
  expect(screen.getByText("That isn't a number. Use digits, as in 3.5 or -2.")).toBeVisible();
});

test('draws as many questions as an attempt would, and draws again on request', async () => {
  await openPreview({ ...SETTINGS, shuffleQuestions: true, draw: 2 });
  expect(screen.getByText(/^Question 1 of 2, drawn from 5\./)).toBeVisible();
  await press('Next');
  await press('Shuffle again');
  expect(screen.getByText(/^Question 1 of 2, drawn from 5\./)).toBeVisible();
});
