import { LOGIN_FIRST } from '@quorbit/contracts/errors/messages';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getSession } from '#lib/session.ts';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { person, signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';

const server = fakeServer();

beforeEach(() => {
  server.on({
    'accounts.options': () => ({ google: true, demo: false }),
    'reports.list': () => ({ items: [], nextCursor: null }),
    'quizzes.list': () => ({ items: [], nextCursor: null }),
  });
});

test('says that it is logging in, and takes the token out of the address meanwhile', async () => {
  server.on({ 'accounts.me': () => new Promise(() => undefined) });
  const router = renderApp('/google-auth?token=abc');
  expect(await screen.findByText('Logging you in...')).toBeTruthy();
  expect(router.state.location.href).toBe('/google-auth');
  expect(router.history.length).toBe(1);
});

test.each([
  ['user', '/'],
  ['premium', '/'],
  ['admin', '/admin'],
] as const)('stores the token with whose it is and sends a %s to %s', async (role, page) => {
  const user = person({ role });
  server.on({ 'accounts.me': () => user });
  const router = renderApp('/google-auth?token=abc');
  await waitFor(() => expect(router.state.location.pathname).toBe(page));
  expect(getSession()).toEqual({ user, token: 'abc' });
});

test('without a token: says so and shows the sign-in page', async () => {
  const router = renderApp('/google-auth');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(openMessages()).toEqual(['Google Authentication Failed']);
  expect(getSession()).toBeNull();
});

test('when Google or the account refused: the sign-in page tells why', async () => {
  renderApp('/google-auth?error=denied');
  expect(await screen.findByText(/You did not let Google tell us who you are/)).toBeTruthy();
  expect(openMessages()).toEqual(['Google Authentication Failed']);
});

test('with a token that is no good: says so, shows the sign-in page and leaves nothing behind', async () => {
  server.on({
    'accounts.me': () => {
      throw new Refusal('UNAUTHENTICATED', LOGIN_FIRST);
    },
  });
  const router = renderApp('/google-auth?token=forged');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(openMessages()).toEqual(['Failed to fetch user data']);
  expect(localStorage.getItem('token')).toBeNull();
});

test('a token that is no good does not end a session that is', async () => {
  const { id } = signIn();
  server.on({
    'accounts.me': () => {
      throw new Refusal('UNAUTHENTICATED', LOGIN_FIRST);
    },
  });
  renderApp('/google-auth?token=forged');
  await waitFor(() => expect(openMessages()).toContain('Failed to fetch user data'));
  expect(getSession()?.user.id).toBe(id);
});
