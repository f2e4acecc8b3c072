import 'fake-indexeddb/auto';
import type { QuizFigures } from '@quorbit/contracts/quizzes/drafts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { questionsOfEveryKind } from '../testing/content.ts';
import { editorPathOf, serveEditor, waitForEditor } from '../testing/serve-editor.ts';

const server = fakeServer();
const questions = questionsOfEveryKind();

async function show(figures: Partial<QuizFigures>) {
  signIn('premium');
  const state = serveEditor(server, { questions });
  server.on({
    'quizzes.figures': () => ({ attempts: 40, asOf: '2026-11-23T12:00:00.000Z', questions: [], ...figures }),
  });
  renderApp(editorPathOf(state));
  await waitForEditor();
  await userEvent.click(screen.getByRole('tab', { name: 'Statistics' }));
}

const figures = (at: number, answered: number) => ({
  questionId: questions[at]?.id ?? '',
  answered,
  facility: 0.6,
  discrimination: 0.4,
  skipped: 0.02,
  time: 12.4,
  distribution: at === 0 ? [0.15, 0.6, 0.15, 0.1] : [],
});

test('shows the advice first, then the figures of each question', async () => {
  await show({ questions: [figures(0, 40), figures(4, 12)] });
  const panel = screen.getByRole('tabpanel', { name: 'Statistics' });
  const [first, second] = await within(panel).findAllByRole('listitem');
  if (!first || !second) throw new Error('Two questions have figures.');
  expect(within(first).getByText('Works well.')).toBeVisible();
  expect(within(first).getByRole('row', { name: /B. Which\? two \(right\) 60%/ })).toBeVisible();
  expect(within(first).getByText('12 s')).toBeVisible();
  expect(within(second).getByText('Too few answers to tell: 12 of 30.')).toBeVisible();
  expect(within(second).queryByText('Discrimination')).toBeNull();
});

test('shows a note for a quiz that nobody has taken', async () => {
  await show({ attempts: 0 });
  await screen.findByText(/Nobody has taken this quiz yet/);
});
