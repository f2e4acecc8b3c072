import { SEARCH_LENGTH } from '@quorbit/contracts/friends/limits';

const FRIENDS_TABS = ['friends', 'requests', 'blocked', 'find'] as const;
export type FriendsTab = (typeof FRIENDS_TABS)[number];

/** The state of the friends page, read from its address. */
export interface FriendsParams {
  tab: FriendsTab;
  /** The name to search for; empty for no search. */
  search: string;
}

/** The address's search parameters, not validated: the routes load with every page, so the page validates them. */
export type FriendsAddress = { [Name in keyof FriendsParams]?: unknown };

/** Reads the search parameters; invalid values are replaced by defaults. */
export function parseFriendsAddress({ tab, search }: FriendsAddress): FriendsParams {
  // The router parses a search for digits alone as a number.
  const text = typeof search === 'string' || typeof search === 'number' ? String(search).trim() : '';
  return {
    tab: FRIENDS_TABS.find((friendsTab) => friendsTab === tab) ?? 'friends',
    search: text.slice(0, SEARCH_LENGTH.max),
  };
}
