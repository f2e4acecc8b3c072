import 'fake-indexeddb/auto';
import type { AverageBoardView, XpBoardView, XpRow } from '@quorbit/contracts/leaderboards/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';

const server = fakeServer();
const NOW = '2026-03-11T12:00:00.000Z';

function row(rank: number, changes: Partial<XpRow> = {}): XpRow {
  return {
    userId: newId(),
    username: `Learner ${rank}`,
    rank,
    movement: null,
    isYou: false,
    xp: 900 - rank,
    ...changes,
  };
}

function xpBoard(
  items: XpRow[],
  own: Partial<XpBoardView['own']> = {},
  changes: Partial<XpBoardView> = {},
): XpBoardView {
  return {
    items,
    nextCursor: null,
    asOf: NOW,
    endsOn: '2026-03-15',
    learners: items.length,
    own: { hidden: false, row: null, near: [], ahead: null, quizzes: 0, ...own },
    ...changes,
  };
}

/** Returns the text of each table row, without pictures. */
function rowsOf(table: HTMLElement): (string | null)[] {
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((element) => {
      const said = element.cloneNode(true) as HTMLElement;
      for (const picture of said.querySelectorAll('[aria-hidden]')) picture.remove();
      return said.textContent;
    });
}
const table = () => screen.findByRole('table', { name: 'Learners by XP' });

test('shows ranks with medals, names and whole XP, for this week or for the chosen month', async () => {
  signIn();
  const asked: unknown[] = [];
  server.on({
    'leaderboards.listByXp': ({ period } = {}) => {
      asked.push(period);
      const rows = [row(1, { xp: 1240, movement: 2 }), row(2), row(2), row(4, { movement: -1 })];
      return xpBoard(period === 'monthly' ? rows.slice(0, 1) : rows);
    },
  });
  renderApp('/xp-leaderboard');
  expect(rowsOf(await table())).toEqual([
    '1Up 2 places todayLearner 11,240',
    '2Learner 2898',
    '2Learner 2898',
    '4Down 1 place todayLearner 4896',
  ]);
  expect(screen.getByRole('img', { name: 'Gold medal, rank 1' })).toBeVisible();
  expect(screen.getAllByRole('img', { name: 'Silver medal, rank 2' })).toHaveLength(2);
  expect(screen.queryByRole('img', { name: /Bronze/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Weekly' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Monthly' }));
  await waitFor(async () => expect(rowsOf(await table())).toHaveLength(1));
  expect(asked).toEqual(['weekly', 'monthly']);
});

test('never replaces a board by an older reply from another server', async () => {
  signIn();
  let answer = xpBoard([row(1), row(2)]);
  server.on({ 'leaderboards.listByXp': () => answer });
  renderApp('/xp-leaderboard');
  await waitFor(async () => expect(rowsOf(await table())).toHaveLength(2));
  const again = async () => {
    const asked = server.inputs('leaderboards.listByXp').length;
    await userEvent.click(screen.getByRole('button', { name: 'Monthly' }));
    await waitFor(() => expect(server.inputs('leaderboards.listByXp')).toHaveLength(asked + 1));
    await userEvent.click(screen.getByRole('button', { name: 'Weekly' }));
    await waitFor(() => expect(server.inputs('leaderboards.listByXp')).toHaveLength(asked + 2));
  };
  answer = xpBoard([row(1)], {}, { asOf: '2026-03-11T11:59:58.000Z' });
  await again();
  expect(rowsOf(await table())).toHaveLength(2);
  answer = xpBoard([row(1), row(2), row(3)], {}, { asOf: '2026-03-11T12:00:01.000Z' });
  await again();
  await waitFor(async () => expect(rowsOf(await table())).toHaveLength(3));
});

test('says when no learner has earned XP', async () => {
  signIn();
  server.on({ 'leaderboards.listByXp': () => xpBoard([]) });
  renderApp('/xp-leaderboard');
  expect(await screen.findByText('No XP data available.')).toBeVisible();
  expect(screen.getByText(/Start taking quizzes to earn XP!/)).toBeVisible();
});

test('offers to retry when loading fails', async () => {
  signIn();
  server.on({});
  renderApp('/xp-leaderboard');
  expect(await screen.findByText('Error fetching leaderboard data.')).toBeVisible();
  server.on({ 'leaderboards.listByXp': () => xpBoard([row(1)]) });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await table();
});

test('adds the rows around the learner’s own, and says what it takes to overtake the next', async () => {
  const { id } = signIn();
  const you = row(70, { userId: id, username: 'Ada Lovelace', isYou: true, xp: 40 });
  const ahead = row(69, { username: 'Grace', xp: 51 });
  const top = [row(1), row(2)];
  const near = [ahead, you, row(71, { xp: 12 })];
  server.on({ 'leaderboards.listByXp': () => xpBoard(top, { row: you, near, ahead }, { learners: 340 }) });
  renderApp('/xp-leaderboard');
  expect(rowsOf(await table())).toEqual([
    '1Learner 1899',
    '2Learner 2898',
    'Around you',
    '69Grace51',
    '70Ada LovelaceYou40',
    '71Learner 7112',
  ]);
  const place = within(screen.getByRole('complementary', { name: 'Your place' }));
  expect(place.getByText('#70')).toBeVisible();
  expect(place.getByText('of 340 learners')).toBeVisible();
  expect(place.getByText('12 XP to overtake Grace')).toBeVisible();
});

test('tells learners who opted out that they are hidden, and links to the settings', async () => {
  signIn('user', { leaderboardOptOut: true });
  server.on({ 'leaderboards.listByXp': () => xpBoard([row(1)], { hidden: true }) });
  renderApp('/xp-leaderboard');
  expect(await screen.findByRole('heading', { name: "You're hidden from leaderboards" })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change in settings' }).getAttribute('href')).toBe('/settings');
});

test('tells admins that leaderboards are for learners', async () => {
  signIn('admin');
  server.on({ 'leaderboards.listByXp': () => xpBoard([row(1)], { hidden: true }) });
  renderApp('/xp-leaderboard');
  expect(await screen.findByRole('heading', { name: "Admins aren't on leaderboards" })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Change in settings' })).toBeNull();
});

test('without a network, shows the last reply with its time, even after a restart', async () => {
  signIn();
  server.on({ 'leaderboards.listByXp': () => xpBoard([row(1, { username: 'Grace' })]) });
  renderApp('/xp-leaderboard');
  await table();
  cleanup();
  server.down(true);
  renderApp('/xp-leaderboard');
  expect(rowsOf(await table())).toEqual(['1Grace899']);
  expect(await screen.findByText(/^Last updated \d\d?:\d\d/)).toBeVisible();
});

test('the board by average shows one decimal, the quizzes that break ties, and the way to a rank', async () => {
  signIn('user', { timeZone: 'UTC' });
  const asked: unknown[] = [];
  const grace = { userId: newId(), username: 'Grace', rank: 1, movement: null, isYou: false, average: 90, quizzes: 6 };
  server.on({
    'quizzes.categories': () => [{ category: 'Art', quizzes: 3 }],
    'leaderboards.listByAverage': (input = {}): AverageBoardView => {
      asked.push([input.period, input.category]);
      const own = { hidden: false, row: null, near: [], ahead: null, quizzes: 3 };
      return { items: [grace], nextCursor: null, asOf: NOW, endsOn: null, learners: 1, own };
    },
  });
  renderApp('/leaderboard?period=all');
  const board = await screen.findByRole('table', { name: 'Learners by average score' });
  expect(rowsOf(board)).toEqual(['1Grace90.0%6 quizzes']);
  expect(screen.getByText('2 more quizzes to get a rank')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Art');
  await waitFor(() =>
    expect(asked).toEqual([
      ['all', undefined],
      ['all', 'Art'],
    ]),
  );
});

const GROUP = {
  id: newId(),
  name: 'Night owls',
  description: '',
  category: 'General' as const,
  maxMembers: 10,
  isPrivate: true,
  tags: [],
  memberCount: 2,
  role: 'member' as const,
  createdAt: NOW,
};
const findScopeSelect = () => screen.findByRole('combobox', { name: 'Compare with' });

test('compares with friends or a group’s members, and keeps the scope on the other board', async () => {
  const { id } = signIn();
  const you = row(1, { userId: id, isYou: true });
  server.on({
    'studyGroups.list': () => ({
      items: [GROUP, { ...GROUP, id: newId(), name: 'Not mine', role: null }],
      nextCursor: null,
    }),
    'leaderboards.listByXp': ({ scope } = {}) => xpBoard(scope === undefined ? [row(1), row(2)] : [you]),
    'leaderboards.listByAverage': () => ({
      ...xpBoard([]),
      items: [],
      own: { hidden: false, row: null, near: [], ahead: null, quizzes: 0 },
    }),
    'quizzes.categories': () => [],
  });
  renderApp('/xp-leaderboard?period=monthly');
  await table();
  await screen.findByRole('option', { name: 'Night owls' });
  const options = within(await findScopeSelect()).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['All learners', 'Friends', 'Night owls']);
  await userEvent.selectOptions(await findScopeSelect(), 'Friends');
  expect(await screen.findByText(/Add friends to compare yourself with them/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to friends' }).getAttribute('href')).toBe('/friends');
  await userEvent.selectOptions(await findScopeSelect(), 'Night owls');
  await waitFor(() => expect(screen.queryByText(/Add friends/)).toBeNull());
  expect(server.inputs('leaderboards.listByXp')).toEqual([
    { period: 'monthly' },
    { period: 'monthly', scope: 'friends' },
    { period: 'monthly', scope: 'group', groupId: GROUP.id },
  ]);
  await userEvent.click(screen.getByRole('link', { name: 'By average' }));
  expect(await screen.findByText('Nobody in this group has a rank here yet. Be the first.')).toBeVisible();
  expect(server.inputs('leaderboards.listByAverage')).toMatchObject([{ scope: 'group', groupId: GROUP.id }]);
});

test('leads back to all learners when the user is no member of the group', async () => {
  signIn();
  server.on({
    'studyGroups.list': () => ({ items: [], nextCursor: null }),
    'leaderboards.listByXp': ({ scope } = {}) => {
      if (scope === 'group') throw new Refusal('NOT_FOUND', 'Study group not found.');
      return xpBoard([row(1)]);
    },
  });
  renderApp(`/xp-leaderboard?scope=${newId()}`);
  expect(await screen.findByText("You aren't a member of this study group.")).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all learners' }));
  await table();
});
