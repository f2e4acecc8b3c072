import type { Streak } from '@quorbit/contracts/streaks/streak';
import type { ResultFact } from './home.mirror.ts';

/** An attempt that was started on this device and can still be continued. */
export interface OpenAttempt {
  attemptId: string;
  quizId: string;
  title: string;
  category: string;
  answered: number;
  questions: number;
  startedAt: number;
  /** The end of the attempt's time, Unix time in milliseconds; null without a time limit. */
  deadline: number | null;
}

/** A quiz that may be recommended. */
export interface QuizFact {
  id: string;
  title: string;
  category: string;
  questionCount: number;
  /** The quiz's duration in minutes. */
  duration: number;
  ranked: boolean;
  inGame: boolean;
  own: boolean;
  /** Whether it's the quiz that visitors try; taking it counts as no quiz for recommendations. */
  welcome?: boolean | undefined;
  bestPercentage: number | null;
  /** Whether the quiz can be taken without the server. */
  here: boolean;
}

/** A finished attempt with a known result, as the recommendations use it. */
export type AttemptFact = Omit<ResultFact, 'title' | 'percentage' | 'xpEarned'>;

/** The facts from which home chooses its prompt. */
export interface HomeFacts {
  now: Date;
  timeZone: string;
  /** Whether the server is out of reach; then only quizzes on this device can be taken. */
  offline: boolean;
  /** The open attempts: those with a deadline first, least time left first; then the others, newest first. */
  open: readonly OpenAttempt[];
  /** The streak as of its last active day. */
  streak: Streak;
  /** The number of cards that can be reviewed now. */
  due: number;
  /** The learner's day on which the next card is due; null if there is none. */
  nextDue: string | null;
  /** The learner's daily goal in XP. */
  goal: number;
  /** The categories of quizzes that the learner wants to learn. */
  interests: readonly string[];
  /** XP earned today; null if unknown. */
  todayXp: number | null;
  quizzes: readonly QuizFact[];
  /** Finished attempts, newest first. */
  attempts: readonly AttemptFact[];
}
