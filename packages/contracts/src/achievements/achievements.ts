/** What a learner has done, as far as achievements look at it. */
export interface Counters {
  quizzesFinished: number;
  /** Of these, those with every mark reached. */
  quizzesPerfect: number;
}

export const RARITIES = ['common', 'rare', 'epic', 'legendary'] as const;
export type Rarity = (typeof RARITIES)[number];

interface AchievementRule {
  /** Begins with an emoji. */
  title: string;
  description: string;
  rarity: Rarity;
  /** How much of the goal is reached. */
  measure: (counters: Counters) => number;
  goal: number;
}

const finished = ({ quizzesFinished }: Counters) => quizzesFinished;
const perfect = ({ quizzesPerfect }: Counters) => quizzesPerfect;

/** All achievements by id; the id's beginning decides the group. To add one is to add a row. */
export const ACHIEVEMENTS = {
  quiz_1: {
    title: '🚀 First Launch',
    description: 'Finish your first quiz.',
    rarity: 'common',
    measure: finished,
    goal: 1,
  },
  quiz_10: { title: '🛰️ In Orbit', description: 'Finish 10 quizzes.', rarity: 'common', measure: finished, goal: 10 },
  score_perfect_1: {
    title: '💯 Flawless',
    description: 'Answer every question of a quiz right.',
    rarity: 'rare',
    measure: perfect,
    goal: 1,
  },
} as const satisfies Record<string, AchievementRule>;

export type AchievementId = keyof typeof ACHIEVEMENTS;
export const ACHIEVEMENT_IDS = Object.keys(ACHIEVEMENTS) as AchievementId[];

export function isAchievementId(id: string): id is AchievementId {
  return Object.hasOwn(ACHIEVEMENTS, id);
}

/** How far an achievement is, in whole percent; 100 means reached and nothing less does. */
export function progressOf(id: AchievementId, counters: Counters): number {
  const { measure, goal } = ACHIEVEMENTS[id];
  return Math.max(0, Math.min(100, Math.floor((measure(counters) * 100) / goal)));
}

/** What one attempt adds to the counters. A further attempt at a ranked quiz adds nothing. */
export function countAttempt(counters: Counters, attempt: { score: number; totalMarks: number }): Counters {
  return {
    quizzesFinished: counters.quizzesFinished + 1,
    quizzesPerfect: counters.quizzesPerfect + Number(isPerfect(attempt)),
  };
}

/** Every mark reached: the percentage is rounded and cannot tell. */
export function isPerfect({ score, totalMarks }: { score: number; totalMarks: number }): boolean {
  return totalMarks > 0 && score === totalMarks;
}
