import 'fake-indexeddb/auto';
import type { FoundPerson, FriendRequest } from '@quorbit/contracts/friends/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getSession } from '#lib/session.ts';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { openDeviceStore } from '#offline/device-store.ts';

const server = fakeServer();

const person = (name: string) => ({ id: newId(), name, level: 4, xp: 1234, isOnline: false });
const foundPerson = (name: string, changes: Partial<FoundPerson> = {}): FoundPerson => ({
  ...person(name),
  standing: 'none',
  requestId: null,
  commonFriends: 0,
  commonGroups: 0,
  ...changes,
});
const request = (from: string, to: string): FriendRequest => ({
  id: newId(),
  requester: person(from),
  recipient: person(to),
  requestDate: new Date().toISOString(),
});

interface Shown {
  friends?: ReturnType<typeof person>[];
  blocked?: ReturnType<typeof person>[];
  received?: FriendRequest[];
  sent?: FriendRequest[];
}

function serveFriends({ friends = [], blocked = [], received = [], sent = [] }: Shown): void {
  signIn('user');
  server.on({
    'friends.list': () => friends,
    'friends.blocked': () => blocked,
    'friends.requests': () => ({ sent, items: received, receivedCount: received.length, nextCursor: null }),
  });
}

function throwRefusal(code: 'CONFLICT' | 'NOT_FOUND' | 'INTERNAL', message: string): never {
  throw new Refusal(code, message);
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
/** Opens the menu behind a row's three dots and clicks one of its items. */
async function choose(name: string, what: string) {
  await press(`More for ${name}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: what }));
}
const expectToast = (message: string) => waitFor(() => expect(openMessages()).toContain(message));

test('each tab shows its count, and friends have level and XP', async () => {
  serveFriends({ friends: [person('Ada'), person('Bob')], received: [request('Carol', 'Me')], blocked: [] });
  renderApp('/friends');
  await screen.findByRole('tab', { name: 'Friends (2)' });
  await screen.findByRole('tab', { name: 'Requests (1)' });
  await screen.findByRole('tab', { name: 'Blocked (0)' });
  expect(screen.getByRole('tab', { name: 'Find Friends' })).toBeVisible();
  const row = within(
    screen.getAllByRole('listitem').find((element) => element.textContent?.includes('Ada')) ?? expect.fail(),
  );
  expect(row.getByText('Level 4 · 1,234 XP')).toBeVisible();
});

test('marks friends who are online with a dot and a text for screen readers', async () => {
  serveFriends({ friends: [{ ...person('Ada'), isOnline: true }, person('Bob')] });
  renderApp('/friends');
  const list = within(await screen.findByRole('list', { name: 'Friends' }));
  const [ada, bob] = list.getAllByRole('listitem');
  expect(ada?.textContent).toContain('Online');
  expect(bob?.textContent).not.toContain('Online');
});

test('asks for confirmation before removing or blocking a friend', async () => {
  const ada = person('Ada');
  serveFriends({ friends: [ada] });
  server.on({ 'friends.remove': () => undefined, 'friends.block': () => undefined });
  renderApp('/friends');
  await choose('Ada', 'Remove friend');
  await press('Cancel');
  expect(server.inputs('friends.remove')).toEqual([]);
  await choose('Ada', 'Remove friend');
  await press('Remove friend');
  await expectToast('Friend removed successfully!');
  expect(server.inputs('friends.remove')).toEqual([{ id: ada.id }]);
  await choose('Ada', 'Block');
  await press('Block user');
  await expectToast('User blocked successfully!');
  expect(server.inputs('friends.block')).toEqual([{ id: ada.id }]);
});

test('blocking someone deletes the stored replies that contain other people’s names', async () => {
  serveFriends({ friends: [person('Ada')] });
  server.on({ 'friends.block': () => undefined });
  renderApp('/friends');
  await screen.findByRole('tab', { name: 'Friends (1)' });
  const { lastReplies } = openDeviceStore(getSession()?.user.id ?? '').database;
  const key = '[["leaderboards","listByXp"],{"type":"query"}]';
  await lastReplies.put({ key, text: '[]', at: Date.now() });
  await choose('Ada', 'Block');
  await press('Block user');
  await waitFor(async () => expect(await lastReplies.get(key)).toBeUndefined());
});

test('accepts, declines and blocks received requests, and lists the sent ones below', async () => {
  const [carol, dan] = [request('Carol', 'Me'), request('Dan', 'Me')];
  serveFriends({ received: [carol, dan], sent: [request('Me', 'Eve')] });
  server.on({ 'friends.respond': ({ action }) => ({ action }), 'friends.block': () => undefined });
  renderApp('/friends?tab=requests');
  await press('Accept Carol');
  await expectToast('Friend request accepted!');
  await press('Decline Dan');
  await expectToast('Friend request declined!');
  await choose('Dan', 'Block');
  await expectToast('User blocked successfully!');
  expect(server.inputs('friends.respond')).toEqual([
    { requestId: carol.id, action: 'accept' },
    { requestId: dan.id, action: 'decline' },
  ]);
  const sent = within(screen.getByRole('list', { name: 'Sent requests' }));
  expect(sent.getByText('Eve')).toBeVisible();
  expect(sent.getByText('Requested')).toBeVisible();
});

test('a search waits for two letters and a pause, and each row offers the fitting action', async () => {
  serveFriends({});
  const [zoe, yan] = [
    foundPerson('Zoe', { commonFriends: 2 }),
    foundPerson('Yan', { standing: 'received', requestId: newId() }),
  ];
  server.on({
    'friends.search': () => [
      zoe,
      yan,
      foundPerson('Xia', { standing: 'requested', commonFriends: 1, commonGroups: 1 }),
      foundPerson('Wim', { standing: 'friends' }),
    ],
    'friends.request': () => ({ ...request('Me', 'Zoe'), status: 'pending' as const }),
    'friends.respond': ({ action }) => ({ action }),
  });
  renderApp('/friends?tab=find&search=z');
  await screen.findByText('Type at least 2 characters to search for users');
  await screen.findByRole('tab', { name: 'Friends (0)' });
  expect(server.inputs('friends.search')).toEqual([]);
  await userEvent.type(screen.getByLabelText('Search'), 'oe');
  await screen.findByText('Level 4 · 1,234 XP · 2 friends in common');
  expect(server.inputs('friends.search')).toEqual([{ query: 'zoe' }]);
  const list = within(screen.getByRole('list', { name: 'People found' }));
  expect(list.getByText('Level 4 · 1,234 XP · 1 friend, 1 group in common')).toBeVisible();
  expect(list.getByText('Requested')).toBeVisible();
  expect(list.getByText('Friends')).toBeVisible();
  await press('Add friend Zoe');
  await expectToast('Friend request sent successfully!');
  expect(server.inputs('friends.request')).toEqual([{ recipientId: zoe.id }]);
  await press('Accept Yan');
  await expectToast('Friend request accepted!');
  expect(server.inputs('friends.respond')).toEqual([{ requestId: yan.requestId, action: 'accept' }]);
});

test('shows a toast for each failed call, and the server’s reason on the page', async () => {
  serveFriends({ friends: [person('Ada')], blocked: [person('Dan')], received: [request('Carol', 'Me')] });
  const full = () => throwRefusal('CONFLICT', 'You can have 500 friends at most. Remove one first.');
  const broken = () => throwRefusal('INTERNAL', 'Something went wrong on our side.');
  server.on({
    'friends.respond': full,
    'friends.request': full,
    'friends.search': () => [foundPerson('Zoe')],
    'friends.remove': broken,
    'friends.block': broken,
    'friends.unblock': broken,
  });
  renderApp('/friends');
  await choose('Ada', 'Remove friend');
  await press('Remove friend');
  await expectToast('Failed to remove friend');
  await choose('Ada', 'Block');
  await press('Block user');
  await expectToast('Failed to block user');
  expect(screen.queryByRole('alert', { name: /our side/ })).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: /^Requests/ }));
  await press('Accept Carol');
  await expectToast('Failed to respond to request');
  await screen.findByText('You can have 500 friends at most. Remove one first.');
  await userEvent.click(screen.getByRole('tab', { name: /^Blocked/ }));
  await press('Unblock Dan');
  await expectToast('Failed to unblock user');
  await userEvent.click(screen.getByRole('tab', { name: 'Find Friends' }));
  await userEvent.type(screen.getByLabelText('Search'), 'zoe');
  await press('Add friend Zoe');
  await expectToast('Failed to send friend request');
});

test('says when a list or a search fails to load', async () => {
  serveFriends({});
  const broken = () => throwRefusal('NOT_FOUND', 'Nothing here.');
  server.on({ 'friends.list': broken, 'friends.search': broken });
  renderApp('/friends');
  await screen.findByText('Failed to load friends');
  await userEvent.click(screen.getByRole('tab', { name: 'Find Friends' }));
  await userEvent.type(screen.getByLabelText('Search'), 'zoe');
  await screen.findByText('Failed to search users');
});

test('leads a user without friends to the search', async () => {
  serveFriends({});
  renderApp('/friends');
  await press('Find friends');
  await screen.findByLabelText('Search');
  await userEvent.click(screen.getByRole('tab', { name: /^Requests/ }));
  await screen.findByText(/No friend requests right now/);
  await userEvent.click(screen.getByRole('tab', { name: /^Blocked/ }));
  await screen.findByText("You haven't blocked anyone.");
});
