/** The groups of the Achievement Center, in their order. */
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

/** What an id contains, and the group that follows. A category's slug may contain anything, so it comes first. */
const GROUP_PATTERNS: readonly (readonly [RegExp, AchievementGroup])[] = [
  [/^category_/, 'Subject Mastery'],
  [/streak/, 'Streaks'],
  [/quiz/, 'Learning Progress'],
  [/score/, 'Performance'],
  [/level/, 'Levels'],
  [/early_bird|night_owl/, 'Time-Based'],
];

/** The group of an achievement by the content of its id; anything else is special. */
export function groupOf(id: string): AchievementGroup {
  return GROUP_PATTERNS.find(([content]) => content.test(id))?.[1] ?? 'Special';
}

/** The slug of the category that an achievement is about; null for others. */
export function categoryOf(id: string): string | null {
  return /^category_(.+)_\d+$/.exec(id)?.[1] ?? null;
}
