import { GROUP_CATEGORIES, type GroupCategory } from '@quorbit/contracts/study-groups/categories';

/** What the address says, as somebody wrote it: every page loads the routes first, so they don't check it. */
export type GroupAddress = { [Name in keyof GroupParams]?: unknown };

/** What the page shows. */
export interface GroupParams {
  tab: 'mine' | 'browse';
  search: string;
  category?: GroupCategory | undefined;
  /** The group of a link as earlier releases made them, which leads to its page. */
  group?: string | undefined;
  /** The invite code of a link as earlier releases made them, which leads to the invitation. */
  code?: string | undefined;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Takes of an address what the page can show, and drops the rest. */
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

/** A code of digits alone is read as a number. */
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

/** Which part of a group's page an address names. */
export function parseGroupTab(value: unknown): GroupTab {
  return GROUP_TABS.find(({ id }) => id === value)?.id ?? 'overview';
}
