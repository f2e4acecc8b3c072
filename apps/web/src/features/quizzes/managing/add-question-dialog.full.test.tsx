import 'fake-indexeddb/auto';
import type { Quiz } from '@quorbit/contracts/quizzes/schema';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { quiz } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { button, field, fillQuestion, MINE, openAddDialog, serveQuizzes } from '../testing/manage-quizzes.ts';

const server = fakeServer();
const serve = (...quizzes: Quiz[]) => serveQuizzes(server, ...quizzes);

test('closes at a press outside the dialog', async () => {
  signIn('premium');
  serve(quiz(MINE));
  renderApp('/premium/quizzes');
  const dialog = await openAddDialog();
  // A press so soon counts as part of the press that opened the dialog.
  const openedAt = performance.now();
  await userEvent.click(dialog);
  expect(screen.getByRole('dialog')).toBeVisible();
  vi.spyOn(performance, 'now').mockReturnValue(openedAt + 450);
  await userEvent.click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});
test('a question needs its text, four options and the right answer', async () => {
  signIn('premium');
  serve(quiz({ ...MINE, questions: [] }));
  renderApp('/premium/quizzes');
  await openAddDialog();
  await userEvent.click(button('Add question'));
  expect(screen.getByText('Question is required.')).toBeVisible();
  expect(screen.getAllByText('Option is required.')).toHaveLength(4);
  expect(screen.queryByText('The four options must differ.')).toBeNull();
  expect(screen.getByText('Choose which option is right.')).toBeVisible();
  expect(server.inputs('quizzes.addQuestion')).toEqual([]);
});
test('sends the letter of the right option, with medium difficulty by default', async () => {
  signIn('premium');
  const moons = quiz({ ...MINE, questions: [] });
  serve(moons);
  renderApp('/premium/quizzes');
  await openAddDialog();
  await fillQuestion('C');
  await userEvent.click(button('Add question'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.inputs('quizzes.addQuestion')).toMatchObject([
    {
      quizId: moons.id,
      question: 'How many moons has Mars?',
      options: ['None', 'One', 'Two', 'Three'],
      correctAnswer: 'C',
      difficulty: 'medium',
      explanation: null,
    },
  ]);
});
test('refuses identical options', async () => {
  signIn('premium');
  serve(quiz({ ...MINE, questions: [] }));
  renderApp('/premium/quizzes');
  await openAddDialog();
  await fillQuestion();
  await userEvent.clear(field('Option B'));
  await userEvent.type(field('Option B'), 'none');
  await userEvent.click(button('Add question'));
  expect(
    within(screen.getByRole('group', { name: /^Options/ })).getByText('The four options must differ.'),
  ).toBeVisible();
  expect(server.inputs('quizzes.addQuestion')).toEqual([]);
});

test('marks only one option as right at a time', async () => {
  signIn('premium');
  serve(quiz({ ...MINE, questions: [] }));
  renderApp('/premium/quizzes');
  await openAddDialog();
  const radio = (letter: string) => screen.getByRole<HTMLInputElement>('radio', { name: `${letter} is right` });
  await userEvent.click(radio('B'));
  await userEvent.click(radio('D'));
  expect(['A', 'B', 'C', 'D'].map((letter) => radio(letter).checked)).toEqual([false, false, false, true]);
  expect(screen.queryByLabelText('Correct answer')).toBeNull();
});

test('asks for a quiz if none is chosen', async () => {
  signIn('premium');
  serve(quiz(MINE));
  renderApp('/premium/quizzes');
  await openAddDialog();
  await fillQuestion();
  await userEvent.selectOptions(field('Quiz'), '');
  await userEvent.click(button('Add question'));
  expect(openMessages()).toEqual(['Please select a quiz first!']);
  expect(server.inputs('quizzes.addQuestion')).toEqual([]);
});
