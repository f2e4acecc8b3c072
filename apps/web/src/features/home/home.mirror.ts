import { type GradedReport, isGraded } from '@quorbit/contracts/attempts/graded';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { type LocalAchievement, selectAchievements } from '#features/achievements/local-achievements.mirror.ts';
import { type Mending, selectMendings } from '#features/attempts/mendings.mirror.ts';
import { selectPendingAttempts } from '#features/attempts/pending-attempts.mirror.ts';
import { selectWelcomeQuizId } from '#features/quizzes/downloads.mirror.ts';
import { type LocalQuiz, selectLocalQuizzes } from '#features/quizzes/local-quizzes.mirror.ts';
import { newestFirst, selectArrived } from '#features/reports/reports.mirror.ts';
import { type ReviewDeck, selectReviewDeck } from '#features/reviews/review-deck.mirror.ts';
import { type OfflineContent, selectOfflineContent } from '#features/sync/offline-content.mirror.ts';
import { selectProgress } from '#features/xp/progress.mirror.ts';
import { selectXpOfDay } from '#features/xp/today-xp.mirror.ts';
import { getServerNow, PACKS } from '#offline/mirror/inputs.ts';
import type { Progress } from '#offline/mirror/progress.ts';
import { createSelector, createSelectorFamily } from '#offline/mirror/selector.ts';

/** A finished attempt with a known result, as home lists it. */
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
  /** The marks needed to pass; null if unknown. */
  passingMarks: number | null;
  xpEarned: number;
  /** Whether the attempt is at the welcome quiz, so that no verdict is shown. */
  welcome: boolean;
}

/** All of home's data on this device, read together so that it's consistent. */
export interface HomeOnDevice {
  deck: ReviewDeck;
  progress: Progress;
  /** The XP earned on a learner's day, with the day for which they were counted. */
  todayXp: { day: string; xp: number };
  quizzes: readonly LocalQuiz[];
  /** Results, newest first, including pending attempts that this device can grade. */
  results: readonly ResultFact[];
  supply: OfflineContent;
  achievements: readonly LocalAchievement[];
  /** The missed questions that the learner answers again after an attempt. */
  mendings: readonly Mending[];
}

interface HomeRequest {
  timeZone: string;
  /** The learner's day. It's part of the request so that a new day causes a new reading. */
  day: string;
}

export const selectHome = createSelectorFamily((get, { timeZone }: HomeRequest): HomeOnDevice => {
  const day = learnerDay(getServerNow(get), timeZone);
  return {
    deck: get(selectReviewDeck),
    progress: get(selectProgress),
    todayXp: { day, xp: get(selectXpOfDay({ day, zone: timeZone })) },
    quizzes: get(selectLocalQuizzes),
    results: get(selectResults),
    supply: get(selectOfflineContent),
    achievements: get(selectAchievements),
    mendings: get(selectMendings),
  };
});

const selectGradedResults = createSelector((get): readonly ResultFact[] => {
  const packs = new Map(get(PACKS).map(({ hash, body }) => [hash, body]));
  const welcomeId = get(selectWelcomeQuizId);
  return get(selectArrived)
    .filter(isGraded)
    .map((row) => {
      const passingMarks = packs.get(row.packHash)?.passingMarks ?? null;
      return toResultFact({ ...row, passingMarks }, row.quiz.id === welcomeId);
    });
});

const selectResults = createSelector((get): readonly ResultFact[] => {
  const pending = get(selectPendingAttempts).flatMap(({ report, status }): ResultFact[] =>
    report && status !== 'rejected' ? [toResultFact(report, report.quiz.welcome === true)] : [],
  );
  return newestFirst([...get(selectGradedResults), ...pending]);
});

function toResultFact(
  attempt: Pick<GradedReport, 'quiz'> & Omit<ResultFact, 'quizId' | 'title' | 'category' | 'welcome'>,
  welcome: boolean,
): ResultFact {
  const { id, quiz, finishedAt, score, totalMarks, percentage, passed, passingMarks, xpEarned } = attempt;
  const { id: quizId, title, category } = quiz;
  const result = { score, totalMarks, percentage, passed, passingMarks, xpEarned };
  return { id, quizId, title, category, finishedAt, welcome, ...result };
}
