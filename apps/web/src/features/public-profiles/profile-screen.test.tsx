import type { ProfilePage } from '@quorbit/contracts/public-profiles/schema';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';

const server = fakeServer();
const MEDAL = { id: 'streak_3', unlockedAt: '2026-02-02T10:00:00.000Z' };
const BADGE = { title: 'Quokka Prize', game: 'Exam week', awardedAt: '2026-02-03T10:00:00.000Z' };

/** Opens the learner's own profile page with the given medals and badges, and returns its medals section. */
async function openWith(details: Partial<NonNullable<ProfilePage['details']>>) {
  const { id } = signIn();
  server.on({
    'publicProfiles.get': () => ({
      id,
      name: 'Ada',
      title: 'Duke',
      level: 4,
      standing: 'self',
      details: { xp: 400, streak: 2, medals: [MEDAL], cheer: 'impossible', ...details },
    }),
  });
  renderApp(`/people/${id}`);
  return within(await screen.findByRole('region', { name: /^Medals/ }));
}

test('shows the learner’s title, and the badges from games among the medals, newest first', async () => {
  const medals = await openWith({ badges: [BADGE], badgeCount: 1 });
  expect(screen.getByText('Duke')).toBeVisible();
  medals.getByRole('heading', { name: 'Medals (2)' });
  const [first, second] = medals.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toBe('Quokka PrizeWon in Exam week on 3 Feb 2026.');
  expect(second).toContain('Ignition');
});

test('shows a note when there are more badges than the list shows', async () => {
  const medals = await openWith({ medals: [], badges: [BADGE], badgeCount: 101 });
  medals.getByRole('heading', { name: 'Medals (101)' });
  medals.getByText('Of the badges, the newest 1 are shown.');
});

test('counts only the medals if an older server sends no badges', async () => {
  (await openWith({})).getByRole('heading', { name: 'Medals (1)' });
});
