import { learnerDay } from '@quorbit/contracts/streaks/days';
import type { MirrorArea } from '#offline/mirror/area.ts';
import type { Earning } from '#offline/mirror/progress.ts';
import { createSelector } from '#offline/mirror/selector.ts';
import { selectGradedRows } from './attempts.mirror.ts';
import { selectPendingAttempts } from './pending-attempts.mirror.ts';

const selectGradedEarnings = createSelector((get) =>
  get(selectGradedRows).map(({ finishedAt, day, xpEarned }) => ({
    xp: xpEarned,
    // An attempt's row from an older server lacks the learner's day, which is then computed.
    day: (zone: string) => day ?? learnerDay(new Date(finishedAt), zone),
  })),
);

const selectPendingEarnings = createSelector((get) =>
  get(selectPendingAttempts)
    .filter(({ status }) => status !== 'rejected')
    .map(({ finishedAt, tz, report }) => ({
      xp: report?.xpEarned ?? 0,
      day: () => learnerDay(new Date(finishedAt), tz),
      pending: { tz, at: Date.parse(finishedAt), countsDay: true, review: false },
    })),
);

/** Selects the XP from graded attempts, and from pending ones that this device can grade. */
const selectAttemptEarnings = createSelector((get): readonly Earning[] => [
  ...get(selectGradedEarnings),
  ...get(selectPendingEarnings),
]);

export const attemptEarningsMirror: MirrorArea = { earnings: selectAttemptEarnings };
