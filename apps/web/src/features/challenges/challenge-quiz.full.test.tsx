import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import type { Play } from '@quorbit/contracts/plays/schema';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { play } from '#features/plays/testing/plays.ts';
import { clearFormDrafts } from '#lib/forms/form-draft-keys.ts';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';

const server = fakeServer();
const CHALLENGE = newId();
const RESULT = { progress: 33, completed: false, xpEarned: 0 };

/** Fakes a server with an open play that stores the answers it receives. Returns the play. */
function serveChallenge(changes: Partial<Play> = {}): Play {
  signIn('user');
  let stored = play(changes);
  const { id, title } = stored.quiz;
  server.on({
    'challenges.status': () => ({ items: [], nextCursor: null }),
    'challenges.startQuiz': () => stored,
    'plays.save': ({ revision, answers }) => {
      const known = answers.map(({ timeSpent = 0, ...answer }) => ({ ...answer, timeSpent }));
      if (revision > stored.revision) stored = { ...stored, revision, answers: known };
      return { revision: stored.revision, savedAt: stored.now };
    },
    'challenges.submitQuiz': () => ({
      ...RESULT,
      score: { quiz: id, title, score: 1, totalMarks: 2, percentage: 50, timeTaken: 61 },
    }),
  });
  return stored;
}

const open = () => renderApp(`/gamification?play=${CHALLENGE}`);
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const listSaves = () => server.inputs('plays.save');

const confirmSubmit = () =>
  userEvent.click(
    within(screen.getByRole('dialog', { name: 'Submit your answers?' })).getByRole('button', { name: 'Submit' }),
  );

/** Submits the answers at the last question, and confirms it. */
async function submitAnswers() {
  await userEvent.click(button('Submit'));
  await confirmSubmit();
}

test('answers are saved at once; buttons, dots and keys change the question; submitting asks first', async () => {
  const begun = serveChallenge();
  open();
  await screen.findByText('Question 1 of 2');
  await userEvent.click(radio('B. First? two'));
  await waitFor(() => expect(listSaves()).toMatchObject([{ id: begun.id, answers: [{ option: 1 }] }]));
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  await userEvent.click(button('Next'));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Second?' }));
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  fireEvent.keyDown(document.body, { key: 'c' });
  expect(radio('C. Second? three').checked).toBe(true);
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  await screen.findByText('Question 1 of 2');
  await userEvent.click(button('Question 2, answered'));
  await screen.findByText('Question 2 of 2');
  await userEvent.click(button('Submit'));
  expect(server.inputs('challenges.submitQuiz')).toEqual([]);
  await confirmSubmit();
  await screen.findByText('50%');
  expect(server.inputs('challenges.submitQuiz')).toMatchObject([
    { id: CHALLENGE, quizId: begun.quiz.id, answers: [{ option: 1 }, { option: 2 }] },
  ]);
  expect(openMessages()).toContain('Quiz submitted successfully!');
  expect(button('Next Quiz')).toBeVisible();
});

test('a reload continues with the same deadline and the server’s answers', async () => {
  serveChallenge({ deadline: new Date(Date.now() + 125_000).toISOString() });
  open();
  await screen.findByText('Question 1 of 2');
  await userEvent.click(radio('B. First? two'));
  await waitFor(() => expect(listSaves()).toHaveLength(1));
  cleanup();
  clearFormDrafts();
  open();
  await screen.findByText('Question 1 of 2');
  await waitFor(() => expect(radio('B. First? two').checked).toBe(true));
  expect(screen.getByRole('timer').textContent).toMatch(/^2:0/);
});

test('the quiz is submitted automatically when its time ends by the server’s clock', async () => {
  // The server's clock is an hour ahead of this device's.
  const now = Date.now() + 3_600_000;
  serveChallenge({ now: new Date(now).toISOString(), deadline: new Date(now + 1500).toISOString() });
  open();
  await screen.findByText('Question 1 of 2');
  await userEvent.click(radio('D. First? four'));
  await screen.findByText('50%');
  expect(server.inputs('challenges.submitQuiz')).toMatchObject([{ answers: [{ option: 3 }] }]);
});

test('a late submission shows the server’s message', async () => {
  const words = 'Too late: we counted what had reached us by 09:05';
  serveChallenge({ deadline: new Date(Date.now() + 200).toISOString() });
  server.on({
    'challenges.submitQuiz': () => {
      throw new Refusal('CONFLICT', words);
    },
  });
  open();
  await screen.findByText(words);
  await userEvent.click(button('Back to challenges'));
  await screen.findByText('No Daily Challenge Today');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a failed start can be retried, and a challenge without a quiz left says so', async () => {
  serveChallenge();
  const started = play();
  let refusal: Refusal | null = new Refusal('INTERNAL', 'Something went wrong on our side.');
  server.on({
    'challenges.startQuiz': () => {
      if (refusal) throw refusal;
      return started;
    },
  });
  open();
  await screen.findByText('Failed to start challenge quiz');
  refusal = new Refusal('CONFLICT', 'No quiz available to start');
  await userEvent.click(button('Retry'));
  await screen.findByText('No quiz available to start');
});

test('a failed submission is reported, and can be repeated', async () => {
  serveChallenge();
  server.on({
    'challenges.submitQuiz': () => {
      throw new Refusal('INTERNAL', 'Something went wrong on our side.');
    },
  });
  open();
  await screen.findByText('Question 1 of 2');
  await userEvent.click(button('Next'));
  await submitAnswers();
  await waitFor(() => expect(openMessages()).toContain('Failed to submit quiz'));
  await screen.findByText('Question 2 of 2');
});

test('a reload without a network continues with the answers on this device, and submits once online', async () => {
  const begun = serveChallenge();
  open();
  await screen.findByText('Question 1 of 2');
  await userEvent.click(radio('B. First? two'));
  await waitFor(() => expect(listSaves()).toHaveLength(1));
  const found = server.inputs('challenges.submitQuiz').length;
  cleanup();
  server.down(true);
  open();
  await screen.findByText('Question 1 of 2');
  expect(radio('B. First? two').checked).toBe(true);
  await userEvent.click(button('Next'));
  await userEvent.click(radio('C. Second? three'));
  await screen.findByText("Your answers are on this device. We'll send them when you're back online.");
  await submitAnswers();
  await screen.findByText("We'll submit your answers as soon as you're back online.");
  server.down(false);
  fireEvent(window, new Event('online'));
  await screen.findByText('50%');
  const sent = server.inputs('challenges.submitQuiz').slice(found);
  expect(sent.at(-1)).toMatchObject({ quizId: begun.quiz.id, answers: [{ option: 1 }, { option: 2 }] });
  // Once the quiz is submitted, no play to continue is stored on this device.
  cleanup();
  server.down(true);
  open();
  await screen.findByText('Failed to start challenge quiz');
});
