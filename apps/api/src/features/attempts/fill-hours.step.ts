import { localClock } from '@quorbit/contracts/streaks/days';
import type { DataStep, Tx } from '@quorbit/db/client';
import { forEachLearner } from '../accounts/each-learner.ts';
import { timeZoneOf } from '../accounts/profiles/profiles.service.ts';
import { listWithoutHour, updateHours } from './attempts.repository.ts';

const PAGE = 500;

/** Older attempts did not say in which time zone they were finished: their hour is that of the learner's own zone. */
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
