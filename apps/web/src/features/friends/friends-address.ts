import { SEARCH_LENGTH } from '@quorbit/contracts/friends/limits';

const FRIENDS_TABS = ['friends', 'requests', 'blocked', 'find'] as const;
export type FriendsTab = (typeof FRIENDS_TABS)[number];

/** What the page shows. */
export interface FriendsParams {
  tab: FriendsTab;
  /** What somebody is searched for; empty for nothing. */
  search: string;
}

/** What the address says, as somebody wrote it: every page loads the routes first, so they don't check it. */
export type FriendsAddress = { [Name in keyof FriendsParams]?: unknown };

/** Takes of an address what the page can show, and drops the rest. */
export function parseFriendsAddress({ tab, search }: FriendsAddress): FriendsParams {
  // A search for digits alone is read as a number.
  const text = typeof search === 'string' || typeof search === 'number' ? String(search).trim() : '';
  return {
    tab: FRIENDS_TABS.find((friendsTab) => friendsTab === tab) ?? 'friends',
    search: text.slice(0, SEARCH_LENGTH.max),
  };
}
