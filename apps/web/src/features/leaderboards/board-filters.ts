import {
  AVERAGE_PERIODS,
  type AveragePeriod,
  type BoardScope,
  XP_PERIODS,
  type XpPeriod,
} from '@quorbit/contracts/leaderboards/periods';

/**
 * The scope of a leaderboard in the page's address: missing for all learners, `friends`, or the id of one of the user's
 * groups.
 */
export interface BoardScopeAddress {
  scope?: string | undefined;
}

/** The search parameters of the leaderboard by average; default values are left out. */
export interface BoardFilters extends BoardScopeAddress {
  period?: AveragePeriod | undefined;
  category?: string | undefined;
}

const MAX_CATEGORY = 60;
const FRIENDS = 'friends';
const GROUP_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the search parameters; invalid and default values are dropped. */
export function parseBoardFilters({ period, category, scope }: Record<string, unknown>): BoardFilters {
  const knownPeriod = AVERAGE_PERIODS.find((averagePeriod) => averagePeriod === period && averagePeriod !== 'weekly');
  const categoryName = typeof category === 'string' ? category.trim().slice(0, MAX_CATEGORY) : '';
  return {
    ...(knownPeriod && { period: knownPeriod }),
    ...(categoryName !== '' && { category: categoryName }),
    ...parseScope(scope),
  };
}

/** The search parameters of the leaderboard by XP. */
export interface XpBoardFilters extends BoardScopeAddress {
  period?: XpPeriod | undefined;
}

export function parseXpBoardFilters({ period, scope }: Record<string, unknown>): XpBoardFilters {
  const knownPeriod = XP_PERIODS.find((xpPeriod) => xpPeriod === period && xpPeriod !== 'weekly');
  return { ...(knownPeriod && { period: knownPeriod }), ...parseScope(scope) };
}

function parseScope(scope: unknown): BoardScopeAddress {
  if (scope === FRIENDS) return { scope };
  return typeof scope === 'string' && GROUP_ID.test(scope) ? { scope: scope.toLowerCase() } : {};
}

export function isFriendsScope(scope: string | undefined): boolean {
  return scope === FRIENDS;
}

export function isGroupScope(scope: string | undefined): boolean {
  return scope !== undefined && !isFriendsScope(scope);
}

/** Converts the address's scope to the input of the server's calls. */
export function toScopeInput(scope: string | undefined): { scope?: BoardScope; groupId?: string } {
  if (scope === undefined) return {};
  return isFriendsScope(scope) ? { scope: 'friends' } : { scope: 'group', groupId: scope };
}
