export const CHALLENGE_TYPES = [
  'quiz_completion',
  'score_target',
  'streak_maintenance',
  'category_focus',
  'speed_challenge',
] as const;
export type ChallengeType = (typeof CHALLENGE_TYPES)[number];

/** The possible states of a learner in a challenge. */
export const CHALLENGE_STATUSES = ['available', 'in_progress', 'completed_today'] as const;
export type ChallengeStatus = (typeof CHALLENGE_STATUSES)[number];
