import { isGraded } from '@quorbit/contracts/attempts/graded';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { type LocalAchievement, readAchievements } from '#features/achievements/local-achievements.mirror.ts';
import { type LocalQuiz, readLocalQuizzes } from '#features/quizzes/local-quizzes.mirror.ts';
import { readFinishedAttempts } from '#features/reports/reports.mirror.ts';
import { type ReviewDeck, readReviewDeck } from '#features/reviews/review-deck.mirror.ts';
import { type OfflineSupply, readOfflineSupply } from '#features/sync/offline-supply.mirror.ts';
import { readProgress } from '#features/xp/progress.mirror.ts';
import { readXpOf } from '#features/xp/today-xp.mirror.ts';
import type { MirrorSource } from '#offline/mirror/area.ts';
import type { Progress } from '#offline/mirror/progress.ts';

/** A finished attempt whose result is known, as home lists it. */
export interface ResultFact {
  id: string;
  quizId: string;
  title: string;
  category: string;
  finishedAt: string;
  score: number;
  totalMarks: number;
  percentage: number;
  passed: boolean;
  /** Marks it takes to pass; null where this isn't known. */
  passingMarks: number | null;
  xpEarned: number;
}

/** What this device knows of everything that home shows, read at once so that it all fits together. */
export interface HomeHere {
  deck: ReviewDeck;
  progress: Progress;
  /** By the learner's day it was read on. */
  todayXp: { day: string; xp: number };
  quizzes: LocalQuiz[];
  /** Pending ones included, as far as this device can grade them; newest first. */
  results: ResultFact[];
  supply: OfflineSupply;
  achievements: LocalAchievement[];
}

interface Asked {
  timeZone: string;
  /** The learner's day: another one reads anew. */
  day: string;
}

export async function readHome(source: MirrorSource, { timeZone }: Asked): Promise<HomeHere> {
  const deck = await readReviewDeck(source);
  const day = learnerDay(new Date(Date.now() + deck.skew), timeZone);
  const progress = await readProgress(source);
  return {
    deck,
    progress,
    todayXp: { day, xp: await readXpOf(source, day, timeZone) },
    quizzes: await readLocalQuizzes(source),
    results: await readResults(source),
    supply: await readOfflineSupply(source),
    achievements: await readAchievements(source, progress),
  };
}

async function readResults(source: MirrorSource): Promise<ResultFact[]> {
  const packs = new Map((await source.database.packs.toArray()).map(({ hash, body }) => [hash, body]));
  const finished = await readFinishedAttempts(source);
  const graded = finished.arrived.filter(isGraded).map((row): ResultFact => {
    const { id, quiz, finishedAt, score, totalMarks, passed, percentage, xpEarned } = row;
    const { id: quizId, title, category } = quiz;
    const passingMarks = packs.get(row.packHash)?.passingMarks ?? null;
    return { id, quizId, title, category, finishedAt, score, totalMarks, passed, passingMarks, percentage, xpEarned };
  });
  const pending = finished.pending.flatMap(({ report, status }): ResultFact[] => {
    if (!report || status === 'rejected') return [];
    const { id, quiz, finishedAt, score, totalMarks, passed, passingMarks, percentage, xpEarned } = report;
    const { id: quizId, title, category } = quiz;
    return [{ id, quizId, title, category, finishedAt, score, totalMarks, passed, passingMarks, percentage, xpEarned }];
  });
  return [...graded, ...pending].sort((a, b) => Date.parse(b.finishedAt) - Date.parse(a.finishedAt));
}
