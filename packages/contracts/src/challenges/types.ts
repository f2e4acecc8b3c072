export const CHALLENGE_TYPES = [
  'quiz_completion',
  'score_target',
  'streak_maintenance',
  'category_focus',
  'speed_challenge',
] as const;
export type ChallengeType = (typeof CHALLENGE_TYPES)[number];

/** What challenges may be about. */
export const CHALLENGE_CATEGORIES = ['General', 'Science', 'History', 'Math', 'Literature'] as const;
export type ChallengeCategory = (typeof CHALLENGE_CATEGORIES)[number];

/** The category that quizzes of such a challenge have. */
export function quizCategoryOf(category: ChallengeCategory): string {
  return category === 'Math' ? 'Mathematics' : category;
}

/** Somebody's state in a challenge. */
export const CHALLENGE_STATUSES = ['available', 'in_progress', 'completed_today'] as const;
export type ChallengeStatus = (typeof CHALLENGE_STATUSES)[number];
