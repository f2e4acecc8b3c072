export const FILTERS = ['all', 'unlocked', 'locked'] as const;
export type AchievementFilter = (typeof FILTERS)[number];
/** What the address of the achievements says. */
export type FilterAddress = { show?: 'unlocked' | 'locked' };

/** Reads the address. What makes no sense shows all. */
export function parseFilterAddress(search: Record<string, unknown>): FilterAddress {
  const { show } = search;
  return show === 'unlocked' || show === 'locked' ? { show } : {};
}
