import type { ResultFact } from './home.mirror.ts';
import type { HomeFacts, OpenAttempt } from './home-facts.ts';
import type { WeekDay } from './week-days.ts';

export interface AchievementFact {
  id: string;
  title: string;
  description: string;
  rarity: 'common' | 'rare' | 'epic' | 'legendary';
  unlockedAt: string | null;
  /** Whole percent. */
  progress: number;
}

/** What there is on this device for times without a network. */
export interface SupplyFacts {
  quizzes: number;
  reviews: number;
  bytes: number;
  /** For how many days in a row it lasts. */
  days: number;
}

/** Everything that home shows, from this device or from the server. */
export interface HomeData extends Omit<HomeFacts, 'now' | 'offline' | 'open' | 'timeZone' | 'goal'> {
  results: readonly ResultFact[];
  xp: number;
  /** What pending work will bring. */
  pendingXp: number;
  /** Whether `todayXp` leaves out what reviews brought. */
  quizzesOnly: boolean;
  /** Null where this device doesn't know the days. */
  week: readonly WeekDay[] | null;
  /** Null where this device hasn't been read. */
  supply: SupplyFacts | null;
  achievements: readonly AchievementFact[];
}

/** What this device gave: `data` is null where it keeps nothing. */
export interface DeviceReading {
  data: HomeData | null;
  /** Whether it has heard everything from the server once. */
  complete: boolean;
  open: readonly OpenAttempt[];
}
