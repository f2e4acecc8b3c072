import type { Role } from '@quorbit/contracts/accounts/roles';

const MENU_GROUPS = ['Learn', 'Play', 'Progress', 'People', 'Manage'] as const;
type MenuGroup = (typeof MENU_GROUPS)[number];

export type MenuIcon =
  | 'home'
  | 'quizzes'
  | 'reviews'
  | 'paths'
  | 'tutor'
  | 'help'
  | 'live'
  | 'challenges'
  | 'themes'
  | 'achievements'
  | 'reports'
  | 'analytics'
  | 'leaderboard'
  | 'dashboard'
  | 'intelligence'
  | 'friends'
  | 'groups'
  | 'create'
  | 'written'
  | 'moderation'
  | 'sync'
  | 'contact'
  | 'inbox'
  | 'audit'
  | 'health'
  | 'test'
  | 'settings';

export interface MenuEntry {
  to: string;
  /** The path that the menu entry leads to while no page exists at `to`. */
  otherwise?: string;
  label: string;
  icon: MenuIcon;
  group: MenuGroup;
  roles: readonly Role[];
}

const LEARNERS: readonly Role[] = ['user', 'premium'];
const USER: readonly Role[] = ['user'];
const PREMIUM: readonly Role[] = ['premium'];
const ADMIN: readonly Role[] = ['admin'];
const ALL: readonly Role[] = ['user', 'premium', 'admin'];

/** Every entry of the sidebar. An entry is shown only for its roles, and only if its page exists. */
const MENU: readonly MenuEntry[] = [
  { to: '/', label: 'Dashboard', icon: 'home', group: 'Learn', roles: LEARNERS },
  { to: '/admin', label: 'Dashboard', icon: 'home', group: 'Manage', roles: ADMIN },
  { to: '/user/test', label: 'Quizzes', icon: 'quizzes', group: 'Learn', roles: ALL },
  { to: '/reviews', label: 'Reviews', icon: 'reviews', group: 'Learn', roles: ALL },
  { to: '/learning-paths', label: 'Learning Paths', icon: 'paths', group: 'Learn', roles: PREMIUM },
  { to: '/ai-study-buddy', label: 'AI Study Buddy', icon: 'tutor', group: 'Learn', roles: PREMIUM },
  { to: '/help-guide', label: 'Help Guide', icon: 'help', group: 'Learn', roles: USER },
  { to: '/real-time-quiz', label: 'Live Quiz', icon: 'live', group: 'Play', roles: USER },
  { to: '/real-time-quiz', label: 'Real-Time Quiz', icon: 'live', group: 'Play', roles: PREMIUM },
  { to: '/gamification', label: 'Challenges', icon: 'challenges', group: 'Play', roles: ALL },
  { to: '/themes', label: 'Themes', icon: 'themes', group: 'Play', roles: LEARNERS },
  { to: '/achievements', label: 'Achievements', icon: 'achievements', group: 'Progress', roles: LEARNERS },
  { to: '/user/report', label: 'Reports', icon: 'reports', group: 'Progress', roles: LEARNERS },
  {
    to: '/admin/report',
    otherwise: '/user/report',
    label: 'Reports',
    icon: 'reports',
    group: 'Progress',
    roles: ADMIN,
  },
  { to: '/analytics', label: 'Analytics', icon: 'analytics', group: 'Progress', roles: USER },
  { to: '/xp-leaderboard', label: 'XP Leaderboard', icon: 'leaderboard', group: 'Progress', roles: LEARNERS },
  { to: '/leaderboard', label: 'Leaderboard', icon: 'leaderboard', group: 'Progress', roles: ADMIN },
  { to: '/enhanced-dashboard', label: 'Premium Dashboard', icon: 'dashboard', group: 'Progress', roles: PREMIUM },
  { to: '/intelligence-dashboard', label: 'Intelligence', icon: 'intelligence', group: 'Progress', roles: PREMIUM },
  { to: '/advanced-analytics', label: 'Advanced Analytics', icon: 'analytics', group: 'Progress', roles: PREMIUM },
  { to: '/friends', label: 'Friends', icon: 'friends', group: 'People', roles: ALL },
  { to: '/study-groups', label: 'Study Groups', icon: 'groups', group: 'People', roles: ALL },
  { to: '/premium/quizzes', label: 'Add Quizzes', icon: 'create', group: 'Manage', roles: PREMIUM },
  { to: '/admin/create', label: 'Create Quiz', icon: 'create', group: 'Manage', roles: ADMIN },
  { to: '/admin/written-tests', label: 'Written Tests', icon: 'written', group: 'Manage', roles: ADMIN },
  { to: '/admin/moderation', label: 'Moderation', icon: 'moderation', group: 'Manage', roles: ADMIN },
  { to: '/admin/health', label: 'Health', icon: 'health', group: 'Manage', roles: ADMIN },
  { to: '/admin/sync', label: 'Sync Health', icon: 'sync', group: 'Manage', roles: ADMIN },
  { to: '/admin/audit', label: 'Audit Log', icon: 'audit', group: 'Manage', roles: ADMIN },
  { to: '/admin/switches', label: 'Switches', icon: 'settings', group: 'Manage', roles: ADMIN },
  { to: '/admin/inbox', label: 'Inbox', icon: 'inbox', group: 'Manage', roles: ADMIN },
  { to: '/contact', label: 'Contact', icon: 'contact', group: 'Manage', roles: PREMIUM },
  { to: '/test-features', label: 'Test Features', icon: 'test', group: 'Manage', roles: PREMIUM },
];

export interface DockEntry {
  label: string;
  icon: MenuIcon;
  roles: readonly Role[];
  to: string;
  /** The path that the tab leads to while no page exists at `to`. */
  otherwise?: string;
}

/**
 * The bottom bar on phones, beside the Menu button. Its labels are shorter than the sidebar's: five share the width.
 */
const DOCK: readonly DockEntry[] = [
  { label: 'Home', icon: 'home', roles: LEARNERS, to: '/' },
  { label: 'Home', icon: 'home', roles: ADMIN, to: '/admin' },
  { label: 'Quizzes', icon: 'quizzes', roles: LEARNERS, to: '/user/test' },
  { label: 'Quizzes', icon: 'create', roles: ADMIN, to: '/admin/create' },
  { label: 'Reports', icon: 'reports', roles: ADMIN, to: '/admin/report', otherwise: '/user/report' },
  { label: 'Leaders', icon: 'leaderboard', roles: ADMIN, to: '/leaderboard' },
  { label: 'Rewards', icon: 'achievements', roles: LEARNERS, to: '/achievements' },
  { label: 'Progress', icon: 'reports', roles: LEARNERS, to: '/user/report' },
];

export interface AccountLink {
  to: string;
  label: string;
  icon: MenuIcon;
  roles: readonly Role[];
}

/** Pages in the account menu: settings, and pages that a role may open but doesn't have in its sidebar. */
const ACCOUNT_LINKS: readonly AccountLink[] = [
  { to: '/settings', label: 'Settings', icon: 'settings', roles: ALL },
  { to: '/settings/sync', label: 'Offline and sync', icon: 'sync', roles: ALL },
  { to: '/moderation', label: 'Moderation notices', icon: 'moderation', roles: ALL },
  { to: '/analytics', label: 'Analytics', icon: 'analytics', roles: PREMIUM },
  { to: '/help-guide', label: 'Help Guide', icon: 'help', roles: ['premium', 'admin'] },
  { to: '/contact', label: 'Contact', icon: 'contact', roles: ['user', 'admin'] },
];

export type PageExists = (path: string) => boolean;

export interface MenuSection {
  group: MenuGroup;
  entries: readonly MenuEntry[];
}

/** Returns the menu groups in a role's order; admins see the Manage group first. */
function listGroups(role: Role): readonly MenuGroup[] {
  return role === 'admin' ? ['Manage', ...MENU_GROUPS.filter((group) => group !== 'Manage')] : MENU_GROUPS;
}

/** Returns the role's entries whose page exists, with the fallback path if only the fallback page exists. */
function filterExisting<Entry extends { to: string; otherwise?: string; roles: readonly Role[] }>(
  entries: readonly Entry[],
  role: Role,
  pageExists: PageExists,
): Entry[] {
  return entries
    .filter((entry) => entry.roles.includes(role))
    .map((entry) => (pageExists(entry.to) ? entry : { ...entry, to: entry.otherwise ?? entry.to }))
    .filter((entry) => pageExists(entry.to));
}

/** Returns the sidebar for a role, in groups; empty groups are left out. */
export function getMenu(role: Role, pageExists: PageExists): MenuSection[] {
  const entries = filterExisting(MENU, role, pageExists);
  return listGroups(role)
    .map((group) => ({ group, entries: entries.filter((entry) => entry.group === group) }))
    .filter((section) => section.entries.length > 0);
}

/** Returns the tabs of a role's bottom bar. */
export function getDock(role: Role, pageExists: PageExists): DockEntry[] {
  return filterExisting(DOCK, role, pageExists);
}

/** Returns the account menu's pages for a role. */
export function getAccountLinks(role: Role, pageExists: PageExists): AccountLink[] {
  return ACCOUNT_LINKS.filter((link) => link.roles.includes(role) && pageExists(link.to));
}

/** Pages that belong to another page's menu entry although their paths don't begin with that page's path. */
const PARENT_PAGES: readonly [prefix: string, page: string][] = [
  ['/report/', '/user/report'],
  ['/premium/quiz/', '/premium/quizzes'],
  ['/premium/quiz/', '/admin/create'],
  ['/admin/quiz/', '/admin/create'],
  ['/admin/written-test/', '/admin/written-tests'],
  ['/adaptive/', '/user/test'],
  ['/written-tests', '/user/test'],
  ['/user/written-', '/user/report'],
  ['/user/written-', '/admin/report'],
  ['/leaderboard', '/xp-leaderboard'],
  ['/xp-leaderboard', '/leaderboard'],
];

/**
 * Returns the active link for a path: the longest one that equals the path or is a parent of it; null if there is none.
 * `/` and `/admin` match only themselves.
 */
export function findActiveLink(pathname: string, links: readonly string[]): string | null {
  const parentPage = PARENT_PAGES.find(([prefix, page]) => pathname.startsWith(prefix) && links.includes(page))?.[1];
  const path = parentPage === undefined || links.includes(pathname) ? pathname : parentPage;
  const matches = links.filter((link) =>
    link === '/' || link === '/admin' ? path === link : path === link || path.startsWith(`${link}/`),
  );
  return matches.sort((a, b) => b.length - a.length)[0] ?? null;
}

/** Returns a role's start page, which the logo links to as well. */
export function getStartPage(role: Role): '/' | '/admin' {
  return role === 'admin' ? '/admin' : '/';
}
