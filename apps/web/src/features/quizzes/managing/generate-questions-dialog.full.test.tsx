import 'fake-indexeddb/auto';
import {
  GENERATION_NEEDS,
  MODEL_FAILED,
  QUESTIONS_GENERATED,
  QUESTIONS_NOT_GENERATED,
} from '@quorbit/contracts/tutor/messages';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { question, quiz } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { MINE, row, serveQuizzes } from '../testing/manage-quizzes.ts';

const server = fakeServer();

/** Opens the dialog that generates questions for the quiz called Moons. */
async function openDialog() {
  await userEvent.click(within(await row('Moons')).getByRole('button', { name: 'AI Premium' }));
  return within(await screen.findByRole('dialog', { name: 'Generate questions with AI' }));
}

test.each([
  ['premium', '/premium/quizzes'],
  ['admin', '/admin/create'],
] as const)('as %s, generates questions and updates their number in the list', async (role, page) => {
  signIn(role);
  const moons = quiz({ ...MINE, questions: [] });
  serveQuizzes(server, moons);
  let generate = () => {};
  server.on({
    'tutor.generateQuestions': async ({ numQuestions = 0 }) => {
      await new Promise<void>((resolve) => {
        generate = resolve;
      });
      const questions = Array.from({ length: numQuestions }, (_, at) => question(`Generated ${at}?`));
      const next = quiz({ ...moons, questions, questionCount: questions.length });
      serveQuizzes(server, next);
      return next;
    },
  });
  renderApp(page);
  const form = await openDialog();
  expect(form.getByLabelText<HTMLInputElement>('Number of questions').value).toBe('5');
  await userEvent.type(form.getByLabelText('Topic'), 'Moons of Mars');
  await userEvent.click(form.getByRole('button', { name: 'Generate' }));
  const busy = await form.findByRole('button', { name: 'Generating' });
  await userEvent.click(busy);
  generate();
  await waitFor(() => expect(openMessages()).toContain(QUESTIONS_GENERATED));
  expect(server.inputs('tutor.generateQuestions')).toEqual([{ id: moons.id, topic: 'Moons of Mars', numQuestions: 5 }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(async () => expect(within(await row('Moons')).getByRole('cell', { name: '5' })).toBeVisible());
});

test.each([
  ['', '5'],
  ['Mars', '0'],
  ['Mars', ''],
])('doesn’t send topic %j with number %j', async (topic, count) => {
  signIn('premium');
  serveQuizzes(server, quiz(MINE));
  renderApp('/premium/quizzes');
  const form = await openDialog();
  if (topic !== '') await userEvent.type(form.getByLabelText('Topic'), topic);
  await userEvent.clear(form.getByLabelText('Number of questions'));
  if (count !== '') await userEvent.type(form.getByLabelText('Number of questions'), count);
  await userEvent.click(form.getByRole('button', { name: 'Generate' }));
  await waitFor(() => expect(openMessages()).toContain(GENERATION_NEEDS));
  expect(server.inputs('tutor.generateQuestions')).toEqual([]);
});

test.each([
  [new Refusal('INTERNAL', 'Broken.'), QUESTIONS_NOT_GENERATED],
  [new Refusal('UNAVAILABLE', MODEL_FAILED), MODEL_FAILED],
  [new Refusal('CONFLICT', 'This quiz is archived.'), 'This quiz is archived.'],
])('shows %s in the dialog and keeps what was typed', async (refusal, words) => {
  signIn('premium');
  serveQuizzes(server, quiz(MINE));
  server.on({
    'tutor.generateQuestions': () => {
      throw refusal;
    },
  });
  renderApp('/premium/quizzes');
  const form = await openDialog();
  await userEvent.type(form.getByLabelText('Topic'), 'Mars');
  await userEvent.click(form.getByRole('button', { name: 'Generate' }));
  expect((await form.findByRole('alert')).textContent).toBe(words);
  expect(form.getByLabelText<HTMLInputElement>('Topic').value).toBe('Mars');
});
