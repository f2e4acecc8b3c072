import { ACHIEVEMENTS, type Rarity } from '@quorbit/contracts/achievements/achievements';
import type { AchievementList } from '@quorbit/contracts/achievements/schema';
import type { LocalAchievement } from './local-achievements.mirror.ts';

/** An achievement as screens show it, told by this device or by the server. */
export interface AchievementFact {
  id: string;
  /** Begins with an emoji. */
  title: string;
  description: string;
  rarity: Rarity;
  /** Null until the server has unlocked it. */
  unlockedAt: string | null;
  /** Whole percent; 100 also for what pending work reached. */
  progress: number;
  /** How much of `goal` is reached, in `unit`. */
  count: number;
  goal: number;
  unit: string;
}

export function factsFromDevice(achievements: readonly LocalAchievement[]): AchievementFact[] {
  return achievements.map(({ id, unlockedAt, progress, count }) => {
    const { title, description, rarity, goal, unit } = ACHIEVEMENTS[id];
    return { id, title, description, rarity, unlockedAt, progress, count, goal, unit };
  });
}

export function factsFromServer({ unlocked, locked }: AchievementList): AchievementFact[] {
  return [...unlocked, ...locked];
}

export const isUnlocked = ({ progress }: AchievementFact) => progress >= 100;

/** A title without its emoji, in whose place the medal is drawn. */
export function nameOf(title: string): string {
  return title.slice(title.indexOf(' ') + 1);
}

const whole = new Intl.NumberFormat('en');

/** E.g. `3 of 10 quizzes`. */
export function countWords({ count, goal, unit }: AchievementFact): string {
  return `${whole.format(count)} of ${whole.format(goal)} ${unit}`;
}
