import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';

const server = fakeServer();
const FRIEND = { kind: 'friend', name: 'Grace', standing: 'open', groupId: null } as const;
const GROUP = { kind: 'group', name: 'Algebra', standing: 'open', groupId: null } as const;

test('without an account, registration and login lead back to the invitation', async () => {
  server.on({ 'invitations.get': () => FRIEND });
  renderApp('/invite/aZ09-_aZ09-_aZ');
  for (const name of ['Create account', 'Log in']) {
    const href = (await screen.findByRole('link', { name })).getAttribute('href') ?? '';
    expect(new URL(href, 'https://quorbit.example').searchParams.get('next')).toBe('/invite/aZ09-_aZ09-_aZ');
  }
  expect(screen.queryByRole('button', { name: 'Become friends' })).toBeNull();
});

test('shows why the server refused the invitation', async () => {
  signIn('user');
  server.on({
    'invitations.get': () => GROUP,
    'invitations.accept': () => {
      throw new Refusal('CONFLICT', 'This study group is full.');
    },
  });
  renderApp('/invite/abc');
  await userEvent.click(await screen.findByRole('button', { name: 'Join group' }));
  server.on({ 'invitations.get': () => ({ ...GROUP, standing: 'full' }) });
  await waitFor(() => expect(openMessages()).toEqual(['This study group is full.']));
  expect(server.inputs('invitations.accept')).toEqual([{ code: 'abc' }]);
});

test('links members to their group, and friends to their friends list', async () => {
  signIn('user');
  const groupId = newId();
  server.on({ 'invitations.get': () => ({ ...GROUP, standing: 'done', groupId }) });
  renderApp('/invite/abc');
  const open = await screen.findByRole('link', { name: 'Open the group' });
  expect(open.getAttribute('href')).toContain(groupId);
  cleanup();
  server.on({ 'invitations.get': () => ({ ...FRIEND, standing: 'done' }) });
  renderApp('/invite/def');
  expect((await screen.findByRole('link', { name: 'Open friends' })).getAttribute('href')).toBe('/friends');
});

test('a link in the format of earlier releases opens the invitation', async () => {
  signIn('user');
  server.on({
    'invitations.get': () => GROUP,
    'studyGroups.list': () => ({ items: [], nextCursor: null }),
  });
  renderApp(`/study-groups?group=${newId()}&code=abc`);
  await screen.findByRole('heading', { name: "You're invited" });
  expect(server.inputs('invitations.get')).toEqual([{ code: 'abc' }]);
});
