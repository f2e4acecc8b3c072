import { localClock } from '@quorbit/contracts/streaks/days';
import type { DataStep, Tx } from '@quorbit/db/client';
import { forEachLearner } from '../accounts/each-learner.ts';
import { timeZoneOf } from '../accounts/profiles/profiles.service.ts';
import { listWithoutHour, updateHours } from './attempts.repository.ts';

const PAGE = 500;

/**
 * Fills in the hour of older attempts, which didn't store the time zone in which they were finished, by the learner's
 * own zone.
 */
export const fillHours: DataStep = {
  migration: '0006_medals',
  run: (tx) => forEachLearner(tx, (userId) => fillHoursFor(tx, userId)),
};

async function fillHoursFor(tx: Tx, userId: string): Promise<void> {
  const timeZone = await timeZoneOf(tx, userId);
  let after: string | null = null;
  do {
    const page: { id: string; finishedAt: Date }[] = await listWithoutHour(tx, userId, after, PAGE);
    await updateHours(
      tx,
      userId,
      page.map(({ id, finishedAt }) => ({ id, hour: localClock(finishedAt, timeZone).hour })),
    );
    after = page.at(-1)?.id ?? null;
  } while (after !== null);
}
