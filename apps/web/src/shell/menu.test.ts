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
  test('a user sees what is free and no premium or admin page', () => {
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

  test('premium adds its tools; help guide and analytics stay in the user sidebar', () => {
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

  test('an admin manages and has no learner dashboard', () => {
    const pages = pagesOf('admin');
    expect(pages).toEqual(
      expect.arrayContaining(['/admin', '/admin/create', '/admin/report', '/leaderboard', '/gamification']),
    );
    expect(pages).toEqual(expect.arrayContaining(['/friends', '/study-groups', '/admin/written-tests', '/reviews']));
    expect(pages).toContain('/admin/sync');
    expect(pages).not.toContain('/');
    expect(getMenu('admin', all)[0]?.entries[0]?.to).toBe('/admin');
  });

  test('an entry appears only when its page exists, and a group only with an entry', () => {
    expect(getMenu('user', only('/', '/user/report'))).toMatchObject([
      { group: 'Learn', entries: [{ to: '/' }] },
      { group: 'Progress', entries: [{ to: '/user/report' }] },
    ]);
    expect(getMenu('user', () => false)).toEqual([]);
  });

  test.each(['user', 'premium', 'admin'] as const)('no page stands twice for %s', (role) => {
    const pages = pagesOf(role);
    expect(new Set(pages).size).toBe(pages.length);
  });
});

describe('the bar at the bottom', () => {
  const labels = (role: Role) => getDock(role, all).map((tab) => tab.label);

  test('learners have home, quizzes, rewards and progress', () => {
    expect(labels('user')).toEqual(['Home', 'Quizzes', 'Rewards', 'Progress']);
    expect(labels('premium')).toEqual(['Home', 'Quizzes', 'Rewards', 'Progress']);
  });

  test('admins have home, quizzes, reports and leaders', () => {
    expect(labels('admin')).toEqual(['Home', 'Quizzes', 'Reports', 'Leaders']);
    expect(getDock('admin', all)[0]?.to).toBe('/admin');
  });

  test.each(['user', 'premium', 'admin'] as const)('it leads where the sidebar leads too, for %s', (role) => {
    const entries = getMenu(role, all).flatMap((section) => section.entries);
    for (const { to, icon } of getDock(role, all)) expect(entries.find((entry) => entry.to === to)?.icon).toBe(icon);
  });

  test('a page that does not exist yet is stood in for', () => {
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
  ])('%s belongs to %s', (path, link) => {
    expect(findActiveLink(path, links)).toBe(link);
  });

  test("an author's editor belongs to where that author's quizzes are", () => {
    for (const path of ['/premium/quiz/42', '/premium/quiz/42/edit']) {
      expect(findActiveLink(path, ['/', '/premium/quizzes'])).toBe('/premium/quizzes');
      expect(findActiveLink(path, ['/admin', '/admin/create'])).toBe('/admin/create');
    }
    expect(findActiveLink('/admin/quiz/42', ['/admin', '/admin/create'])).toBe('/admin/create');
  });

  test('both boards belong to the one that the menu has', () => {
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
