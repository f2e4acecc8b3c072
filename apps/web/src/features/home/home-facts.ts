import type { Streak } from '@quorbit/contracts/streaks/streak';
import type { ResultFact } from './home.mirror.ts';

/** An attempt that was begun on this device and isn't over. */
export interface OpenAttempt {
  attemptId: string;
  quizId: string;
  title: string;
  category: string;
  answered: number;
  questions: number;
  startedAt: number;
  /** When its time is up, milliseconds; null where no clock runs. */
  deadline: number | null;
}

/** A quiz that could be recommended. */
export interface QuizFact {
  id: string;
  title: string;
  category: string;
  questionCount: number;
  /** Minutes. */
  duration: number;
  ranked: boolean;
  inGame: boolean;
  own: boolean;
  bestPercentage: number | null;
  /** Whether it can be taken without the server. */
  here: boolean;
}

/** A finished attempt whose result is known. */
export type AttemptFact = Omit<ResultFact, 'title' | 'percentage' | 'xpEarned'>;

/** Everything that home decides by. */
export interface HomeFacts {
  now: Date;
  timeZone: string;
  /** Without the server, only what is on this device can be taken. */
  offline: boolean;
  /** Those whose clock runs first, the one with the least time left before the others; then the newest. */
  open: readonly OpenAttempt[];
  /** As of its last active day. */
  streak: Streak;
  /** Cards that can be reviewed now. */
  due: number;
  /** The learner's day on which the next card comes; null when there is none. */
  nextDue: string | null;
  /** XP a day. */
  goal: number;
  /** Earned today; null where this isn't known. */
  todayXp: number | null;
  quizzes: readonly QuizFact[];
  /** Newest first. */
  attempts: readonly AttemptFact[];
}
