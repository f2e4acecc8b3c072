import type { History } from '@quorbit/contracts/streaks/history';
import type { Streak } from '@quorbit/contracts/streaks/streak';
import type { Seen } from '@quorbit/contracts/streaks/zones';

/** How far the learner is, with the work that the server does not have or has not shown yet. */
export interface Progress {
  /** What counts already; null where the server's figures are not here yet. */
  xp: number | null;
  /** What pending work will bring, as far as this device can tell. */
  pendingXp: number;
  /** Pending ratings that achievements will count: paid ones of cards that aren't of the learner's own quizzes. */
  pendingReviews: number;
  /** As of its last active day, pending work included; null where the server's figures are not here yet. */
  streak: Streak | null;
  /** The days that the server has counted; null where they are not here yet, or an older server doesn't tell them. */
  history: History | null;
  /** Further days that pending work counts for, in rising order. */
  pendingDays: string[];
  /** Where the learner was, by pending work. */
  pendingSeen: Seen[];
}

/** XP of one piece of work. */
export interface Earning {
  xp: number;
  /** The learner's day. @param zone where the work was done, if the work doesn't say */
  day(zone: string): string;
  /** Of work that the server does not have or has not shown yet. */
  pending?: {
    /** The zone that it counts in. */
    tz: string;
    /** When it was done, by the server's clock as far as it is known; milliseconds. */
    at: number;
    /** Whether its day counts for the streak because of it. */
    countsDay: boolean;
    /** Whether achievements count it as a review. */
    review: boolean;
    /** False for what pays without being work of a day: it says nothing of where the learner was. */
    isWork?: boolean;
  };
}
