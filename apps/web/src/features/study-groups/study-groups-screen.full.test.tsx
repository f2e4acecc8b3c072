import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import type { GroupCard, GroupDetails } from '@quorbit/contracts/study-groups/schema';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';

const server = fakeServer();

const card = (changes: Partial<GroupCard> = {}): GroupCard => ({
  id: newId(),
  name: 'Algebra',
  description: '',
  category: 'Mathematics',
  maxMembers: 50,
  isPrivate: false,
  tags: [],
  memberCount: 3,
  role: null,
  createdAt: new Date(0).toISOString(),
  ...changes,
});

const details = (group: GroupCard, changes: Partial<GroupDetails> = {}): GroupDetails => ({
  ...group,
  members: [],
  stats: { totalQuizzes: 0 },
  activities: [],
  inviteCode: null,
  agreed: null,
  ...changes,
});

function groups(own: GroupCard[], others: GroupCard[] = [], more: Partial<GroupDetails> = {}) {
  const all = [...own, ...others];
  const found = (id: string) => all.find((item) => item.id === id) ?? expect.fail();
  server.on({
    'studyGroups.list': () => ({ items: all, nextCursor: null }),
    'studyGroups.search': () => ({ items: all, nextCursor: null }),
    'studyGroups.get': ({ id }) => details(found(id), more),
    'studyGroups.quizzes': () => [],
    'assignments.list': () => [],
    'groupChallenges.list': () => [],
    'groupMemory.get': () => ({ agreeing: 0, quizzes: [], review: null }),
  });
}

function refuse(refusal: Refusal): never {
  throw refusal;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);

test('counts the user’s groups on their tab, and shows the settings button only to admins', async () => {
  signIn('user');
  groups([card({ role: 'admin' }), card({ name: 'Rivers', role: 'member' })], [card({ name: 'Open to all' })]);
  renderApp('/study-groups');
  await screen.findByRole('article', { name: 'Algebra' });
  expect(screen.getByRole('tab', { name: 'My Groups (2)' })).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Open to all' })).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Settings of/ })).toHaveLength(1);
});

test('creates a group with up to five different tags, and the usual number of places if none is given', async () => {
  signIn('user');
  groups([]);
  server.on({ 'studyGroups.create': () => details(card({ role: 'admin' })) });
  renderApp('/study-groups');
  await screen.findByText(/You aren't in a study group yet/);
  await userEvent.click(button('Create Group'));
  await userEvent.type(field('Group name'), 'ab');
  await userEvent.clear(field('Max members'));
  for (const tag of ['exam', ' Exam ', 'b', 'c', 'd', 'e']) {
    await userEvent.clear(field('Tags'));
    await userEvent.type(field('Tags'), `${tag}{Enter}`);
  }
  expect(field('Tags').hasAttribute('disabled')).toBe(true);
  await userEvent.click(button('Remove e'));
  await userEvent.click(button('Create group'));
  await screen.findByText('Group name must be at least 3 characters long');
  expect(server.inputs('studyGroups.create')).toEqual([]);
  await userEvent.type(field('Group name'), 'c');
  await userEvent.click(button('Create group'));
  await waitFor(() => expect(openMessages()).toContain('Study group created successfully!'));
  expect(server.inputs('studyGroups.create')).toEqual([
    {
      name: 'abc',
      description: '',
      category: 'General',
      maxMembers: 50,
      isPrivate: false,
      tags: ['exam', 'b', 'c', 'd'],
    },
  ]);
});

test('refuses fewer places than there are members', async () => {
  signIn('user');
  groups([card({ role: 'admin' })]);
  server.on({ 'studyGroups.update': ({ id }) => details(card({ id, role: 'admin' })) });
  renderApp('/study-groups');
  await userEvent.click(await screen.findByRole('button', { name: 'Settings of Algebra' }));
  await userEvent.clear(await screen.findByLabelText('Max members'));
  await userEvent.type(field('Max members'), '2');
  await userEvent.click(button('Save settings'));
  await screen.findByText('Maximum members cannot be less than current member count (3)');
  expect(server.inputs('studyGroups.update')).toEqual([]);
  await userEvent.type(field('Max members'), '0');
  await userEvent.click(button('Save settings'));
  await waitFor(() => expect(server.inputs('studyGroups.update')).toMatchObject([{ name: 'Algebra', maxMembers: 20 }]));
});

test('searches groups after a pause in typing, within the category of the address', async () => {
  signIn('user');
  groups([], [card(), card({ name: 'Full house', memberCount: 50 })]);
  renderApp('/study-groups?tab=browse&category=Mathematics');
  await screen.findByRole('article', { name: 'Full house' });
  expect(button('Full Full house').hasAttribute('disabled')).toBe(true);
  await userEvent.type(field('Search'), 'ring');
  await waitFor(() =>
    expect(server.inputs('studyGroups.search').at(-1)).toMatchObject({ query: 'ring', category: 'Mathematics' }),
  );
  expect(server.inputs('studyGroups.search')).toHaveLength(2);
});

test('a refused join shows the server’s message, a failed one a general message', async () => {
  signIn('user');
  groups([], [card()]);
  server.on({ 'studyGroups.join': () => refuse(new Refusal('CONFLICT', 'This study group is full.')) });
  renderApp('/study-groups?tab=browse');
  await userEvent.click(await screen.findByRole('button', { name: 'Join Algebra' }));
  await waitFor(() => expect(openMessages()).toEqual(['This study group is full.']));
  server.on({ 'studyGroups.join': () => refuse(new Refusal('INTERNAL', 'Something went wrong on our side.')) });
  await userEvent.click(button('Join Algebra'));
  await waitFor(() => expect(openMessages()).toContain('Failed to join group'));
});

test('an activity whose quiz was deleted says that it can’t be loaded', async () => {
  signIn('user');
  const group = card({ role: 'member' });
  const shared = { quizTitle: 'Rings', message: 'Grace shared “Rings”.' };
  const by = { type: 'quiz_shared', user: { name: 'Grace' }, timestamp: new Date(0).toISOString() } as const;
  groups([group], [], {
    activities: [
      { ...by, id: newId(), details: { ...shared, quizId: null } },
      { ...by, id: newId(), details: { ...shared, quizId: newId() } },
    ],
  });
  server.on({ 'quizzes.get': () => refuse(new Refusal('NOT_FOUND', 'Quiz not found.')) });
  renderApp(`/study-groups?group=${group.id}`);
  await screen.findByRole('heading', { level: 1, name: 'Algebra' });
  for (const view of await screen.findAllByRole('button', { name: 'View quiz Rings' })) await userEvent.click(view);
  await waitFor(() => expect(openMessages()).toContain('Unable to load quiz details'));
  expect(server.inputs('quizzes.get')).toHaveLength(1);
});

test('a member finds a group’s features on its tabs, each with its own address', async () => {
  signIn('user');
  const group = card({ role: 'admin' });
  groups([group], [], { agreed: { showsPercent: false, joinsMemory: true }, inviteCode: 'a-code' });
  server.on({ 'notifications.mutedGroups': () => [], 'studyGroups.dissolve': () => undefined });
  renderApp(`/study-groups/${group.id}?tab=members`);
  await screen.findByText(/invite\/a-code/);
  await userEvent.click(screen.getByRole('tab', { name: 'Settings' }));
  expect(field("Count my reviews in the group's memory")).toHaveProperty('checked', true);
  await userEvent.click(button('Group settings'));
  await userEvent.click(await screen.findByRole('button', { name: 'Dissolve group' }));
  await userEvent.click(button('Dissolve for good'));
  // The user is back in the list, because the page of the dissolved group no longer exists.
  await screen.findByRole('tab', { name: 'My Groups (1)' });
  expect(server.inputs('studyGroups.dissolve')).toEqual([{ id: group.id }]);
});

test('a person who could join sees the group’s description, but none of its members’ tabs', async () => {
  signIn('user');
  const group = card({ description: 'Numbers and letters' });
  groups([], [group]);
  server.on({ 'studyGroups.join': () => undefined });
  renderApp(`/study-groups/${group.id}?tab=settings`);
  await screen.findByText('Numbers and letters');
  expect(screen.queryByRole('tab')).toBeNull();
  expect(server.inputs('studyGroups.quizzes')).toEqual([]);
  await userEvent.click(button('Join group'));
  await waitFor(() => expect(server.inputs('studyGroups.join')).toEqual([{ id: group.id }]));
});

test('an admin can promote a member, and has to confirm before removing one', async () => {
  const { id: userId } = signIn('user');
  const group = card({ role: 'admin' });
  const member = (id: string, name: string, role: 'admin' | 'member') => ({
    user: { id, name, level: 1 },
    role,
    joinedAt: new Date(0).toISOString(),
  });
  const ada = newId();
  groups([group], [], { members: [member(userId, 'Me', 'admin'), member(ada, 'Ada', 'member')] });
  server.on({ 'studyGroups.promoteMember': () => undefined, 'studyGroups.removeMember': () => undefined });
  renderApp(`/study-groups/${group.id}?tab=members`);
  await userEvent.click(await screen.findByRole('button', { name: 'More for Ada' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Make admin' }));
  await waitFor(() => expect(server.inputs('studyGroups.promoteMember')).toEqual([{ id: group.id, userId: ada }]));
  await waitFor(() => expect(button('More for Ada')).toHaveProperty('disabled', false));
  await userEvent.click(button('More for Ada'));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Remove from the group' }));
  expect(server.inputs('studyGroups.removeMember')).toEqual([]);
  await userEvent.click(button('Remove'));
  await waitFor(() => expect(server.inputs('studyGroups.removeMember')).toEqual([{ id: group.id, userId: ada }]));
  expect(screen.queryByRole('button', { name: 'More for Me' })).toBeNull();
});
