import { DAILY_XP } from '@quorbit/contracts/daily-challenges/limits';
import {
  DAILY_CHALLENGE_COLLECT,
  type DailyChallengeCollectArgs,
} from '@quorbit/contracts/sync/ops/daily-challenge-collect';
import { profileRows } from '#features/accounts/accounts.mirror.ts';
import type { MirrorArea } from '#offline/mirror/area.ts';
import { selectSkew } from '#offline/mirror/inputs.ts';
import { selectPendingOps } from '#offline/mirror/pending-work.ts';
import type { Earning } from '#offline/mirror/progress.ts';
import { createSelector } from '#offline/mirror/selector.ts';
import { toServerTime } from '#offline/mirror/to-server-time.ts';
import { createWorkKind } from '#offline/mirror/work-kind.ts';

export const dailyChallengeCollect = createWorkKind<DailyChallengeCollectArgs>({
  type: DAILY_CHALLENGE_COLLECT,
  name: () => 'Challenge of the day',
  answers: () => 0,
  noun: { one: 'challenge of the day', many: 'challenges of the day' },
});

/** The pending operations that collect a day's XP, only the first for each day, because the server pays a day once. */
const selectCollecting = createSelector((get) => {
  const [profile] = get(profileRows.bodies);
  const collected = new Set(profile?.collected);
  const skew = get(selectSkew);
  const collecting = dailyChallengeCollect.filterEntries(get(selectPendingOps)).flatMap(({ op }) => {
    // Operations imported from a work file may have any arguments.
    const { day }: Partial<DailyChallengeCollectArgs> = op.args ?? {};
    if (typeof day !== 'string' || collected.has(day)) return [];
    collected.add(day);
    return [{ day, tz: op.tz, at: Date.parse(toServerTime(op.at, op, skew)) }];
  });
  return { stored: profile?.collected ?? [], collecting };
});

/** The learner's days whose challenge was collected, unsent operations included, as far as this device knows. */
export const selectCollected = createSelector((get): ReadonlySet<string> => {
  const { stored, collecting } = get(selectCollecting);
  return new Set([...stored, ...collecting.map(({ day }) => day)]);
});

const selectDailyEarnings = createSelector((get): readonly Earning[] => {
  const { stored, collecting } = get(selectCollecting);
  return [
    ...stored.map((day) => ({ xp: DAILY_XP, day: () => day })),
    ...collecting.map(({ day, tz, at }) => ({
      xp: DAILY_XP,
      day: () => day,
      pending: { tz, at, countsDay: false, review: false, isWork: false },
    })),
  ];
});

export const dailyChallengesMirror: MirrorArea = { work: [dailyChallengeCollect], earnings: selectDailyEarnings };
