import type { ResultFact } from './home.mirror.ts';
import type { HomeFacts, OpenAttempt } from './home-facts.ts';
import type { WeekDay } from './week-days.ts';

export interface HomeAchievement {
  id: string;
  title: string;
  description: string;
  rarity: 'common' | 'rare' | 'epic' | 'legendary';
  unlockedAt: string | null;
  /** Progress towards the achievement's goal, in whole percent. */
  progress: number;
}

/** The content on this device that is available without a network. */
export interface SupplyFacts {
  quizzes: number;
  reviews: number;
  bytes: number;
  /** The number of days in a row for which the content is enough to study. */
  days: number;
}

/** All data of the home page, from this device or from the server. */
export interface HomeData extends Omit<HomeFacts, 'now' | 'offline' | 'open' | 'timeZone' | 'goal' | 'interests'> {
  results: readonly ResultFact[];
  xp: number;
  /** XP of pending work, not yet confirmed by the server. */
  pendingXp: number;
  /** Whether `todayXp` excludes XP from reviews. */
  quizzesOnly: boolean;
  /** The days of this week; null if this device doesn't know them. */
  week: readonly WeekDay[] | null;
  /** The content available offline; null if this device hasn't been read. */
  supply: SupplyFacts | null;
  achievements: readonly HomeAchievement[];
}

/** The result of reading this device; `data` is null if nothing is stored. */
export interface DeviceReading {
  data: HomeData | null;
  /** Whether the device has synced completely at least once. */
  complete: boolean;
  open: readonly OpenAttempt[];
}
