import 'fake-indexeddb/auto';
import { ACHIEVEMENT_IDS, ACHIEVEMENTS } from '@quorbit/contracts/achievements/achievements';
import { ACHIEVEMENT_GROUPS, groupOf } from '@quorbit/contracts/achievements/groups';
import type { BadgeRow } from '@quorbit/contracts/achievements/row';
import type { AchievementView } from '@quorbit/contracts/achievements/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { createProfile, signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { openDeviceStore } from '#offline/device-store.ts';

const server = fakeServer();
const total = ACHIEVEMENT_IDS.length;
let userId: string;

beforeEach(() => {
  userId = signIn().id;
  server.on({ 'accounts.me': () => createProfile({ id: userId }) });
});

/** Stores on this device the server's rows: the user's counters, achievements by id, and badges from games. */
async function putOnDevice(
  rows: Record<string, { unlockedAt: string | null; progress: number }>,
  counters = {},
  badges: readonly BadgeRow[] = [],
) {
  const bodies = [
    { kind: 'profile', id: userId, body: { ...createProfile({ id: userId }), counters } },
    ...Object.entries(rows).map(([id, body]) => ({ kind: 'achievement', id, body })),
    ...badges.map((body) => ({ kind: 'badge', id: newId(), body })),
  ];
  const { database } = openDeviceStore(userId);
  await database.rows.bulkPut(bodies.map((row, version) => ({ ...row, scope: 'me', version, generation: 1 })));
}

const UNLOCKED = { quiz_1: { unlockedAt: '2026-02-01T10:00:00.000Z', progress: 100 } };
const card = async (name: RegExp) => {
  const found = (await screen.findByRole('button', { name })).closest('li');
  return within(found ?? document.body);
};

describe('the Achievement Center', () => {
  test('shows seven groups, the unlocked medals, and the progress of the others', async () => {
    await putOnDevice(UNLOCKED, { quizzesFinished: 4 });
    renderApp('/achievements');
    await screen.findByText(`1/${total} Unlocked`);
    const ring = screen.getByRole('progressbar', { name: 'Completion' });
    expect(ring.getAttribute('aria-valuetext')).toBe(`1/${total} Unlocked`);
    const groups = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(groups.map((group) => group.textContent)).toEqual([...ACHIEVEMENT_GROUPS]);
    const first = await card(/First Launch/);
    expect(first.getByText('Unlocked')).toBeVisible();
    expect(first.queryByRole('progressbar')).toBeNull();
    const next = await card(/In Orbit/);
    expect(next.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('4 of 10 quizzes');
    expect(next.getByText('Common')).toBeVisible();
    expect(next.getByText('40%')).toBeVisible();
    await screen.findByText('Next: In Orbit, 4 of 10 quizzes.');
    expect(document.title).toContain('Achievement Center');
  });

  test('filters, and keeps the filter in the address', async () => {
    await putOnDevice(UNLOCKED);
    const router = renderApp('/achievements');
    await userEvent.click(await screen.findByRole('button', { name: 'Unlocked 1' }));
    expect(screen.getAllByRole('listitem').filter((element) => element.querySelector('h3'))).toHaveLength(1);
    expect(router.state.location.search).toEqual({ show: 'unlocked' });
    await userEvent.click(screen.getByRole('button', { name: `Locked ${total - 1}` }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /First Launch/ })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: `All ${total}` }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  test('shows the nearest medals of a large group first, and the rest on demand', async () => {
    await putOnDevice({}, { 'right:sports': 9 });
    renderApp('/achievements');
    const group = within(await screen.findByRole('region', { name: 'Subject Mastery' }));
    expect(group.getAllByRole('listitem')).toHaveLength(6);
    expect(group.getAllByRole('heading', { level: 3 })[0]?.textContent).toContain('Sports Explorer');
    await userEvent.click(group.getByRole('button', { name: 'Show all 42' }));
    expect(group.getAllByRole('listitem')).toHaveLength(42);
  });

  test('shows a medal’s requirement, its progress and when it was unlocked', async () => {
    await putOnDevice(UNLOCKED, { quizzesFinished: 4 });
    renderApp('/achievements');
    await userEvent.click(await screen.findByRole('button', { name: /In Orbit/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'In Orbit' }));
    expect(dialog.getByText('Finish 10 quizzes.')).toBeVisible();
    expect(dialog.getByText('4 of 10 quizzes (40%)')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: /First Launch/ }));
    const unlocked = await screen.findByRole('dialog', { name: 'First Launch' });
    expect(unlocked.querySelector('time')?.dateTime).toBe(UNLOCKED.quiz_1.unlockedAt);
  });

  test('counts badges from games and lists them under Special, with the game and the day', async () => {
    server.down(true);
    const won = { game: 'Exam week', awardedAt: '2026-02-03T10:00:00.000Z' };
    const older = { title: '🎯 Level quiz', game: null, awardedAt: '2026-01-02T10:00:00.000Z' };
    await putOnDevice(UNLOCKED, {}, [older, { title: 'Quokka Prize', ...won }]);
    renderApp('/achievements');
    await screen.findByText(`3/${total + 2} Unlocked`);
    screen.getByRole('button', { name: `All ${total + 2}` });
    screen.getByRole('button', { name: 'Unlocked 3' });
    const special = within(screen.getByRole('region', { name: 'Special' }));
    const own = ACHIEVEMENT_IDS.filter((id) => groupOf(id) === 'Special').length;
    special.getByText(`2 of ${own + 2}`);
    special.getByText('Won in Exam week on 3 Feb 2026.');
    special.getByText('Won on 2 Jan 2026.');
    special.getByRole('heading', { name: '🎯 Level quiz' });
    await userEvent.click(special.getByRole('button', { name: 'Quokka Prize' }));
    const dialog = await screen.findByRole('dialog', { name: 'Quokka Prize' });
    within(dialog).getByText('Won in Exam week on 3 Feb 2026.');
    within(dialog).getByText('Special');
    // The badge's description contains the day on which it was won, so the dialog doesn't repeat it.
    expect(within(dialog).queryByText(/^Unlocked/)).toBeNull();
  });

  test('shows a medal reached by pending work as unlocked, but not synced yet', async () => {
    await putOnDevice({ streak_3: { unlockedAt: null, progress: 66 } }, { longestStreak: 3 });
    renderApp('/achievements');
    await userEvent.click(await screen.findByRole('button', { name: /Ignition/ }));
    await screen.findByText("Unlocked on this device. It'll sync when you're online.");
  });

  test('says before the first medal how to get one', async () => {
    await putOnDevice({});
    renderApp('/achievements?show=unlocked');
    await screen.findByText(`0/${total} Unlocked`);
    expect(screen.getByRole('link', { name: 'Choose a quiz' })).toBeVisible();
  });
});

describe('the Achievement Center without figures on this device', () => {
  const told = (id: keyof typeof ACHIEVEMENTS, unlockedAt: string | null): AchievementView => {
    const { counter: _counter, ...rest } = ACHIEVEMENTS[id];
    const unlocked = unlockedAt !== null;
    return { ...rest, id, unlocked, unlockedAt, progress: unlocked ? 100 : 0, count: unlocked ? rest.goal : 0 };
  };

  test('shows the server’s achievements', async () => {
    const achievement = told('quiz_1', '2026-02-01T10:00:00.000Z');
    server.on({
      'achievements.list': () => ({
        unlocked: [achievement],
        locked: [told('quiz_10', null)],
        recent: [achievement],
        total: 2,
        // A badge from an older server doesn't name the game that awarded it.
        badges: [{ title: 'Quokka Prize', awardedAt: '2026-02-03T10:00:00.000Z' }],
      }),
    });
    renderApp('/achievements');
    await screen.findByText('2/3 Unlocked');
    screen.getByText('Won on 3 Feb 2026.');
  });

  test.each([
    ['NOT_FOUND', 'Nobody.', 'User not found. Please log in again.'],
    ['INTERNAL', 'The server is tired.', 'The server is tired.'],
  ] as const)('shows the message for the error %s', async (code, message, words) => {
    server.on({
      'achievements.list': () => {
        throw new Refusal(code, message);
      },
    });
    renderApp('/achievements');
    await screen.findByText(words);
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    for (const group of ACHIEVEMENT_GROUPS) {
      const lists = within(screen.getByRole('region', { name: group }));
      expect(lists.queryAllByRole('listitem')).toEqual([]);
    }
  });
});
