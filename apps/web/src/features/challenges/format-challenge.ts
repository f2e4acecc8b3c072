import { QUIZ_COUNT } from '@quorbit/contracts/challenges/limits';
import type { Challenge } from '@quorbit/contracts/challenges/schema';
import type { ChallengeType } from '@quorbit/contracts/challenges/types';
import { formatCount } from '#lib/words/format-count.ts';

export const TYPE_NAMES: Record<ChallengeType, string> = {
  quiz_completion: 'Quiz Completion',
  score_target: 'Score Target',
  streak_maintenance: 'Streak Maintenance',
  category_focus: 'Category Focus',
  speed_challenge: 'Speed Challenge',
};

/**
 * Returns how many quizzes complete a challenge. Servers of another version may omit `quizCount`; then the default
 * applies.
 */
export function countRequiredQuizzes({ parameters, quizzes }: Pick<Challenge, 'parameters' | 'quizzes'>): number {
  const { quizCount = QUIZ_COUNT.usual }: { quizCount?: number } = parameters;
  return quizzes.length === 0 ? quizCount : Math.min(quizCount, quizzes.length);
}

/** Returns the goal of a challenge as a sentence, e.g. `Play 3 quizzes.` */
export function formatGoal(challenge: Pick<Challenge, 'type' | 'parameters' | 'quizzes'>): string {
  const { targetScore, streakDays, quizCategory, timeLimit } = challenge.parameters;
  const quizzes = formatCount(countRequiredQuizzes(challenge), 'quiz', 'quizzes');
  switch (challenge.type) {
    case 'quiz_completion':
      return `Play ${quizzes}.`;
    case 'score_target':
      return `Play ${quizzes} and average ${targetScore}% or more.`;
    case 'streak_maintenance':
      return `Play a quiz with a streak of ${streakDays} days.`;
    case 'category_focus':
      return `Play ${quizzes} in ${quizCategory}.`;
    case 'speed_challenge':
      return `Pass ${quizzes} within ${timeLimit} seconds each.`;
  }
}

/** Returns the rewards of a challenge, one string each. */
export function formatRewards({ xp, badge, theme }: Challenge['rewards']): string[] {
  return [`${xp} XP`, ...(badge ? [`Badge: ${badge}`] : []), ...(theme ? [`Theme: ${theme}`] : [])];
}
