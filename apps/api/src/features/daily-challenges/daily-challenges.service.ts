// Owns the payment of the challenge of the day. A device says which challenge it showed; the server checks from the
// work it stores for that day whether the challenge was done.
import { isCollectable, isDone, ledgerSourceOf } from '@quorbit/contracts/daily-challenges/daily-challenge';
import { DAILY_XP } from '@quorbit/contracts/daily-challenges/limits';
import { NOT_DONE_YET, WRONG_DAY } from '@quorbit/contracts/daily-challenges/messages';
import type { DailyChallenge } from '@quorbit/contracts/daily-challenges/schema';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import { AppError, invalidField } from '../../lib/app-error.ts';
import { clampTime } from '../../lib/clamp-time.ts';
import { awardWork, reserveSequence } from '../awards/awards.service.ts';
import { listChallengeDays } from './daily-challenges.repository.ts';

interface CollectRequest {
  opId: string;
  at: Date;
  zone: string;
  /** The learner's day whose challenge is collected. */
  day: string;
  challenge: DailyChallenge;
}

/**
 * Pays the challenges of these days, each day once, even if devices showed different challenges. The caller has locked
 * the learner's scope.
 * @returns the refusals, by op id: INVALID for a day that is too long ago or still to come, CONFLICT if the work that
 * the server has doesn't complete the challenge; that one can be collected again later.
 */
export async function collectDays(
  tx: Tx,
  userId: string,
  requests: readonly CollectRequest[],
  now: Date,
): Promise<ReadonlyMap<string, AppError>> {
  const refusals = new Map<string, AppError>();
  const days = await listChallengeDays(tx, userId, [...new Set(requests.map(({ day }) => day))]);
  const collectedAt = new Map<string, Date>();
  for (const { opId, at, zone, day, challenge } of requests) {
    const found = days.get(day);
    if (!found) throw new Error('A day was not read.');
    if (found.collected || collectedAt.has(day)) continue;
    if (!isCollectable(day, learnerDay(now, zone))) refusals.set(opId, invalidField('day', WRONG_DAY));
    else if (isDone(challenge, found)) collectedAt.set(day, clampTime(at, now));
    else refusals.set(opId, new AppError('CONFLICT', NOT_DONE_YET));
  }
  await payDays(tx, userId, collectedAt);
  return refusals;
}

/**
 * Pays the XP for the daily challenges of these days.
 * @param paid the time at which each day's challenge was collected, by day.
 */
async function payDays(tx: Tx, userId: string, paid: ReadonlyMap<string, Date>): Promise<void> {
  if (paid.size === 0) return;
  const payments = [...paid].map(([day, occurredAt]) => ({
    amount: DAILY_XP,
    reason: 'daily' as const,
    sourceId: ledgerSourceOf(day),
    occurredAt,
    day,
  }));
  const reserved = await reserveSequence(tx, userId, { count: 0, payments });
  await awardWork(
    tx,
    userId,
    reserved,
    payments.map(({ occurredAt: at, amount: xp }) => ({ at, dayWork: null, xp })),
  );
  record(tx, userScope(userId), 'profile', userId);
}
