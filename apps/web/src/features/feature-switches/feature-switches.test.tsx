import 'fake-indexeddb/auto';
import {
  formatConflict,
  formatMissingVariables,
  formatOffNote,
  INVITATION_NEEDED,
  REGISTRATION_CLOSED,
} from '@quorbit/contracts/feature-switches/messages';
import type { ManagedSwitches } from '@quorbit/contracts/feature-switches/schema';
import { DEFAULT_SWITCHES } from '@quorbit/contracts/feature-switches/switches';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { createProfile, signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';

const server = fakeServer();
const control = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const GOOGLE = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'];

async function openSwitches(managed: ManagedSwitches = { saved: DEFAULT_SWITCHES, lacking: [] }) {
  signIn('admin');
  let present = managed;
  server.on({
    'featureSwitches.get': () => present,
    'featureSwitches.set': ({ name, to }) => {
      present = { ...present, saved: { ...present.saved, [name]: to } };
      return present;
    },
  });
  renderApp('/admin/switches');
  await screen.findByRole('checkbox', { name: 'Rooms' });
}

test('each switch explains its effect and is saved at once', async () => {
  await openSwitches();
  expect(screen.getByText(/Open rooms stay open/)).toBeVisible();
  await userEvent.click(control('Rooms'));
  await waitFor(() => expect(control('Rooms').disabled).toBe(false));
  expect(control('Rooms').checked).toBe(false);
  await userEvent.selectOptions(screen.getByLabelText('New accounts'), 'closed');
  expect(await screen.findByText('Nobody can create an account.')).toBeVisible();
  expect(server.inputs('featureSwitches.set')).toEqual([
    { name: 'rooms', was: true, to: false },
    { name: 'registration', was: 'open', to: 'closed' },
  ]);
});

test('a feature without its environment variables is off, and the page names the variables', async () => {
  await openSwitches({ saved: DEFAULT_SWITCHES, lacking: [{ feature: 'google', variables: GOOGLE }] });
  expect([control('Log in with Google').checked, control('Log in with Google').disabled]).toEqual([false, true]);
  expect(screen.getByText(formatMissingVariables('google', GOOGLE))).toBeVisible();
  expect(control('Tournaments').disabled).toBe(false);
});

test('when another admin was faster, the page says so and shows the current value', async () => {
  await openSwitches();
  const saved = { ...DEFAULT_SWITCHES, registration: 'closed' as const };
  server.on({
    'featureSwitches.get': () => ({ saved, lacking: [] }),
    'featureSwitches.set': () => {
      throw new Refusal('CONFLICT', formatConflict('registration', 'closed'));
    },
  });
  await userEvent.selectOptions(screen.getByLabelText('New accounts'), 'invitation');
  expect(await screen.findByText('Nobody can create an account.')).toBeVisible();
  expect(openMessages()).toEqual([formatConflict('registration', 'closed')]);
});

test('asks for the password when the server requires it, then saves the change', async () => {
  await openSwitches();
  let confirmed = false;
  server.on({
    'accounts.confirm': () => {
      confirmed = true;
      return undefined;
    },
    'featureSwitches.set': () => {
      if (!confirmed) throw new Refusal('CONFIRM_FIRST', "Confirm that it's you, then try again.");
      return { saved: { ...DEFAULT_SWITCHES, rooms: false }, lacking: [] };
    },
  });
  await userEvent.click(control('Rooms'));
  await userEvent.type(await screen.findByLabelText('Your password'), 'correct horse battery');
  server.on({ 'featureSwitches.get': () => ({ saved: { ...DEFAULT_SWITCHES, rooms: false }, lacking: [] }) });
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(server.inputs('featureSwitches.set')).toHaveLength(2));
  await waitFor(() => expect(control('Rooms').checked).toBe(false));
});

test('a failed page loads again on request; offline, it says that switching needs a connection', async () => {
  signIn('admin');
  server.on({
    'featureSwitches.get': () => {
      throw new Refusal('INVALID', 'No.');
    },
  });
  renderApp('/admin/switches');
  expect(await screen.findByText(/The switches didn't load/)).toBeVisible();
  server.on({ 'featureSwitches.get': () => ({ saved: DEFAULT_SWITCHES, lacking: [] }) });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(control('Rooms')).toBeVisible());
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await screen.findByText("You're offline. Changing a switch needs a connection.");
});

test('where rooms are off, the page says so and lets people join open rooms', async () => {
  signIn('premium');
  server.on({ 'featureSwitches.current': () => ({ ...DEFAULT_SWITCHES, rooms: false }), 'rooms.mine': () => null });
  renderApp('/real-time-quiz');
  expect(await screen.findByText(`${formatOffNote('rooms')} You can join rooms that are open.`)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create Room' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Join Room' })).toBeVisible();
});

test('the gamification page tells admins that challenges and tournaments are off', async () => {
  signIn('admin');
  server.on({ 'featureSwitches.current': () => ({ ...DEFAULT_SWITCHES, challenges: false, tournaments: false }) });
  renderApp('/gamification');
  expect(await screen.findByText(formatOffNote('challenges'))).toBeVisible();
  expect(await screen.findByText(formatOffNote('tournaments'))).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Create (Challenge|Tournament)$/ })).toBeNull();
});

const options = (registration: 'open' | 'invitation' | 'closed') =>
  server.on({ 'accounts.options': () => ({ google: false, demo: false, registration }) });
const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create account' });

test('the registration page says that new accounts are closed', async () => {
  options('closed');
  renderApp('/register');
  expect(await screen.findByText(REGISTRATION_CLOSED)).toBeVisible();
  expect(create().disabled).toBe(true);
});

test('with invitations only, sends the code of the invitation link along', async () => {
  options('invitation');
  const user = createProfile();
  server.on({ 'accounts.register': () => ({ user, token: 't' }), 'accounts.me': () => user });
  renderApp('/register?next=%2Finvite%2FAAAAAAAAAAAAAA');
  await screen.findByRole('heading', { name: 'Create your account' });
  await waitFor(() => expect(server.inputs('accounts.options')).toHaveLength(1));
  expect(screen.queryByText(INVITATION_NEEDED)).toBeNull();
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');
  await userEvent.type(screen.getByLabelText('E-mail'), 'ada@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'four words in row');
  await userEvent.click(create());
  await waitFor(() => expect(server.inputs('accounts.register')).toHaveLength(1));
  expect(server.inputs('accounts.register')).toMatchObject([{ inviteCode: 'AAAAAAAAAAAAAA' }]);
});

test('with invitations only, a visitor without a code reads that an invitation is needed', async () => {
  options('invitation');
  renderApp('/register');
  expect(await screen.findByText(INVITATION_NEEDED)).toBeVisible();
  expect(create().disabled).toBe(true);
});
