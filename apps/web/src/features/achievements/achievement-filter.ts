export const FILTERS = ['all', 'unlocked', 'locked'] as const;
export type AchievementFilter = (typeof FILTERS)[number];

/** Reads the address. What makes no sense shows all. */
export function parseFilter(search: Record<string, unknown>): { show?: 'unlocked' | 'locked' } {
  const { show } = search;
  return show === 'unlocked' || show === 'locked' ? { show } : {};
}
