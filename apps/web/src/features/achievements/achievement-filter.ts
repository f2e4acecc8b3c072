export const FILTERS = ['all', 'unlocked', 'locked'] as const;
export type AchievementFilter = (typeof FILTERS)[number];
/** The search parameters of the Achievement Center: its filter, absent for all. */
export type FilterAddress = { show?: 'unlocked' | 'locked' };

/** Reads the filter from the search parameters. An unknown value shows all achievements. */
export function parseFilterAddress(search: Record<string, unknown>): FilterAddress {
  const { show } = search;
  return show === 'unlocked' || show === 'locked' ? { show } : {};
}
