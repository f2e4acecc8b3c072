import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import { PICK_QUIZZES, TOURNAMENT_FULL } from '@quorbit/contracts/tournaments/messages';
import type { Tournament } from '@quorbit/contracts/tournaments/views';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import {
  completed,
  match,
  ownRound,
  participant,
  participation,
  round,
  roundScore,
  tournament,
} from './testing/tournaments.ts';

const server = fakeServer();
const NOTHING = { items: [], nextCursor: null };

function serve(items: Tournament[], balance = 320): void {
  server.on({ 'tournaments.list': () => ({ items, nextCursor: null, balance }) });
}

function refuse(refusal: Refusal): never {
  throw refusal;
}

const openTab = () => renderApp('/gamification?tab=tournaments');
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('shows the right button for each state of a tournament', async () => {
  signIn('user');
  const own = participation(newId());
  serve([
    tournament({ name: 'Open' }),
    tournament({ name: 'Mine', userParticipation: own }),
    tournament({ name: 'Running', status: 'in_progress', userParticipation: { ...own, canPlay: true } }),
    tournament({ name: 'Shut', status: 'in_progress' }),
    tournament({ name: 'Soon', status: 'upcoming' }),
  ]);
  openTab();
  await screen.findByRole('button', { name: 'Register for Open' });
  expect(button('Registered Mine').hasAttribute('disabled')).toBe(true);
  button('Withdraw from Mine');
  button('Continue Tournament Running');
  expect(button('Registration Closed Shut').hasAttribute('disabled')).toBe(true);
  expect(button('Registration Closed Soon').hasAttribute('disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: /^Delete|Create Tournament|Sample/ })).toBeNull();
});

test('registers for free at once, and asks first if there’s a fee, showing the XP to spend', async () => {
  signIn('user');
  const { settings } = tournament();
  serve([tournament({ name: 'Free' }), tournament({ name: 'Dear', settings: { ...settings, entryFee: 50 } })]);
  server.on({ 'tournaments.register': () => tournament({ userParticipation: participation(newId()) }) });
  openTab();
  await userEvent.click(await screen.findByRole('button', { name: 'Register for Free' }));
  await waitFor(() => expect(openMessages()).toContain('Successfully registered for the tournament!'));
  await userEvent.click(button('Register for Dear'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Register for 50 XP?' }));
  dialog.getByText(/you have 320 XP to spend/);
  expect(server.inputs('tournaments.register')).toHaveLength(1);
  server.on({ 'tournaments.register': () => refuse(new Refusal('CONFLICT', TOURNAMENT_FULL)) });
  await userEvent.click(dialog.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(openMessages()).toContain(TOURNAMENT_FULL));
});

test('asks for confirmation before withdrawing', async () => {
  signIn('user');
  serve([tournament({ name: 'Mine', userParticipation: participation(newId()) })]);
  server.on({ 'tournaments.withdraw': () => tournament() });
  openTab();
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw from Mine' }));
  expect(server.inputs('tournaments.withdraw')).toEqual([]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw from this tournament?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(openMessages()).toContain("You've withdrawn from the tournament."));
});

test('says so if no tournament is active or completed, and shows an error if the history fails to load', async () => {
  signIn('user');
  serve([]);
  server.on({
    'tournaments.completed': () => NOTHING,
    'tournaments.history': () => refuse(new Refusal('INTERNAL', 'Oh.')),
    'challenges.history': () => NOTHING,
  });
  openTab();
  await screen.findByText('No Active Tournaments');
  await userEvent.click(screen.getByRole('tab', { name: 'Completed Tournaments' }));
  await screen.findByText('No Completed Tournaments');
  await userEvent.click(screen.getByRole('tab', { name: 'My History' }));
  await screen.findByText('Failed to load history');
});

test('a completed tournament shows the rank with its class and its podium label', async () => {
  signIn('user');
  server.on({
    'tournaments.completed': () => ({ items: [completed({ name: 'Spring Cup' })], nextCursor: null }),
  });
  renderApp('/gamification?tab=past-tournaments');
  const card = within(await screen.findByRole('article', { name: 'Spring Cup' }));
  card.getByText('Runner-up, 2nd of 16');
  card.getByText(/3½ points · 81% average · 4 quizzes/);
  card.getByText('Eliminated');
});

test('a running bracket shows the user’s own round first, then matches with results, and the standings', async () => {
  signIn('user');
  const [ada, bob, cy] = [
    participant('Ada', { rank: 1, currentScore: 1, title: 'Champion of Spring' }),
    participant('Bob', { rank: 4, eliminated: true }),
    participant('Cy', { rank: 11 }),
  ];
  const decided = match(1, [ada, bob], { decided: true, winner: ada.id });
  decided.sides = [
    { player: ada.id, played: true, playing: false, score: roundScore() },
    { player: bob.id, played: true, playing: false, score: roundScore({ percentage: 40 }) },
  ];
  const shown = tournament({
    name: 'Autumn Cup',
    status: 'in_progress',
    rounds: 2,
    currentRound: 1,
    participants: [ada, bob, cy],
    userParticipation: participation(cy.id, {
      canPlay: true,
      ownRound: ownRound({ opponent: null, state: 'to_play' }),
    }),
  });
  server.on({
    'tournaments.get': () => ({
      tournament: shown,
      balance: 0,
      schedule: [round(1, [match(0, [cy, null]), decided]), round(2)],
    }),
  });
  renderApp(`/gamification?tab=tournaments&tournament=${shown.id}`);
  await screen.findByRole('heading', { name: 'Autumn Cup', level: 1 });
  within(screen.getByRole('region', { name: 'Your round 1' })).getByText(/Play your quiz in this round/);
  button('Continue Tournament Autumn Cup');
  const rounds = within(screen.getByRole('tabpanel'));
  const [own, second] = rounds.getAllByRole('listitem');
  within(own ?? expect.fail()).getByText('You');
  within(own ?? expect.fail()).getByText('No opponent');
  expect(second?.textContent).toContain('Adawon80%Bob40%');
  const ranks = [...document.querySelectorAll('[data-rank]')].map((element) => element.getAttribute('data-rank'));
  expect(ranks).toEqual(['top', 'good', 'other']);
  screen.getByText('Champion of Spring');
  server.on({ 'tournaments.list': () => ({ ...NOTHING, balance: 0 }) });
  await userEvent.click(button('Back to the hub'));
  await screen.findByText('No Active Tournaments');
});

test('admins create a sample tournament and delete one after a confirmation that names the fee refunds', async () => {
  signIn('admin');
  const { settings } = tournament();
  serve([tournament({ name: 'Old Cup', settings: { ...settings, entryFee: 50 } })]);
  server.on({ 'tournaments.createSample': () => tournament(), 'tournaments.delete': () => undefined });
  openTab();
  await userEvent.click(await screen.findByRole('button', { name: 'Sample Tournament' }));
  await waitFor(() => expect(openMessages()).toContain('Sample tournament created successfully!'));
  await userEvent.click(button('Delete Old Cup'));
  await screen.findByText(/Players get their entry fees back/);
  expect(server.inputs('tournaments.delete')).toEqual([]);
  await userEvent.click(button('Delete tournament'));
  await waitFor(() => expect(openMessages()).toContain('Tournament deleted successfully!'));
});

test('creating a tournament requires a quiz, and the form shows how long the rounds will be', async () => {
  signIn('admin');
  serve([]);
  const quiz = { id: newId(), title: 'Planets', category: 'Science', questionCount: 8 };
  server.on({
    'challenges.availableQuizzes': () => ({
      items: [{ ...quiz, neverPublished: true, learners: 0, sealedUntil: null }] as never,
      nextCursor: null,
    }),
    'tournaments.create': () => tournament(),
  });
  openTab();
  await userEvent.click(await screen.findByRole('button', { name: 'Create Tournament' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Tournament' }));
  dialog.getByText(/Up to 5 rounds of 35 h/);
  await userEvent.selectOptions(dialog.getByLabelText('Max participants'), '128');
  dialog.getByText(/Up to 7 rounds of 25 h/);
  await userEvent.type(dialog.getByLabelText('Name'), 'Winter Cup');
  await userEvent.type(dialog.getByLabelText('Description'), 'Play.');
  const send = dialog.getByRole('button', { name: 'Create Tournament' });
  await userEvent.click(send);
  await dialog.findByText(PICK_QUIZZES);
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Planets/ }));
  await userEvent.click(send);
  await waitFor(() => expect(openMessages()).toContain('Tournament created successfully!'));
  expect(server.inputs('tournaments.create')).toMatchObject([
    {
      name: 'Winter Cup',
      type: 'single_elimination',
      quizzes: [quiz.id],
      settings: { maxParticipants: 128, entryFee: 0, timeLimit: 300 },
      prizes: [
        { position: 1, xp: 500 },
        { position: 2, xp: 300 },
        { position: 3, xp: 200 },
      ],
    },
  ]);
});
