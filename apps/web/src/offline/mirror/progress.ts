import type { History } from '@quorbit/contracts/streaks/history';
import type { Streak } from '@quorbit/contracts/streaks/streak';
import type { ZoneSession } from '@quorbit/contracts/streaks/zones';

/** The learner's XP, streak and days, including work that the server doesn't have or hasn't counted yet. */
export interface Progress {
  /** The XP that the server counted; null until its figures are on this device. */
  xp: number | null;
  /** The XP of pending work, as far as this device can grade it. */
  pendingXp: number;
  /**
   * The number of pending ratings that achievements will count: ratings that earn XP, of cards from other people's
   * quizzes.
   */
  pendingReviews: number;
  /**
   * The streak as of its last active day, including pending work; null until the server's figures are on this device.
   */
  streak: Streak | null;
  /**
   * The days that the server has counted; null until they are on this device, or if an older server doesn't send them.
   */
  history: History | null;
  /** The additional days that pending work counts for, in ascending order. */
  pendingDays: string[];
  /** The time zones in which the learner did the pending work. */
  pendingZones: ZoneSession[];
}

/** The XP of one piece of work, with the day it counts for. */
export interface Earning {
  xp: number;
  /**
   * Returns the learner's day on which the work was done.
   * @param zone the zone of the work if the work itself has none.
   */
  day(zone: string): string;
  /** Facts about work that the server doesn't have or hasn't counted yet; missing for all other work. */
  pending?: {
    /** The time zone in which the work counts. */
    tz: string;
    /** The time at which the work was done, by the server's clock as far as it's known, in milliseconds. */
    at: number;
    /** Whether the work makes its day count for the streak. */
    countsDay: boolean;
    /** Whether achievements count the work as a review. */
    review: boolean;
    /** False for work that earns XP without being a day's work; such work doesn't affect the learner's time zone. */
    isWork?: boolean;
  };
}
