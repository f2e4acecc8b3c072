import type { History } from '@quorbit/contracts/streaks/history';
import type { Streak } from '@quorbit/contracts/streaks/streak';
import type { ZoneSession } from '@quorbit/contracts/streaks/zones';

/** XP, streak and days of the learner, with work that the server doesn't have or hasn't counted yet. */
export interface Progress {
  /** Counted XP; null until the server's figures are on this device. */
  xp: number | null;
  /** XP of pending work, as far as this device can grade it. */
  pendingXp: number;
  /** Pending ratings that achievements will count: paid ones, of cards from other people's quizzes. */
  pendingReviews: number;
  /** As of its last active day, pending work included; null until the server's figures are on this device. */
  streak: Streak | null;
  /**
   * The days that the server has counted; null until they are on this device, or if an older server doesn't send them.
   */
  history: History | null;
  /** More days that pending work counts for, in ascending order. */
  pendingDays: string[];
  /** Time zones in which the learner worked, from pending work. */
  pendingZones: ZoneSession[];
}

/** XP of one piece of work. */
export interface Earning {
  xp: number;
  /** The learner's day. @param zone where the work was done, if the work doesn't say */
  day(zone: string): string;
  /** Set for work that the server doesn't have or hasn't counted yet. */
  pending?: {
    /** The time zone in which it counts. */
    tz: string;
    /** When it was done, by the server's clock as far as it is known; milliseconds. */
    at: number;
    /** Whether it makes its day count for the streak. */
    countsDay: boolean;
    /** Whether achievements count it as a review. */
    review: boolean;
    /** False if it pays but isn't a day's work: then it says nothing about the learner's time zone. */
    isWork?: boolean;
  };
}
