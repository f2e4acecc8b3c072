import type { CardState } from '../reviews/cards.ts';

/** Bodies of mirrored rows, by kind. A `profile` row is the person's own profile (`accounts/schema`). */

/** Kind `pack`: which pack a quiz has now. */
export interface PackRow {
  quizId: string;
  /** SHA-256 of the pack's bytes. */
  hash: string;
  title: string;
  category: string;
  questionCount: number;
  /** Minutes. */
  duration: number;
  /** Size of the pack. */
  bytes: number;
  ranked: boolean;
  sealed: boolean;
  updatedAt: string;
}

/** Kind `attempt`: never holds question text or keys; the report joins the pack. */
export interface AttemptRow {
  id: string;
  quiz: { id: string; title: string; category: string };
  packHash: string;
  startedAt: string;
  finishedAt: string;
  score: number;
  totalMarks: number;
  percentage: number;
  passed: boolean;
  xpEarned: number;
  answers: { questionId: string; option: number | null; timeSpent: number }[];
}

/** Kind `card`: one question that the learner repeats. The row's id is the question's. */
export interface CardRow extends CardState {
  quizId: string;
  questionId: string;
  /** The pack, with keys, that holds the question. */
  packHash: string;
}

/** Kind `achievement`; the row's id is the achievement's. There is none for what has not been begun. */
export interface AchievementRow {
  unlockedAt: string | null;
  /** Whole percent. */
  progress: number;
}

/** Kind `held`: work that arrived and waits on the server to be looked at. */
export interface HeldRow {
  opId: string;
  type: string;
  at: string;
}
