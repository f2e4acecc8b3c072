import type { Role } from '@quorbit/contracts/accounts/roles';
import { describe, expect, test } from 'vitest';
import { findActiveLink, getAccountLinks, getDock, getMenu, getStartPage } from './menu.ts';

const all = () => true;
const only =
  (...pages: string[]) =>
  (page: string) =>
    pages.includes(page);
const pagesOf = (role: Role) => getMenu(role, all).flatMap((section) => section.entries.map((entry) => entry.to));

describe('the sidebar', () => {
  test('shows a user the free pages and no premium or admin page', () => {
    const pages = pagesOf('user');
    expect(pages).toEqual(
      expect.arrayContaining(['/', '/user/test', '/help-guide', '/achievements', '/user/report', '/analytics']),
    );
    expect(pages).toEqual(
      expect.arrayContaining(['/xp-leaderboard', '/friends', '/gamification', '/themes', '/study-groups', '/reviews']),
    );
    expect(pages.filter((page) => page.startsWith('/admin') || page.startsWith('/premium'))).toEqual([]);
    expect(pages).not.toContain('/ai-study-buddy');
    expect(pages).not.toContain('/learning-paths');
    expect(pages).not.toContain('/enhanced-dashboard');
  });

  test('premium adds its tools; help guide and analytics move to the account menu', () => {
    const pages = pagesOf('premium');
    expect(pages).toEqual(
      expect.arrayContaining(['/premium/quizzes', '/ai-study-buddy', '/real-time-quiz', '/learning-paths']),
    );
    expect(pages).toEqual(expect.arrayContaining(['/advanced-analytics', '/contact', '/test-features']));
    expect(pages).not.toContain('/help-guide');
    expect(pages).not.toContain('/analytics');
    expect(getAccountLinks('premium', all).map((link) => link.to)).toEqual([
      '/settings',
      '/settings/sync',
      '/moderation',
      '/analytics',
      '/help-guide',
    ]);
  });

  test('shows an admin the admin pages and no learner dashboard', () => {
    const pages = pagesOf('admin');
    expect(pages).toEqual(
      expect.arrayContaining(['/admin', '/admin/create', '/admin/report', '/leaderboard', '/gamification']),
    );
    expect(pages).toEqual(expect.arrayContaining(['/friends', '/study-groups', '/admin/written-tests', '/reviews']));
    expect(pages).toContain('/admin/sync');
    expect(pages).not.toContain('/');
    expect(getMenu('admin', all)[0]?.entries[0]?.to).toBe('/admin');
  });

  test('shows an entry only if its page exists, and a group only if it has an entry', () => {
    expect(getMenu('user', only('/', '/user/report'))).toMatchObject([
      { group: 'Learn', entries: [{ to: '/' }] },
      { group: 'Progress', entries: [{ to: '/user/report' }] },
    ]);
    expect(getMenu('user', () => false)).toEqual([]);
  });

  test.each(['user', 'premium', 'admin'] as const)('lists no page twice for %s', (role) => {
    const pages = pagesOf(role);
    expect(new Set(pages).size).toBe(pages.length);
  });
});

describe('the bar at the bottom', () => {
  const labels = (role: Role) => getDock(role, all).map((tab) => tab.label);

  test('shows learners home, quizzes, rewards and progress', () => {
    expect(labels('user')).toEqual(['Home', 'Quizzes', 'Rewards', 'Progress']);
    expect(labels('premium')).toEqual(['Home', 'Quizzes', 'Rewards', 'Progress']);
  });

  test('shows admins home, quizzes, reports and leaders', () => {
    expect(labels('admin')).toEqual(['Home', 'Quizzes', 'Reports', 'Leaders']);
    expect(getDock('admin', all)[0]?.to).toBe('/admin');
  });

  test.each(['user', 'premium', 'admin'] as const)('has only links that the sidebar has too, for %s', (role) => {
    const entries = getMenu(role, all).flatMap((section) => section.entries);
    for (const { to, icon } of getDock(role, all)) expect(entries.find((entry) => entry.to === to)?.icon).toBe(icon);
  });

  test('uses the fallback of a page that does not exist yet', () => {
    expect(getDock('admin', only('/admin', '/user/report'))).toMatchObject([
      { label: 'Home', to: '/admin' },
      { label: 'Reports', to: '/user/report' },
    ]);
  });
});

describe('the active link', () => {
  const links = ['/', '/user/test', '/user/report', '/admin', '/admin/report'];

  test.each([
    ['/', '/'],
    ['/user/test', '/user/test'],
    ['/user/test/42', '/user/test'],
    ['/report/42', '/user/report'],
    ['/admin', '/admin'],
    ['/admin/report', '/admin/report'],
    ['/admin/create', null],
    ['/user/testing', null],
    ['/settings', null],
  ])('of %s is %s', (path, link) => {
    expect(findActiveLink(path, links)).toBe(link);
  });

  test('of an author’s editor is the list of that author’s quizzes', () => {
    for (const path of ['/premium/quiz/42', '/premium/quiz/42/edit']) {
      expect(findActiveLink(path, ['/', '/premium/quizzes'])).toBe('/premium/quizzes');
      expect(findActiveLink(path, ['/admin', '/admin/create'])).toBe('/admin/create');
    }
    expect(findActiveLink('/admin/quiz/42', ['/admin', '/admin/create'])).toBe('/admin/create');
  });

  test('of both leaderboards is the one that the menu has', () => {
    for (const page of ['/xp-leaderboard', '/leaderboard']) {
      expect(findActiveLink('/xp-leaderboard', [page])).toBe(page);
      expect(findActiveLink('/leaderboard', [page])).toBe(page);
    }
  });
});

test('admins start at /admin, everyone else at /', () => {
  expect(getStartPage('admin')).toBe('/admin');
  expect(getStartPage('premium')).toBe('/');
  expect(getStartPage('user')).toBe('/');
});
