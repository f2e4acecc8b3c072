import 'fake-indexeddb/auto';
import { PREMIUM_FEATURE } from '@quorbit/contracts/errors/messages';
import { newId } from '@quorbit/contracts/lib/ids';
import { SESSION_ENDED, START_FAILED } from '@quorbit/contracts/tutor/messages';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createFormDraft } from '#lib/forms/form-drafts.ts';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { serveTutor, session, tutorMessage } from './testing/tutor.ts';

const server = fakeServer();
const PAGE = '/ai-study-buddy';
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const AT = '2026-03-01T10:00:00.000Z';

test('users without premium are asked to upgrade, and the server isn’t queried', async () => {
  signIn('user');
  renderApp(PAGE);
  expect(await screen.findByText(PREMIUM_FEATURE)).toBeVisible();
  expect(server.inputs('tutor.state')).toEqual([]);
});

test('a session starts with the chosen preferences and ends after the learner confirms', async () => {
  signIn('premium');
  serveTutor(server, {});
  renderApp(PAGE);
  await userEvent.selectOptions(await screen.findByLabelText('How you learn best'), 'By doing');
  await userEvent.selectOptions(screen.getByLabelText('Your level'), 'Beginner');
  await userEvent.click(await button('Start Learning Session'));
  expect(await screen.findByText('Hi, I am your buddy.')).toBeVisible();
  expect(server.inputs('tutor.start')).toEqual([
    { preferences: { learningStyle: 'practical', difficulty: 'beginner' } },
  ]);
  expect(screen.getByText('Level 4 · 1230 XP')).toBeVisible();
  expect(document.activeElement?.textContent).toBe('AI Study Buddy');

  await userEvent.click(await button('End Session'));
  const dialog = within(await screen.findByRole('dialog', { name: 'End this session?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'End session' }));
  expect(await button('Start Learning Session')).toBeVisible();
  expect(openMessages()).toContain(SESSION_ENDED);
  expect(screen.queryByText('Hi, I am your buddy.')).toBeNull();
});

test('an active session opens with its earlier messages', async () => {
  signIn('admin');
  serveTutor(server, { active: session(tutorMessage('Where were we?')) });
  renderApp(PAGE);
  expect(await within(await screen.findByRole('log')).findByText('Where were we?')).toBeVisible();
});

test('shows an error if a session fails to start', async () => {
  signIn('premium');
  serveTutor(server, {});
  server.on({
    'tutor.start': () => {
      throw new Refusal('INTERNAL', 'Broken.');
    },
  });
  renderApp(PAGE);
  await userEvent.click(await button('Start Learning Session'));
  const dialog = within(await screen.findByRole('dialog', { name: "That didn't work" }));
  expect(dialog.getByText(START_FAILED)).toBeVisible();
});

test('shows an error if the study buddy fails to load', async () => {
  signIn('premium');
  renderApp(PAGE);
  expect(await screen.findByText('Failed to load your study buddy')).toBeVisible();
});

test('saved plans can be opened and deleted', async () => {
  signIn('premium');
  const plans = ['Plan for algebra:\n- Day 1: sets', 'Plan for history'].map((content) => ({
    id: newId(),
    content,
    savedAt: AT,
  }));
  serveTutor(server, { plans });
  renderApp(PAGE);
  await userEvent.click(await button(/^Open: Plan for algebra/));
  const dialog = within(await screen.findByRole('dialog', { name: 'Study plan' }));
  expect(dialog.getByRole('listitem').textContent).toBe('Day 1: sets');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await userEvent.click(await button('Delete plan'));
  await waitFor(() => expect(screen.queryByText('Plan for algebra')).toBeNull());
  expect(screen.getByText('Plan for history')).toBeVisible();
});

test('reminders show when they come next, and can be deleted', async () => {
  signIn('premium');
  const about = { context: 'study_session', when: 'Mondays at 10:00 AM' };
  const reminders = [
    { ...about, id: newId(), text: 'Review fractions', nextAt: new Date(Date.now() + 2 * 86_400_000).toISOString() },
    { ...about, id: newId(), text: 'Read on', nextAt: null },
  ];
  serveTutor(server, { reminders });
  renderApp(PAGE);
  const panel = within(await screen.findByRole('region', { name: 'Reminders' }));
  expect(await panel.findByText('Review fractions')).toBeVisible();
  expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Review fractionsMondays at 10:00 AM · Next in 2 days',
    'Read onMondays at 10:00 AM · Done',
  ]);
  await userEvent.click(panel.getByRole('button', { name: 'Delete the reminder Read on' }));
  await waitFor(() => expect(panel.queryByText('Read on')).toBeNull());
});

test('shows placeholder texts if there are no plans and reminders', async () => {
  signIn('premium');
  serveTutor(server, {});
  renderApp(PAGE);
  expect(await screen.findByText('Plans that you save in the chat will appear here.')).toBeVisible();
  expect(screen.getByText(/^Set a reminder, and/)).toBeVisible();
});

test('a message that is ready waits in the text field for the session to start', async () => {
  const { id } = signIn('premium');
  serveTutor(server, {});
  createFormDraft(id, 'tutor-message').save({ message: 'Explain this differently' });
  renderApp(PAGE);
  expect(await screen.findByText('Your message is ready. Start a session, then send it.')).toBeVisible();
  await userEvent.click(await button('Start Learning Session'));
  expect(await screen.findByLabelText('Message')).toHaveValue('Explain this differently');
});
