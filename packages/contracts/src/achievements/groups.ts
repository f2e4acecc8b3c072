/** The groups of the Achievement Center, in the order in which it shows them. */
export const ACHIEVEMENT_GROUPS = [
  'Streaks',
  'Learning Progress',
  'Performance',
  'Subject Mastery',
  'Levels',
  'Time-Based',
  'Special',
] as const;
export type AchievementGroup = (typeof ACHIEVEMENT_GROUPS)[number];

/**
 * Patterns for achievement ids, each with its group; the first match wins. The category pattern comes first, because a
 * category's slug may contain the words of other patterns.
 */
const GROUP_PATTERNS: readonly (readonly [RegExp, AchievementGroup])[] = [
  [/^category_/, 'Subject Mastery'],
  [/streak/, 'Streaks'],
  [/quiz/, 'Learning Progress'],
  [/score/, 'Performance'],
  [/level/, 'Levels'],
  [/early_bird|night_owl/, 'Time-Based'],
];

/** Returns the group of an achievement by the pattern that its id matches; 'Special' if no pattern matches. */
export function groupOf(id: string): AchievementGroup {
  return GROUP_PATTERNS.find(([content]) => content.test(id))?.[1] ?? 'Special';
}

/** Returns the slug of the category that an achievement is about; null if it isn't about a category. */
export function categoryOf(id: string): string | null {
  return /^category_(.+)_\d+$/.exec(id)?.[1] ?? null;
}
