import { ACHIEVEMENT_IDS, type Counters, progressOf } from '@quorbit/contracts/achievements/achievements';
import { foldStreak } from '@quorbit/contracts/streaks/streak';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { monthOf, weekOf } from '@quorbit/contracts/xp/periods';
import { and, eq, gt, max, sql } from 'drizzle-orm';
import type { Executor, Tx } from './client.ts';
import { compare, type Totals } from './recount-totals.ts';
import { users } from './schema/accounts.ts';
import { achievements } from './schema/achievements.ts';
import { attempts } from './schema/attempts.ts';
import { activeDays, learners, xpLedger, xpPeriods } from './schema/learners.ts';
import { reviewLog } from './schema/reviews.ts';
import { record } from './write.ts';

const PAGE = 500;
const NOTHING_FINISHED: Counters = { quizzesFinished: 0, quizzesPerfect: 0 };

/**
 * A learner's totals: XP and balance from the ledger, in all and per week and month; the streak from the active days;
 * the counter of accepted work, which must stand at the highest number given; what achievements count.
 */
export const learnerTotals: Totals = {
  name: 'learners',
  async nextKeys(db, after) {
    const rows = await db
      .select({ id: users.id })
      .from(users)
      .where(after === null ? undefined : gt(users.id, after))
      .orderBy(users.id)
      .limit(PAGE);
    return rows.map((row) => row.id);
  },
  scopesOf: (userId) => [userScope(userId)],
  lock: async () => {},
  async inspect(db, userId) {
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId));
    if (!user) return { differences: [], repair: async () => {} };
    const { totals, periods } = await computed(db, userId);
    const [stored] = await db.select().from(learners).where(eq(learners.userId, userId));
    const storedPeriods = await periodsOf(db, userId);
    const differences = [
      ...compare('learners', userId, stored && pick(stored), totals),
      // A period without XP may have a row or none.
      ...[...new Set([...periods.keys(), ...storedPeriods.keys()])].sort().flatMap((period) => {
        const xp = { xp: storedPeriods.get(period) ?? 0 };
        return compare('xp_periods', `${period}/${userId}`, xp, { xp: periods.get(period) ?? 0 });
      }),
    ];
    return {
      differences,
      async repair(tx) {
        if (differences.length === 0) return;
        await tx
          .insert(learners)
          .values({ userId, ...totals })
          .onConflictDoUpdate({ target: learners.userId, set: totals });
        await replacePeriods(tx, userId, periods);
        record(tx, userScope(userId), 'profile', userId);
        await recordAchievements(tx, userId, stored ?? NOTHING_FINISHED, totals);
      },
    };
  },
};

/** Tells the learner's devices how far achievements are, where the counters say something else than before. */
async function recordAchievements(tx: Tx, userId: string, before: Counters, after: Counters): Promise<void> {
  const moved = ACHIEVEMENT_IDS.filter((id) => progressOf(id, before) !== progressOf(id, after));
  const rows = await tx
    .select({ id: achievements.achievementId })
    .from(achievements)
    .where(eq(achievements.userId, userId));
  const unlocked = new Set(rows.map((row) => row.id));
  for (const id of moved) {
    const deleted = progressOf(id, after) === 0 && !unlocked.has(id);
    record(tx, userScope(userId), 'achievement', id, { deleted });
  }
}

async function computed(db: Executor, userId: string) {
  const days = await db
    .select({ day: xpLedger.day, xp: sql`sum(${xpLedger.amount})`.mapWith(Number) })
    .from(xpLedger)
    .where(eq(xpLedger.userId, userId))
    .groupBy(xpLedger.day);
  const active = await db
    .select({ day: activeDays.day })
    .from(activeDays)
    .where(eq(activeDays.userId, userId))
    .orderBy(activeDays.day);
  const work = await workOf(db, userId);

  const periods = new Map<string, number>();
  for (const { day, xp } of days) {
    for (const period of [weekOf(day), monthOf(day)]) periods.set(period, (periods.get(period) ?? 0) + xp);
  }
  const xp = days.reduce((sum, row) => sum + row.xp, 0);
  const streak = foldStreak(active.map((row) => row.day));
  return {
    periods,
    totals: {
      xp,
      balance: xp,
      streakCount: streak.count,
      streakPoints: streak.points,
      streakLastDay: streak.lastDay,
      ...work,
    },
  };
}

/** The highest number given to accepted work, and what achievements count. */
async function workOf(db: Executor, userId: string) {
  const perfect = and(attempts.counted, gt(attempts.totalMarks, 0), eq(attempts.score, attempts.totalMarks));
  const [attempted] = await db
    .select({
      no: max(attempts.acceptedNo),
      finished: sql`count(*) filter (where ${attempts.counted})`.mapWith(Number),
      perfect: sql`count(*) filter (where ${perfect})`.mapWith(Number),
    })
    .from(attempts)
    .where(eq(attempts.userId, userId));
  const [rated] = await db
    .select({ no: max(reviewLog.acceptedNo) })
    .from(reviewLog)
    .where(eq(reviewLog.userId, userId));
  return {
    acceptedNo: Math.max(attempted?.no ?? 0, rated?.no ?? 0),
    quizzesFinished: attempted?.finished ?? 0,
    quizzesPerfect: attempted?.perfect ?? 0,
  };
}

function pick({ userId: _userId, ...totals }: typeof learners.$inferSelect) {
  return totals;
}

async function periodsOf(db: Executor, userId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ period: xpPeriods.period, xp: xpPeriods.xp })
    .from(xpPeriods)
    .where(eq(xpPeriods.userId, userId));
  return new Map(rows.map((row) => [row.period, row.xp]));
}

async function replacePeriods(tx: Tx, userId: string, periods: ReadonlyMap<string, number>): Promise<void> {
  await tx.delete(xpPeriods).where(eq(xpPeriods.userId, userId));
  if (periods.size === 0) return;
  await tx.insert(xpPeriods).values([...periods].map(([period, xp]) => ({ period, userId, xp })));
}
