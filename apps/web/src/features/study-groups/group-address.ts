import { GROUP_CATEGORIES, type GroupCategory } from '@quorbit/contracts/study-groups/categories';

/**
 * The search parameters of the study groups page, unchecked: every page loads the routes, so they don't contain the
 * checks.
 */
export type GroupAddress = { [Name in keyof GroupParams]?: unknown };

/** The checked search parameters of the study groups page. */
export interface GroupParams {
  tab: 'mine' | 'browse';
  search: string;
  category?: GroupCategory | undefined;
  /** The group's id in links of earlier releases, which lead to the group's page. */
  group?: string | undefined;
  /** The invite code in links of earlier releases, which lead to the invitation. */
  code?: string | undefined;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the known parameters from an address and drops invalid ones. */
export function parseGroupAddress({ tab, search, category, group, code }: GroupAddress): GroupParams {
  const knownCategory = GROUP_CATEGORIES.find((groupCategory) => groupCategory === category);
  const [id, invite] = [textOf(group), textOf(code)];
  const isGroup = UUID.test(id);
  return {
    tab: tab === 'browse' ? tab : 'mine',
    search: textOf(search),
    ...(knownCategory && { category: knownCategory }),
    ...(isGroup && { group: id.toLowerCase() }),
    ...(isGroup && invite !== '' && { code: invite }),
  };
}

/**
 * Returns the value as trimmed text of at most 100 characters. Numbers are accepted, because the router reads a code
 * made of digits as a number.
 */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 100) : '';
}

export const GROUP_TABS = [
  { id: 'overview', label: 'Overview' },
  { id: 'quizzes', label: 'Quizzes' },
  { id: 'members', label: 'Members' },
  { id: 'settings', label: 'Settings' },
] as const;
export type GroupTab = (typeof GROUP_TABS)[number]['id'];

/** Returns the tab of a group's page that an address names; the overview if it names none. */
export function parseGroupTab(value: unknown): GroupTab {
  return GROUP_TABS.find(({ id }) => id === value)?.id ?? 'overview';
}
