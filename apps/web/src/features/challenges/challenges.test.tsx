import 'fake-indexeddb/auto';
import { PICK_QUIZZES } from '@quorbit/contracts/challenges/messages';
import type { AvailableQuiz, Challenge } from '@quorbit/contracts/challenges/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { quiz } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { challenge, progress } from './testing/challenges.ts';

const server = fakeServer();
const HOUR = 3_600_000;

function serveChallenges(items: Challenge[]): void {
  server.on({ 'challenges.status': () => ({ items, nextCursor: null }) });
}

function throwRefusal(refusal: Refusal): never {
  throw refusal;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('shows one next step for each state of a challenge, and hides completed challenges', async () => {
  signIn('user');
  serveChallenges([
    challenge({ title: 'New' }),
    challenge({ title: 'Reset', wasReset: true }),
    challenge({ title: 'Joined', status: 'in_progress', userProgress: progress() }),
    challenge({
      title: 'Playing',
      status: 'in_progress',
      userProgress: progress(),
      openPlay: { id: newId(), quizId: newId(), deadline: new Date(Date.now() + HOUR).toISOString() },
    }),
    challenge({ title: 'Over', endDate: new Date(Date.now() - 1).toISOString() }),
    challenge({ title: 'Done', status: 'completed_today', userProgress: progress({ progress: 100 }) }),
  ]);
  renderApp('/gamification');
  await screen.findByRole('button', { name: 'Join Challenge New' });
  button('Start Fresh Challenge Reset');
  button('Start Quiz Joined');
  button('Continue Quiz Playing');
  expect(button('Expired Over').hasAttribute('disabled')).toBe(true);
  expect(screen.queryByRole('article', { name: 'Done' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Create Challenge' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
});

test('a challenge without a quiz count requires 3 quizzes', async () => {
  signIn('user');
  const { quizCount: _left, ...parameters } = challenge().parameters;
  serveChallenges([challenge({ quizzes: [], parameters: parameters as Challenge['parameters'] })]);
  renderApp('/gamification');
  await screen.findByText('Play 3 quizzes.');
});

test('treats a missing challenge status as an empty list, without an error message', async () => {
  signIn('user');
  server.on({ 'challenges.status': () => throwRefusal(new Refusal('NOT_FOUND', 'Not found.')) });
  renderApp('/gamification');
  await screen.findByText('No Daily Challenge Today');
  expect(openMessages()).toEqual([]);
});

test('confirms that the learner joined; a failure shows the server’s refusal, else the app’s own text', async () => {
  signIn('user');
  serveChallenges([challenge({ title: 'Moons' })]);
  server.on({ 'challenges.join': () => throwRefusal(new Refusal('CONFLICT', 'This challenge has ended.')) });
  renderApp('/gamification');
  await userEvent.click(await screen.findByRole('button', { name: 'Join Challenge Moons' }));
  await waitFor(() => expect(openMessages()).toEqual(['This challenge has ended.']));
  server.on({ 'challenges.join': () => throwRefusal(new Refusal('INTERNAL', 'Something went wrong on our side.')) });
  await userEvent.click(button('Join Challenge Moons'));
  await waitFor(() => expect(openMessages()).toContain('Failed to join challenge'));
  server.on({ 'challenges.join': () => challenge({ status: 'in_progress' }) });
  await userEvent.click(button('Join Challenge Moons'));
  await waitFor(() => expect(openMessages()).toContain('Successfully joined the challenge!'));
});

test('empty tabs say that there are no challenges; the history dialog lists each run', async () => {
  signIn('user');
  const nothing = { items: [], nextCursor: null };
  serveChallenges([]);
  server.on({
    'challenges.completed': () => nothing,
    'challenges.history': () => nothing,
    'tournaments.history': () => nothing,
  });
  renderApp('/gamification?tab=completed');
  await screen.findByText('No Completed Challenges');
  await userEvent.click(screen.getByRole('tab', { name: 'My History' }));
  await screen.findByText('No Challenges Yet');
  serveChallenges([challenge({ title: 'Moons', status: 'in_progress', userProgress: progress() })]);
  const { completedQuizzes, quizScores } = progress();
  const run = { completedQuizzes, quizScores, progress: 100, completed: true, completedAt: new Date(0).toISOString() };
  server.on({
    'challenges.getHistory': () => ({
      challengeTitle: 'Moons',
      totalAttempts: 2,
      historicalCompletions: [{ ...run, attempts: 1 }],
      currentParticipation: { ...run, progress: 33, completed: false, completedAt: null, attempts: 2 },
    }),
  });
  renderApp('/gamification');
  await userEvent.click(await screen.findByRole('button', { name: 'View History of Moons' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Moons' }));
  await dialog.findByText('2 attempts, 1 completed');
  dialog.getByText('33% done');
});

test('admins create a sample challenge, remove empty ones, and delete one after a confirmation', async () => {
  signIn('admin');
  serveChallenges([challenge({ title: 'Moons' })]);
  server.on({
    'challenges.createSample': () => challenge(),
    'challenges.cleanup': () => ({ removed: 2 }),
    'challenges.delete': () => undefined,
  });
  renderApp('/gamification');
  await userEvent.click(await screen.findByRole('button', { name: 'Create Sample Challenge' }));
  await waitFor(() => expect(openMessages()).toContain('Sample challenge created successfully!'));
  await userEvent.click(button('Cleanup Empty Challenges'));
  await waitFor(() => expect(openMessages()).toContain('Removed 2 empty challenges.'));
  expect(screen.queryByRole('button', { name: /^Join/ })).toBeNull();
  await userEvent.click(button('Delete Moons'));
  expect(server.inputs('challenges.delete')).toEqual([]);
  await userEvent.click(button('Delete challenge'));
  await waitFor(() => expect(openMessages()).toContain('Daily challenge deleted successfully!'));
});

test('an admin creates a challenge from quizzes whose rows show how many learners know them', async () => {
  signIn('admin');
  serveChallenges([]);
  const available = (changes: Partial<AvailableQuiz>): AvailableQuiz => ({
    id: newId(),
    title: 'Planets',
    category: 'Science',
    questionCount: 8,
    neverPublished: false,
    learners: 0,
    sealedUntil: null,
    ...changes,
  });
  const fresh = available({ title: 'Fresh', neverPublished: true });
  const known = available({ title: 'Known', learners: 12, sealedUntil: '2026-12-03T18:00:00.000Z' });
  server.on({
    'challenges.availableQuizzes': () => ({ items: [fresh, known], nextCursor: null }),
    'challenges.create': () => challenge(),
  });
  renderApp('/gamification');
  await userEvent.click(await screen.findByRole('button', { name: 'Create Challenge' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Challenge' }));
  await dialog.findByText(/Never published/);
  dialog.getByText(/12 learners know it · Sealed until 3 Dec/);
  await userEvent.type(dialog.getByLabelText('Title'), 'Moons');
  await userEvent.type(dialog.getByLabelText('Description'), 'Play.');
  await userEvent.selectOptions(dialog.getByLabelText('Type'), 'score_target');
  await userEvent.clear(dialog.getByLabelText('Target score (%)'));
  await userEvent.type(dialog.getByLabelText('Target score (%)'), '70');
  const send = dialog.getByRole('button', { name: 'Create Challenge' });
  await userEvent.click(send);
  await dialog.findByText(PICK_QUIZZES);
  expect(server.inputs('challenges.create')).toEqual([]);
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Fresh/ }));
  await userEvent.click(send);
  await waitFor(() => expect(openMessages()).toContain('Daily challenge created successfully!'));
  expect(server.inputs('challenges.create')).toMatchObject([
    { title: 'Moons', quizzes: [fresh.id], parameters: { targetScore: 70 }, duration: 24, rewards: { xp: 150 } },
  ]);
});

test('copies a quiz that learners know, opens the copy, and keeps the typed form for the way back', async () => {
  signIn('admin');
  serveChallenges([]);
  const line = { category: 'Science', questionCount: 1, sealedUntil: null };
  const fresh: AvailableQuiz = { ...line, id: newId(), title: 'Fresh', neverPublished: true, learners: 0 };
  const known: AvailableQuiz = { ...line, id: newId(), title: 'Known', neverPublished: false, learners: 12 };
  const copy = quiz({ title: 'Copy of Known' });
  server.on({
    'challenges.availableQuizzes': () => ({ items: [fresh, known], nextCursor: null }),
    'quizzes.duplicate': () => copy,
    'quizzes.edit': () => throwRefusal(new Refusal('NOT_FOUND', 'Quiz not found.')),
    'quizzes.list': () => ({ items: [], nextCursor: null }),
    'quizzes.categories': () => [],
  });
  const router = renderApp('/gamification');
  await userEvent.click(await screen.findByRole('button', { name: 'Create Challenge' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Challenge' }));
  await userEvent.type(dialog.getByLabelText('Title'), 'Moons');
  const copies = await dialog.findAllByRole('button', { name: /^Copy with new questions/ });
  expect(copies.map((element) => element.getAttribute('aria-label'))).toEqual(['Copy with new questions: Known']);
  for (const element of copies) await userEvent.click(element);
  await screen.findByText("This quiz isn't there. It may have been deleted, or it's not yours to edit.");
  expect(server.inputs('quizzes.duplicate')).toEqual([{ id: known.id }]);
  expect(router.state.location).toMatchObject({
    pathname: `/admin/quiz/${copy.id}`,
    search: { copyOf: known.id, game: 'challenge' },
  });
  await act(() => router.navigate({ to: '/gamification', search: { create: 'challenge' } }));
  const again = within(await screen.findByRole('dialog', { name: 'Create Challenge' }));
  expect(again.getByLabelText<HTMLInputElement>('Title').value).toBe('Moons');
});
