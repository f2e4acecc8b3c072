import 'fake-indexeddb/auto';
import type { Quiz } from '@quorbit/contracts/quizzes/schema';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { question, quiz } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { MINE, serveQuizzes } from '../testing/manage-quizzes.ts';

const server = fakeServer();
const serve = (...quizzes: Quiz[]) => serveQuizzes(server, ...quizzes);

test('shows the questions numbered and lettered, with the right answer', async () => {
  signIn('premium');
  const moons = quiz({ ...MINE, questions: [question('Which?', { correctAnswer: 'D' })] });
  serve(moons);
  renderApp(`/premium/quiz/${moons.id}`);
  await screen.findByRole('heading', { level: 1, name: 'Moons' });
  expect(screen.getByRole('heading', { level: 2, name: '1. Which?' })).toBeVisible();
  expect(screen.getByText('A. Which? one')).toBeVisible();
  expect(screen.getByText('Correct answer:').textContent).toBe('Correct answer: D');
  expect(screen.getByRole('link', { name: 'Back to quizzes' }).getAttribute('href')).toBe('/premium/quizzes');
});

test('asks before deleting a question, and shows the rest at once', async () => {
  signIn('premium');
  const moons = quiz({ ...MINE, questions: [question('First?'), question('Second?')] });
  serve(moons);
  renderApp(`/premium/quiz/${moons.id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete question 1' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Are you sure you want to delete this question?')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete question' }));
  await screen.findByRole('heading', { level: 2, name: '1. Second?' });
  expect(server.inputs('quizzes.deleteQuestion')).toEqual([{ id: moons.id, index: moons.questions[0]?.id }]);
  expect(openMessages()).toEqual(['Question deleted successfully!']);
});

test('never deletes another question that has moved to the deleted one’s place', async () => {
  signIn('premium');
  const [first, second, third] = [question('First?'), question('Second?'), question('Third?')];
  const moons = quiz({ ...MINE, questions: [first, second, third] });
  serve(moons);
  renderApp(`/premium/quiz/${moons.id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete question 2' }));
  // Meanwhile another user deletes the first question.
  serve({ ...moons, questions: [second, third] });
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete question' }));
  await screen.findByRole('heading', { level: 2, name: '1. Third?' });
  expect(screen.queryByRole('heading', { level: 2, name: /Second/ })).toBeNull();
});

test('shows a note for an empty quiz', async () => {
  signIn('premium');
  const moons = quiz({ ...MINE, questions: [] });
  serve(moons);
  renderApp(`/premium/quiz/${moons.id}`);
  await screen.findByText('No questions added yet.');
});

test('shows an error if a quiz can’t be fetched', async () => {
  signIn('premium');
  server.on({
    'quizzes.get': () => {
      throw new Refusal('INVALID', 'No.');
    },
  });
  renderApp('/premium/quiz/1');
  await screen.findByText('Failed to fetch quiz details.');
  expect(openMessages()).toEqual(['Failed to fetch quiz details.']);
});
