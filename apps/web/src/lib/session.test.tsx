import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { clearSession, getSession, getSessionEnd, setSession, setUser, useSession } from '#lib/session.ts';
import { createProfile, signIn } from '#lib/testing/people.ts';

function Name() {
  return <p>{useSession()?.user.name ?? 'nobody'}</p>;
}

/** Simulates another tab: changes the shared storage, and fires the event by which this tab learns of it. */
function otherTab(change: () => void) {
  act(() => {
    change();
    window.dispatchEvent(new StorageEvent('storage'));
  });
}

test('token and user are stored under the keys that the specification gives', () => {
  const user = createProfile();
  setSession({ user, token: 'abc' });
  expect(localStorage.getItem('token')).toBe('abc');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user);
  expect(getSession()).toEqual({ user, token: 'abc' });
});

test('signing out removes token and user and remembers the reason', () => {
  signIn();
  clearSession('expired');
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
  expect(getSessionEnd()).toBe('expired');
  signIn();
  clearSession();
  expect(getSessionEnd()).toBe('logged-out');
});

test('a component follows signing in and out', () => {
  render(<Name />);
  expect(screen.getByText('nobody')).toBeVisible();
  act(() => void signIn('user', { name: 'Grace' }));
  expect(screen.getByText('Grace')).toBeVisible();
  act(() => clearSession());
  expect(screen.getByText('nobody')).toBeVisible();
});

test('a component follows the changes of another tab', () => {
  const user = signIn();
  render(<Name />);
  otherTab(() => localStorage.setItem('user', JSON.stringify({ ...user, name: 'Changed there' })));
  expect(screen.getByText('Changed there')).toBeVisible();
  otherTab(() => localStorage.removeItem('user'));
  expect(screen.getByText('nobody')).toBeVisible();
});

test('components are notified of a change that getSession noticed first', async () => {
  signIn();
  render(<Name />);
  localStorage.removeItem('token');
  expect(getSession()).toBeNull();
  expect(await screen.findByText('nobody')).toBeVisible();
});

test('a change of the stored user in this tab is picked up within a second', () => {
  vi.useFakeTimers();
  const user = signIn();
  render(<Name />);
  localStorage.setItem('user', JSON.stringify({ ...user, name: 'Written directly' }));
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByText('Written directly')).toBeVisible();
});

test.each(['', 'null', '{', '{"id":"1"}', '[]', '{"id":1,"role":"user"}'])(
  'a stored user of %j counts as signed out',
  (text) => {
    localStorage.setItem('token', 'abc');
    localStorage.setItem('user', text);
    expect(getSession()).toBeNull();
  },
);

test('a user without a token is not signed in', () => {
  localStorage.setItem('user', JSON.stringify(createProfile()));
  expect(getSession()).toBeNull();
});

test('a late reply about another user does not replace the signed-in user', () => {
  const now = signIn('user', { name: 'Now' });
  setUser(createProfile({ name: 'Before' }));
  expect(getSession()?.user.name).toBe('Now');
  setUser({ ...now, xp: 50 });
  expect(getSession()?.user.xp).toBe(50);
});
