import { DAILY_XP } from '@quorbit/contracts/daily-challenges/limits';
import {
  DAILY_CHALLENGE_COLLECT,
  type DailyChallengeCollectArgs,
} from '@quorbit/contracts/sync/ops/daily-challenge-collect';
import { profileRows } from '#features/accounts/accounts.mirror.ts';
import type { MirrorArea, MirrorSource } from '#offline/mirror/area.ts';
import { correctedTime } from '#offline/mirror/corrected-time.ts';
import { readPendingOps } from '#offline/mirror/pending-work.ts';
import type { Earning } from '#offline/mirror/progress.ts';
import { workKind } from '#offline/mirror/work-kind.ts';

export const dailyChallengeCollect = workKind<DailyChallengeCollectArgs>({
  type: DAILY_CHALLENGE_COLLECT,
  name: () => 'Challenge of the day',
  answers: () => 0,
  noun: { one: 'challenge of the day', many: 'challenges of the day' },
});

/** Pending work that collects a day, the first for each: the server pays a day once. */
async function readCollecting(source: MirrorSource) {
  const [profile] = await profileRows.bodies(source.database);
  const collected = new Set(profile?.collected);
  const skew = (await source.database.meta.get('meta'))?.skew ?? null;
  const collecting = dailyChallengeCollect.of(await readPendingOps(source)).flatMap(({ op }) => {
    // A file of work may contain anything.
    const { day }: Partial<DailyChallengeCollectArgs> = op.args ?? {};
    if (typeof day !== 'string' || collected.has(day)) return [];
    collected.add(day);
    return [{ day, tz: op.tz, at: Date.parse(correctedTime(op.at, op, skew)) }];
  });
  return { stored: profile?.collected ?? [], collecting };
}

/** The learner's days whose challenge was collected, unsent ones included, as far as this device knows. */
export async function readCollected(source: MirrorSource): Promise<ReadonlySet<string>> {
  const { stored, collecting } = await readCollecting(source);
  return new Set([...stored, ...collecting.map(({ day }) => day)]);
}

async function readDailyEarnings(source: MirrorSource): Promise<Earning[]> {
  const { stored, collecting } = await readCollecting(source);
  return [
    ...stored.map((day) => ({ xp: DAILY_XP, day: () => day })),
    ...collecting.map(({ day, tz, at }) => ({
      xp: DAILY_XP,
      day: () => day,
      pending: { tz, at, countsDay: false, review: false, isWork: false },
    })),
  ];
}

export const dailyChallengesMirror: MirrorArea = { work: [dailyChallengeCollect], earnings: readDailyEarnings };
