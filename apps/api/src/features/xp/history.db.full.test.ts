import { learnerDay } from '@quorbit/contracts/streaks/days';
import { computeStreakOn } from '@quorbit/contracts/streaks/streak';
import { monthOf, weekOf } from '@quorbit/contracts/xp/periods';
import { attempts } from '@quorbit/db/schema/attempts';
import { boardRows } from '@quorbit/db/schema/leaderboards';
import { learners } from '@quorbit/db/schema/learners';
import { activeDays } from '@quorbit/db/schema/streaks';
import { xpLedger } from '@quorbit/db/schema/xp';
import { propertyRunsOn } from '@quorbit/db/testing';
import { and, eq, like } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { foldAll } from '../../testing/fold-all.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, type PlantedQuiz, plantQuiz } from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';
import { outcomeOf } from '../../testing/wire/refusal.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.parse('2026-01-20T15:00:00Z');
const ZONES = ['UTC', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati'] as const;

interface Work {
  quiz: number;
  right: number;
  /** The time when the work was finished, in hours before `NOW`. */
  hoursAgo: number;
  timeZone: (typeof ZONES)[number];
  /** Whether the device sends the work once, sends it twice, or first sends an invalid form of it that is refused. */
  again: 'no' | 'repeated' | 'refused';
}

const work: fc.Arbitrary<Work> = fc.record({
  quiz: fc.nat(1),
  right: fc.nat(5),
  // Most work was done within the last 12 days, so that repeats and rows of consecutive days occur; some is too old to
  // count for the streak.
  hoursAgo: fc.oneof({ weight: 4, arbitrary: fc.nat(12 * 24) }, { weight: 1, arbitrary: fc.nat(60 * 24) }),
  timeZone: fc.constantFrom(...ZONES),
  again: fc.constantFrom('no', 'no', 'repeated', 'refused'),
});

interface Entry {
  xp: number;
  day: string;
  at: number;
  zone: string;
  quiz: number;
  /** Whether the work arrived early enough to count for the streak. */
  active: boolean;
}

/** Computes the expected XP entries independently of the app, one piece of work after the other. */
function expectedEntries(history: readonly Work[]): Entry[] {
  const entries: Entry[] = [];
  for (const { quiz, right, hoursAgo, timeZone } of history) {
    const at = NOW - hoursAgo * HOUR;
    const near = entries.filter((entry) => entry.quiz === quiz && Math.abs(entry.at - at) <= DAY).length;
    const full = right * 5 + (right >= 3 ? 10 : 0) + (right === 5 ? 20 : 0);
    const shared = near === 0 ? full : near === 1 ? Math.round(full / 4) : 0;
    const day = learnerDay(new Date(at), timeZone);
    const late = (Date.parse(learnerDay(new Date(NOW), timeZone)) - Date.parse(day)) / DAY;
    entries.push({ xp: shared, day, at, zone: timeZone, quiz, active: late <= 30 });
  }
  return entries;
}

/**
 * Returns the days between two pieces of work done less than 36 hours apart in different time zones; the streak skips
 * these days, because the learner was travelling.
 */
function skippedOf(entries: readonly Entry[]): Set<string> {
  const skipped = new Set<string>();
  const active = entries.filter((entry) => entry.active);
  for (const a of active) {
    for (const b of active) {
      if (a.zone === b.zone || Math.abs(a.at - b.at) >= 36 * HOUR) continue;
      for (let day = Date.parse(a.day) + DAY; day < Date.parse(b.day); day += DAY)
        skipped.add(new Date(day).toISOString().slice(0, 10));
    }
  }
  return skipped;
}

/** Computes the expected streak by walking through the calendar. */
function expectedStreak(days: readonly string[], skipped: ReadonlySet<string>) {
  let count = 0;
  let points = 0;
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return { count, points, lastDay: null };
  for (let at = Date.parse(first); at <= Date.parse(last); at += DAY) {
    if (days.includes(new Date(at).toISOString().slice(0, 10))) {
      count += 1;
      points = Math.min(14, points + 1);
    } else if (skipped.has(new Date(at).toISOString().slice(0, 10))) continue;
    else if (points >= 7) points -= 7;
    else count = points = 0;
  }
  return { count, points, lastDay: last };
}

function sumBy(entries: readonly Entry[], keys: (entry: Entry) => string[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const entry of entries) for (const key of keys(entry)) sums.set(key, (sums.get(key) ?? 0) + entry.xp);
  return sums;
}

const noZeros = (sums: ReadonlyMap<string, number>) => new Map([...sums].filter(([, xp]) => xp !== 0).sort());

describeWithServer('totals after random histories', { now: new Date(NOW) }, (harness) => {
  let quizzes: PlantedQuiz[];
  beforeAll(async () => {
    quizzes = [
      await plantQuiz(harness.server, { ownerId: null, questions: 5 }),
      await plantQuiz(harness.server, { ownerId: null, questions: 5 }),
    ];
  });

  async function live(learner: Person, history: readonly Work[]): Promise<void> {
    for (const { quiz, right, hoursAgo, timeZone, again } of history) {
      const planted = quizzes[quiz] ?? expect.fail();
      const body = attemptInput(planted, {
        right,
        timeZone,
        finishedAt: new Date(NOW - hoursAgo * HOUR).toISOString(),
      });
      const stray = { ...attemptInput(planted), answers: [...body.answers, ...body.answers] };
      if (again === 'refused') expect(await outcomeOf(learner.trpc.attempts.submit.mutate(stray))).toBe('INVALID');
      await learner.trpc.attempts.submit.mutate(body);
      if (again === 'repeated') await learner.trpc.attempts.submit.mutate(body);
    }
  }

  it('equal an independent computation of ledger, totals, periods, streak and order of arrival', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(work, { minLength: 1, maxLength: 14 }), async (history) => {
        const learner = await plantPerson(harness.server);
        await live(learner, history);
        const expected = expectedEntries(history);
        const of = { attempts: eq(attempts.userId, learner.id), ledger: eq(xpLedger.userId, learner.id) };
        const accepted = await harness.database.read
          .select()
          .from(attempts)
          .where(of.attempts)
          .orderBy(attempts.acceptedNo);
        const ledger = await harness.database.read.select().from(xpLedger).where(of.ledger);
        const total = expected.reduce((sum, { xp }) => sum + xp, 0);

        expect(
          accepted.map(({ acceptedNo, xpEarned, day, finishedAt }) => [acceptedNo, xpEarned, day, +finishedAt]),
        ).toEqual(expected.map(({ xp, day, at }, index) => [index + 1, xp, day, at]));
        expect(new Map(ledger.map((entry) => [entry.sourceId, [entry.amount, entry.day, +entry.occurredAt]]))).toEqual(
          new Map(accepted.map(({ id, xpEarned, day, finishedAt }) => [id, [xpEarned, day, +finishedAt]])),
        );
        expect(ledger).toHaveLength(expected.length);

        const [totals] = await harness.database.read.select().from(learners).where(eq(learners.userId, learner.id));
        expect(totals).toMatchObject({ xp: total, balance: total, acceptedNo: history.length });
        await foldAll(harness.database);
        const rows = await harness.database.read
          .select()
          .from(boardRows)
          .where(and(eq(boardRows.userId, learner.id), like(boardRows.board, 'xp/%')));
        expect(noZeros(new Map(rows.map(({ board, score }) => [board, score ?? Number.NaN])))).toEqual(
          noZeros(sumBy(expected, ({ day }) => [`xp/${weekOf(day)}`, `xp/${monthOf(day)}`])),
        );

        const days = [...new Set(expected.filter(({ active }) => active).map(({ day }) => day))].sort();
        const stored = await harness.database.read.select().from(activeDays).where(eq(activeDays.userId, learner.id));
        expect(stored.map(({ day }) => day).sort()).toEqual(days);
        expect((await learner.trpc.accounts.me.query()).streak).toEqual(expectedStreak(days, skippedOf(expected)));
      }),
      { numRuns: propertyRunsOn(harness.database, 12) },
    );
  }, 120_000);

  it('have the same streak in whatever order the work arrives', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(work, { minLength: 2, maxLength: 10 }), async (history) => {
        const [early, late] = await Promise.all([plantPerson(harness.server), plantPerson(harness.server)]);
        await live(early, history);
        await live(late, [...history].reverse());
        const [a, b] = await Promise.all([early.trpc.accounts.me.query(), late.trpc.accounts.me.query()]);
        expect(b.streak).toEqual(a.streak);
      }),
      { numRuns: propertyRunsOn(harness.database, 5) },
    );
  }, 120_000);
});

describeWithServer('the streak', { now: new Date(NOW) }, (harness) => {
  let quiz: PlantedQuiz;
  beforeAll(async () => {
    quiz = await plantQuiz(harness.server, { ownerId: null, questions: 1 });
  });

  async function finish(learner: Person, finishedAt: string, timeZone?: string) {
    await learner.trpc.attempts.submit.mutate(attemptInput(quiz, { finishedAt, timeZone }));
    return (await learner.trpc.accounts.me.query()).streak;
  }

  it('takes the day from the work’s time zone, else from the profile’s, and ends the day at 04:00', async () => {
    const tokyo = await plantPerson(harness.server, { timeZone: 'Asia/Tokyo' });
    expect((await finish(tokyo, '2026-01-18T18:59:59Z')).lastDay).toBe('2026-01-18');
    expect((await finish(tokyo, '2026-01-18T19:00:00Z')).lastDay).toBe('2026-01-19');
    const traveller = await plantPerson(harness.server, { timeZone: 'Asia/Tokyo' });
    expect((await finish(traveller, '2026-01-18T19:00:00Z', 'UTC')).lastDay).toBe('2026-01-18');
  });

  it('counts work that arrives up to 30 days late, even before days already counted', async () => {
    const learner = await plantPerson(harness.server);
    expect(await finish(learner, '2026-01-20T10:00:00Z')).toEqual({ count: 1, points: 1, lastDay: '2026-01-20' });
    expect(await finish(learner, '2026-01-18T10:00:00Z')).toEqual({ count: 1, points: 1, lastDay: '2026-01-20' });
    expect(await finish(learner, '2026-01-19T10:00:00Z')).toEqual({ count: 3, points: 3, lastDay: '2026-01-20' });
    const returning = await plantPerson(harness.server);
    expect((await finish(returning, '2025-12-21T10:00:00Z')).lastDay).toBe('2025-12-21');
    const forgotten = await plantPerson(harness.server);
    expect(await finish(forgotten, '2025-12-20T10:00:00Z')).toEqual({ count: 0, points: 0, lastDay: null });
    expect((await forgotten.trpc.accounts.me.query()).xp).toBeGreaterThan(0);
  });

  it('never counts a future day: work dated in the future counts for today', async () => {
    const learner = await plantPerson(harness.server);
    expect((await finish(learner, '2026-02-20T10:00:00Z')).lastDay).toBe('2026-01-20');
  });

  it('is stored as of its last day; the shared rule computes its value for today', async () => {
    const learner = await plantPerson(harness.server);
    for (let day = 10; day <= 16; day += 1) await finish(learner, `2026-01-${day}T10:00:00Z`);
    const { streak } = await learner.trpc.accounts.me.query();
    expect(streak).toEqual({ count: 7, points: 7, lastDay: '2026-01-16' });
    expect(computeStreakOn(streak, '2026-01-18')).toMatchObject({ count: 7, points: 0 });
    expect(computeStreakOn(streak, '2026-01-19')).toMatchObject({ count: 0, points: 0 });
  });
});
