import type { Intelligence, SessionList } from '@quorbit/contracts/analytics/schema';
import type { DashboardView } from '@quorbit/contracts/dashboards/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { addDays } from '@quorbit/contracts/streaks/days';

// Replies of the server for a learner with a long history.

const TODAY = '2026-03-11';
const SUBJECTS = ['Science', 'Mathematics', 'History', 'Art', 'A category with a very long name of its own'];

export const STUDIED_DASHBOARD: DashboardView = {
  timeRange: 'month',
  from: addDays(TODAY, -29),
  totalQuizzes: 46,
  completedQuizzes: 21,
  averageScore: 71.4,
  attempts: 40,
  answers: 400,
  currentStreak: 12,
  weeklyProgress: [50, 0, 70, 80, 65, 90, 75],
  progress: Array.from({ length: 30 }, (_, index) => ({
    from: addDays(TODAY, index - 29),
    average: index % 4 === 0 ? null : 40 + ((index * 7) % 55),
    attempts: index % 4 === 0 ? 0 : 2,
  })),
  categories: SUBJECTS.map((category, index) => ({ category, average: 92.5 - index * 9, attempts: 8 })),
  recentAchievements: [
    { id: 'streak_7', title: '🔥 Full Week', description: 'Learn 7 days in a row.', rarity: 'common' },
    { id: 'category_history_50', title: '🏛️ History Expert', description: 'Get 50 answers right.', rarity: 'rare' },
  ],
  recommendations: [
    { kind: 'focus', title: 'Focus on Art', description: "It's your weakest subject, at 65.5%.", category: 'Art' },
    { kind: 'keep-streak', title: 'Keep your streak', description: "You're at 12 days.", category: null },
  ],
  headline: { kind: 'moved', category: 'History', points: 12, days: 14, answers: 160 },
  begun: true,
};

export const STUDIED_INTELLIGENCE: Intelligence = {
  headline: { kind: 'moved', category: 'Art', points: -8, days: 14, answers: 90 },
  forecast: Array.from({ length: 30 }, (_, index) => ({ date: addDays(TODAY, index), cards: (index * 5) % 13 })),
  retention: { remembered: 83.4, target: 90, ratings: 320 },
  mastery: SUBJECTS.map((category, index) => ({ category, mastery: 88.2 - index * 12, questions: 40 })),
  masteryAsOf: TODAY,
  weakest: SUBJECTS.slice(-3).map((tag, index) => ({ tag, accuracy: 40.5 + index * 8, asked: 60 })),
  bestHour: { hour: 9, accuracy: 84, answers: 120 },
  hourAnswers: 610,
  days: Array.from({ length: 90 }, (_, index) => ({
    date: addDays(TODAY, index * 2 - 179),
    answers: (index * 7) % 40,
    ratings: (index * 3) % 20,
  })),
  today: TODAY,
};

export const SESSIONS: SessionList = {
  sessions: Array.from({ length: 12 }, (_, index) => ({
    id: newId(),
    createdAt: `${addDays(TODAY, -index)}T10:00:00.000Z`,
    title: `Session ${index} about a subject`,
    category: SUBJECTS[index % SUBJECTS.length] ?? '',
    responseTime: 9 + ((index * 3) % 7),
    fatigueScore: index % 5 === 0 ? null : (index % 10) / 10,
    engagement: 20 - (index % 4),
    comprehension: 0.4 + (index % 6) / 10,
    answers: 10,
  })),
  insights: [
    { kind: 'breaks', value: 35, answers: 100 },
    { kind: 'engagement', value: -6, answers: 120 },
    { kind: 'peak', value: 9, answers: 120 },
    { kind: 'pace', value: null, answers: 12 },
  ],
};
