import { CATEGORIES } from '../quizzes/categories.ts';
import { CATEGORY_SLUGS, type CategorySlug } from '../quizzes/category-slugs.ts';
import { xpAtLevel } from '../xp/levels.ts';
import { type Counter, type Counters, rightCounterOf } from './counters.ts';

export const RARITIES = ['common', 'rare', 'epic', 'legendary'] as const;
export type Rarity = (typeof RARITIES)[number];

export interface AchievementRule {
  /** The title of the achievement, which begins with an emoji. */
  title: string;
  description: string;
  rarity: Rarity;
  counter: Counter;
  /** The value that the achievement's counter must reach. */
  goal: number;
  /** The unit that the counter is in, for texts like `3 of 10 quizzes`. */
  unit: Unit;
}

type Unit = 'quizzes' | 'days' | 'XP' | 'right answers' | 'reviews' | 'games' | 'groups';

type Row = readonly [title: string, description: string, rarity: Rarity, goal: number];

/** Builds the achievements of one family, which all use the same counter with different goals. */
function buildFamily<Id extends string>(
  counter: Counter,
  unit: Unit,
  rows: Record<Id, Row>,
): Record<Id, AchievementRule> {
  const rules = Object.entries<Row>(rows).map(([id, [title, description, rarity, goal]]) => [
    id,
    { title, description, rarity, counter, goal, unit } satisfies AchievementRule,
  ]);
  return Object.fromEntries(rules);
}

const LEVEL_MEDALS = [
  [5, '🌙 Moonwalker', 'common'],
  [10, '🌍 Worldly', 'rare'],
  [20, '☀️ Solar Powered', 'epic'],
  [34, '🌟 Supernova', 'legendary'],
] as const;
type LevelId = `level_${(typeof LEVEL_MEDALS)[number][0]}`;

const levelAchievements = Object.fromEntries(
  LEVEL_MEDALS.map(([level, title, rarity]) => [
    `level_${level}`,
    {
      title,
      description: `Reach level ${level}.`,
      rarity,
      counter: 'xp',
      goal: xpAtLevel(level),
      unit: 'XP',
    } satisfies AchievementRule,
  ]),
) as Record<LevelId, AchievementRule>;

const CATEGORY_EMOJIS: Record<CategorySlug, string> = {
  science: '🔬',
  mathematics: '📐',
  history: '🏺',
  literature: '📚',
  geography: '🗺️',
  programming: '💻',
  sports: '🏅',
  entertainment: '🎬',
  art: '🎨',
  'food-cooking': '🍳',
  nature: '🌿',
  business: '📈',
  'health-medicine': '🩺',
  general: '💡',
};
const CATEGORY_MEDALS = [
  [10, 'Explorer', 'common'],
  [50, 'Scholar', 'rare'],
  [200, 'Master', 'epic'],
] as const;
type CategoryId = `category_${CategorySlug}_${(typeof CATEGORY_MEDALS)[number][0]}`;

const categoryAchievements = Object.fromEntries(
  CATEGORIES.flatMap((category) => {
    const slug = CATEGORY_SLUGS[category];
    return CATEGORY_MEDALS.map(([goal, rank, rarity]) => [
      `category_${slug}_${goal}`,
      {
        title: `${CATEGORY_EMOJIS[slug]} ${category} ${rank}`,
        description: `Get ${goal} answers right in ${category}.`,
        rarity,
        counter: rightCounterOf(slug),
        goal,
        unit: 'right answers',
      } satisfies AchievementRule,
    ]);
  }),
) as Record<CategoryId, AchievementRule>;

/** All achievements by id. The id also decides the group. To add an achievement, add a row. */
export const ACHIEVEMENTS = {
  ...buildFamily('longestStreak', 'days', {
    streak_3: ['🔥 Ignition', 'Learn 3 days in a row.', 'common', 3],
    streak_7: ['📅 Full Week', 'Learn 7 days in a row.', 'rare', 7],
    streak_14: ['🌗 Half Moon', 'Learn 14 days in a row.', 'rare', 14],
    streak_30: ['🌕 Full Moon', 'Learn 30 days in a row.', 'epic', 30],
    streak_100: ['🚄 Unstoppable', 'Learn 100 days in a row.', 'legendary', 100],
    streak_365: ['🌞 Once Around the Sun', 'Learn 365 days in a row.', 'legendary', 365],
  }),
  ...buildFamily('quizzesFinished', 'quizzes', {
    quiz_1: ['🚀 First Launch', 'Finish your first quiz.', 'common', 1],
    quiz_10: ['🛰️ In Orbit', 'Finish 10 quizzes.', 'common', 10],
    quiz_50: ['🪐 Ring Runner', 'Finish 50 quizzes.', 'rare', 50],
    quiz_100: ['☄️ Long Haul', 'Finish 100 quizzes.', 'epic', 100],
    quiz_500: ['🌌 Deep Space', 'Finish 500 quizzes.', 'legendary', 500],
  }),
  ...buildFamily('quizzesAt80', 'quizzes', {
    score_80_5: ['🎯 On Target', 'Score 80% or more in 5 quizzes.', 'common', 5],
  }),
  ...buildFamily('quizzesPerfect', 'quizzes', {
    score_perfect_1: ['💯 Flawless', 'Answer every question of a quiz right.', 'rare', 1],
    score_perfect_10: ['💎 Crystal Clear', 'Answer every question right in 10 quizzes.', 'epic', 10],
    score_perfect_50: ['👑 Beyond Doubt', 'Answer every question right in 50 quizzes.', 'legendary', 50],
  }),
  ...categoryAchievements,
  ...levelAchievements,
  ...buildFamily('quizzesEarly', 'quizzes', {
    early_bird: ['🌅 Early Bird', 'Finish 5 quizzes before 7 in the morning.', 'rare', 5],
  }),
  ...buildFamily('quizzesLate', 'quizzes', {
    night_owl: ['🦉 Night Owl', 'Finish 5 quizzes after 10 at night.', 'rare', 5],
  }),
  ...buildFamily('comebacks', 'quizzes', {
    comeback: ['👋 Welcome Back', 'Finish a quiz after 14 days away.', 'common', 1],
  }),
  ...buildFamily('reviews', 'reviews', {
    reviews_100: ['🧠 Total Recall', 'Do 100 reviews.', 'rare', 100],
  }),
  ...buildFamily('roomWins', 'games', {
    first_room_win: ['🏆 Crowd Pleaser', 'Win a live quiz.', 'rare', 1],
  }),
  ...buildFamily('groupFounded', 'groups', {
    group_founder: ['🧲 Center of Gravity', 'Found a study group that somebody joins.', 'rare', 1],
  }),
} satisfies Record<string, AchievementRule>;

export type AchievementId = keyof typeof ACHIEVEMENTS;
export const ACHIEVEMENT_IDS = Object.keys(ACHIEVEMENTS) as AchievementId[];

/** Returns the counter's value for an achievement, capped at the achievement's goal. */
export function goalCountOf(id: AchievementId, counters: Counters): number {
  const { counter, goal } = ACHIEVEMENTS[id];
  return Math.max(0, Math.min(goal, counters[counter]));
}

/** Returns the progress of an achievement in whole percent, rounded down, so that 100 means it is reached. */
export function progressPercentOf(id: AchievementId, counters: Counters): number {
  return Math.floor((goalCountOf(id, counters) * 100) / ACHIEVEMENTS[id].goal);
}

/** Lists the achievements that are reached with these counters. */
export function listReached(counters: Counters): AchievementId[] {
  return ACHIEVEMENT_IDS.filter((id) => counters[ACHIEVEMENTS[id].counter] >= ACHIEVEMENTS[id].goal);
}
