import type { ResultFact } from './home.mirror.ts';
import type { HomeFacts, OpenAttempt } from './home-facts.ts';
import type { WeekDay } from './week-days.ts';

export interface HomeAchievement {
  id: string;
  title: string;
  description: string;
  rarity: 'common' | 'rare' | 'epic' | 'legendary';
  unlockedAt: string | null;
  /** Whole percent. */
  progress: number;
}

/** What this device has for times without a network. */
export interface SupplyFacts {
  quizzes: number;
  reviews: number;
  bytes: number;
  /** How many days in a row it lasts. */
  days: number;
}

/** Everything on the home page, from this device or from the server. */
export interface HomeData extends Omit<HomeFacts, 'now' | 'offline' | 'open' | 'timeZone' | 'goal'> {
  results: readonly ResultFact[];
  xp: number;
  /** XP of pending work. */
  pendingXp: number;
  /** Whether `todayXp` leaves out XP from reviews. */
  quizzesOnly: boolean;
  /** Null where this device doesn't know the days. */
  week: readonly WeekDay[] | null;
  /** Null where this device hasn't been read. */
  supply: SupplyFacts | null;
  achievements: readonly HomeAchievement[];
}

/** What this device has; `data` is null if nothing is stored. */
export interface DeviceReading {
  data: HomeData | null;
  /** Whether it has once synced completely. */
  complete: boolean;
  open: readonly OpenAttempt[];
}
