// Updates the study sums outside the learners' own transactions, and computes learners' mastery every night.
import { computeCategoryMastery } from '@quorbit/contracts/analytics/mastery';
import { addDays, daysBetween } from '@quorbit/contracts/streaks/days';
import type { Database } from '@quorbit/db/client';
import type { Worker } from '../../kernel/area.ts';
import { listOwnModels } from '../reviews/models.service.ts';
import { listAnsweredQuestions, lockMasteryDue, replaceMastery } from './mastery.repository.ts';
import { hasUnsummed } from './summing.repository.ts';
import { sumBatch } from './summing.ts';

/** The number of days without work after which a learner's mastery is no longer recomputed. */
const ACTIVE_DAYS = 30;

/**
 * Adds one batch of accepted work to the sums; returns true when there may be more. Several processes take different
 * learners.
 */
export async function sumStudyWork(database: Database, now: Date): Promise<boolean> {
  if (!(await hasUnsummed(database.read))) return false;
  return database.transaction((tx) => sumBatch(tx, now));
}

/** Computes the mastery of one learner for the UTC day that has begun; returns true when there may be more. */
export function computeMastery(database: Database, now: Date): Promise<boolean> {
  const today = now.toISOString().slice(0, 10);
  return database.transaction(async (tx) => {
    const next = await lockMasteryDue(tx, today);
    if (next === null) return false;
    const mastery = computeCategoryMastery(
      await listAnsweredQuestions(tx, next.userId),
      now,
      await listOwnModels(tx, next.userId),
    );
    const due = daysBetween(next.studiedOn, today) < ACTIVE_DAYS ? addDays(today, 1) : null;
    await replaceMastery(tx, next.userId, mastery, { today, due });
    return true;
  });
}

export const studySumming: Worker = {
  name: 'sums',
  pauseMs: 1_000,
  start: ({ database, now }) => ({ round: () => sumStudyWork(database, now()) }),
};

export const masteryComputing: Worker = {
  name: 'mastery',
  pauseMs: 60_000,
  start: ({ database, now }) => ({ round: () => computeMastery(database, now()) }),
};
