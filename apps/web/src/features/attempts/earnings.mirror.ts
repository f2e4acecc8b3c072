import { learnerDay } from '@quorbit/contracts/streaks/days';
import type { MirrorArea, MirrorSource } from '#offline/mirror/area.ts';
import type { Earning } from '#offline/mirror/progress.ts';
import { readGraded } from './attempts.mirror.ts';
import { readPendingAttempts } from './pending-attempts.mirror.ts';

/** XP from graded attempts, and from pending ones that this device can grade. */
async function readAttemptEarnings(source: MirrorSource): Promise<Earning[]> {
  const graded = (await readGraded(source.database)).map(({ finishedAt, day, xpEarned }) => ({
    xp: xpEarned,
    // Older servers don't send the day.
    day: (zone: string) => day ?? learnerDay(new Date(finishedAt), zone),
  }));
  const pending = (await readPendingAttempts(source))
    .filter(({ status }) => status !== 'rejected')
    .map(({ finishedAt, tz, report }) => ({
      xp: report?.xpEarned ?? 0,
      day: () => learnerDay(new Date(finishedAt), tz),
      pending: { tz, at: Date.parse(finishedAt), countsDay: true, review: false },
    }));
  return [...graded, ...pending];
}

export const attemptEarningsMirror: MirrorArea = { earnings: readAttemptEarnings };
