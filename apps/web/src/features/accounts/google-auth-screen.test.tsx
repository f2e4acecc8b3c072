import { LOGIN_FIRST } from '@quorbit/contracts/errors/messages';
import { newId } from '@quorbit/contracts/lib/ids';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { createDraft } from '#features/attempts/drafts.mirror.ts';
import { storedTrial } from '#features/welcome/trial.ts';
import { getSession } from '#lib/session.ts';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { createProfile, signIn } from '#lib/testing/people.ts';
import { quiz, started } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { openDeviceStore } from '#offline/device-store.ts';
import { startGoogleSignIn } from './google-begin.ts';
import { consumeGoogleReturn } from './google-end.ts';

const server = fakeServer();

beforeEach(() => {
  server.on({
    'accounts.options': () => ({ google: true, demo: false }),
    'reports.list': () => ({ items: [], nextCursor: null }),
    'quizzes.list': () => ({ items: [], nextCursor: null }),
  });
});

/** Opens the page as Google's redirect does in the browser where the sign-in began. */
function returnFromGoogle(token: string, next: string | null = null) {
  return renderApp(`/google-auth?token=${token}&begun=${startGoogleSignIn(next)}`);
}

test('the Google page says that it is logging in, and takes the token out of the address meanwhile', async () => {
  server.on({ 'accounts.me': () => new Promise(() => undefined) });
  const router = returnFromGoogle('abc');
  expect(await screen.findByText('Logging you in...')).toBeVisible();
  expect(router.state.location.href).toBe('/google-auth');
  expect(router.history.length).toBe(1);
});

test.each([
  ['user', '/'],
  ['premium', '/'],
  ['admin', '/admin'],
] as const)('the Google page stores the token with its user and sends a %s to %s', async (role, page) => {
  const user = createProfile({ role });
  server.on({ 'accounts.me': () => user });
  const router = returnFromGoogle('abc');
  await waitFor(() => expect(router.state.location.pathname).toBe(page));
  expect(getSession()).toEqual({ user, token: 'abc' });
});

test('the Google page continues to the page that the sign-in began from', async () => {
  server.on({ 'accounts.me': () => createProfile() });
  const router = returnFromGoogle('abc', '/user/report?tab=all');
  await waitFor(() => expect(router.state.location.href).toBe('/user/report?tab=all'));
});

test('the Google page never continues to another site', async () => {
  server.on({ 'accounts.me': () => createProfile() });
  const router = returnFromGoogle('abc', '//example.org');
  await waitFor(() => expect([router.state.location.pathname, router.state.status]).toEqual(['/', 'idle']));
});

test('after a failure, the sign-in page still knows the page to continue to', async () => {
  startGoogleSignIn('/invite/ABC');
  const router = renderApp('/google-auth?error=denied');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ next: '/invite/ABC' }));
});

test('without a token, the Google page reports the failure and shows the sign-in page', async () => {
  const router = renderApp('/google-auth');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(openMessages()).toEqual(['Google Authentication Failed']);
  expect(getSession()).toBeNull();
});

test('after a refusal by Google or the account, the sign-in page says why', async () => {
  renderApp('/google-auth?error=denied');
  expect(await screen.findByText(/You didn't let Google tell us who you are/)).toBeVisible();
  expect(openMessages()).toEqual(['Google Authentication Failed']);
});

test('with an invalid token, the Google page reports it, shows the sign-in page and stores no token', async () => {
  server.on({
    'accounts.me': () => {
      throw new Refusal('UNAUTHENTICATED', LOGIN_FIRST);
    },
  });
  const router = returnFromGoogle('forged');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(openMessages()).toEqual(['Failed to fetch user data']);
  expect(localStorage.getItem('token')).toBeNull();
});

test.each(['/google-auth?token=abc', '/google-auth?token=abc&begun=', '/google-auth?token=abc&begun=other'])(
  'the Google page refuses the token of %s, a sign-in that this browser did not begin',
  async (address) => {
    startGoogleSignIn();
    const router = renderApp(address);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(openMessages()).toEqual(['Google Authentication Failed']);
    expect(getSession()).toBeNull();
    expect(server.inputs('accounts.me')).toEqual([]);
  },
);

test('a return from Google is accepted only once', async () => {
  const nonce = startGoogleSignIn();
  expect(consumeGoogleReturn(new URLSearchParams({ begun: nonce }))).toBe(true);
  expect(consumeGoogleReturn(new URLSearchParams({ begun: nonce }))).toBe(false);
});

describe('while another account is signed in', () => {
  async function arrive() {
    const present = signIn('user', { name: 'Ada' });
    const other = createProfile({ name: 'Grace' });
    server.on({ 'accounts.me': () => other });
    const router = returnFromGoogle('abc');
    expect(await screen.findByText(/You're logged in as Ada .*Google logged you in as Grace/)).toBeVisible();
    expect(getSession()?.user.id).toBe(present.id);
    return { router, present, other };
  }

  test('asks, and keeps the session if the user stays', async () => {
    const { router, present } = await arrive();
    await userEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
    await waitFor(() => expect([router.state.location.pathname, router.state.status]).toEqual(['/', 'idle']));
    expect(getSession()?.user.id).toBe(present.id);
  });

  test('asks, and replaces the session if the user switches', async () => {
    const { router, other } = await arrive();
    await userEvent.click(screen.getByRole('button', { name: 'Switch accounts' }));
    await waitFor(() => expect([router.state.location.pathname, router.state.status]).toEqual(['/', 'idle']));
    expect(getSession()).toEqual({ user: other, token: 'abc' });
  });
});

test('an invalid token does not end an existing session', async () => {
  const { id } = signIn();
  server.on({
    'accounts.me': () => {
      throw new Refusal('UNAUTHENTICATED', LOGIN_FIRST);
    },
  });
  returnFromGoogle('forged');
  await waitFor(() => expect(openMessages()).toContain('Failed to fetch user data'));
  expect(getSession()?.user.id).toBe(id);
});

test.each([
  ['a new account', 0, 1],
  ['an account that has earned something', 40, 0],
])('finished trial questions are submitted only for an account without XP: %s, %i XP', async (_name, xp, attempts) => {
  const user = createProfile({ xp });
  const draft = createDraft({ attemptId: newId(), started: started(quiz()), timed: false, now: Date.now() });
  storedTrial.set({ draft, finishedAt: Date.now(), owner: null });
  server.on({ 'accounts.me': () => user });
  const router = returnFromGoogle('abc');
  const page = attempts === 1 ? '/first-steps' : '/';
  await waitFor(() => expect([router.state.location.pathname, router.state.status]).toEqual([page, 'idle']));
  expect(await openDeviceStore(user.id).database.outbox.count()).toBe(attempts);
  expect(storedTrial.read() === null).toBe(attempts === 1);
});
