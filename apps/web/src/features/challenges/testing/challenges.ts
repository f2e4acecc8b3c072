import type { Challenge } from '@quorbit/contracts/challenges/schema';
import { newId } from '@quorbit/contracts/lib/ids';

const HOUR_MS = 3_600_000;
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

/** Creates a challenge for tests that ends in five hours. */
export function challenge(changes: Partial<Challenge> = {}): Challenge {
  return {
    id: newId(),
    title: 'Three quizzes',
    description: 'Play.',
    type: 'quiz_completion',
    category: 'General',
    parameters: { quizCount: 3, targetScore: 80, streakDays: 7, quizCategory: 'General', timeLimit: 300 },
    rewards: { xp: 150, badge: null, theme: null },
    status: 'available',
    wasReset: false,
    isAvailable: true,
    nextResetTime: null,
    startDate: inMs(-HOUR_MS),
    endDate: inMs(5 * HOUR_MS),
    quizTimeLimit: 300,
    quizzes: ['a', 'b', 'c'].map((title) => ({ id: newId(), title, category: 'General' })),
    stats: { totalParticipants: 4, completionRate: 25 },
    userProgress: null,
    participants: [],
    openPlay: null,
    ...changes,
  };
}

/** Returns a learner's progress in a challenge for tests: one of three quizzes was played. */
export function progress(changes: Partial<NonNullable<Challenge['userProgress']>> = {}) {
  return {
    progress: 33,
    completed: false,
    completedAt: null,
    completedQuizzes: 1,
    quizScores: [{ quiz: newId(), title: 'a', score: 2, totalMarks: 3, percentage: 67, timeTaken: 61 }],
    totalScore: 2,
    averagePercentage: 67,
    totalTimeSpent: 61,
    attempts: 1,
    ...changes,
  };
}
