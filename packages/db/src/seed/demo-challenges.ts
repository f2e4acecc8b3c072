import type { ChallengeType } from '@quorbit/contracts/challenges/types';

interface DemoChallenge {
  type: ChallengeType;
  title: string;
  description: string;
  category: 'General' | 'Science' | 'History';
  parameters: {
    quizCount: number;
    targetScore?: number;
    streakDays?: number;
    quizCategory?: 'Science';
    timeLimit?: number;
  };
  rewards: { xp: number; badge?: string; theme?: string };
  /** The titles of the challenge's quizzes, which are in `challengeQuizzes`. */
  quizzes: readonly string[];
}

const ALL = ['Up in the Sky', 'Small and Alive', 'Yesterday and Before'];

/** The demo challenges, one of each type. The seed adds a new one when a type has none open. */
export const demoChallenges: readonly DemoChallenge[] = [
  {
    type: 'quiz_completion',
    title: 'Three in a Day',
    description: 'Play all three quizzes. What you score is up to you.',
    category: 'General',
    parameters: { quizCount: 3 },
    rewards: { xp: 100 },
    quizzes: ALL,
  },
  {
    type: 'score_target',
    title: 'Four out of Five',
    description: 'Reach 80 % on average in two quizzes.',
    category: 'General',
    parameters: { quizCount: 2, targetScore: 80 },
    rewards: { xp: 150, badge: '🎯 Sharp Eye' },
    quizzes: ALL,
  },
  {
    type: 'streak_maintenance',
    title: 'Two Days Running',
    description: 'Learn two days in a row and play one of these quizzes.',
    category: 'General',
    parameters: { quizCount: 1, streakDays: 2 },
    rewards: { xp: 80 },
    quizzes: ALL,
  },
  {
    type: 'category_focus',
    title: 'Science Day',
    description: 'Play both science quizzes.',
    category: 'Science',
    parameters: { quizCount: 2, quizCategory: 'Science' },
    rewards: { xp: 120, theme: 'Galaxy' },
    quizzes: ['Up in the Sky', 'Small and Alive'],
  },
  {
    type: 'speed_challenge',
    title: 'Against the Clock',
    description: 'Pass two quizzes within 90 seconds each.',
    category: 'History',
    parameters: { quizCount: 2, timeLimit: 90 },
    rewards: { xp: 150 },
    quizzes: ALL,
  },
];
