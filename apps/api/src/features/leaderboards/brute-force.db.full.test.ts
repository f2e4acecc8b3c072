import type { AverageBoardView, XpBoardView } from '@quorbit/contracts/leaderboards/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { monthOf, weekOf } from '@quorbit/contracts/xp/periods';
import { users } from '@quorbit/db/schema/accounts';
import { attempts } from '@quorbit/db/schema/attempts';
import { boardCounts, boards } from '@quorbit/db/schema/leaderboards';
import { quizVersions } from '@quorbit/db/schema/quizzes';
import { propertyRunsOn } from '@quorbit/db/testing';
import { write } from '@quorbit/db/write';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { foldAll } from '../../testing/fold-all.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { type PlantedQuiz, plantQuiz } from '../../testing/planted/quiz.ts';
import { recountAll } from '../../testing/recount-all.ts';
import type { Person } from '../../testing/test-server.ts';
import { acceptWork } from '../xp/xp.service.ts';
import { foldBoards } from './leaderboards.worker.ts';

const TODAY = '2026-03-11';
const NOW = new Date(`${TODAY}T12:00:00Z`);
const PEOPLE = 9;
const QUIZZES = 7;
const CATEGORIES = ['History', 'Art'] as const;
/** Two days in this week, one earlier this month, and one last month. */
const DAYS = ['2026-03-11', '2026-03-09', '2026-03-03', '2026-02-27'] as const;

type Step =
  | { does: 'earn'; who: number; day: number; amount: number }
  | { does: 'take'; who: number; day: number; quiz: number; percentage: number; counted: boolean; amount: number }
  | { does: 'hide' | 'show' | 'suspend' | 'release' | 'promote' | 'demote'; who: number }
  | { does: 'fold' };

const who = fc.nat(PEOPLE - 1);
const day = fc.nat(DAYS.length - 1);
// Few different amounts, so that learners share ranks. Two payments of 1,500 exceed the 2,000 XP that a day counts.
const amount = fc.constantFrom(0, 10, 10, 25, 70, 1_500);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('earn' as const), who, day, amount }) },
  {
    weight: 12,
    arbitrary: fc.record({
      does: fc.constant('take' as const),
      who: fc.nat(3),
      day,
      quiz: fc.nat(QUIZZES - 1),
      percentage: fc.constantFrom(0, 50, 50, 67, 100),
      counted: fc.constantFrom(true, true, true, false),
      amount,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constantFrom('hide', 'show', 'suspend', 'release', 'promote', 'demote'), who }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('fold' as const) }) },
);

interface Learner {
  person: Person;
  hidden: boolean;
  suspended: boolean;
  admin: boolean;
  /** The learner's XP by day. */
  xp: Map<string, number>;
  /** The learner's first counted attempt at each quiz. */
  first: Map<number, { day: string; percentage: number }>;
}

const isOff = ({ hidden, suspended, admin }: Pick<Learner, 'hidden' | 'suspended' | 'admin'>) =>
  hidden || suspended || admin;

interface Entry {
  userId: string;
  /** The sort key, compared part by part from the left; higher is better. */
  key: number[];
}

const compare = (a: Entry, b: Entry) =>
  a.key.reduce((order, part, index) => order || (b.key[index] ?? 0) - part, 0) || (a.userId < b.userId ? 1 : -1);

/** Computes a whole board with ranks by counting better entries. */
function rank(entries: Entry[]): { userId: string; rank: number; key: number[] }[] {
  const better = (a: Entry, b: Entry) =>
    a.key.reduce((order, part, index) => order || part - (b.key[index] ?? 0), 0) > 0;
  return entries
    .sort(compare)
    .map((entry) => ({ ...entry, rank: 1 + entries.filter((other) => better(other, entry)).length }));
}

const inPeriod = (period: 'weekly' | 'monthly' | 'all', day: string) =>
  period === 'all' || (period === 'weekly' ? weekOf(day) === weekOf(TODAY) : monthOf(day) === monthOf(TODAY));

function byXp(learners: readonly Learner[], period: 'weekly' | 'monthly') {
  return rank(
    learners.flatMap(({ person, xp, ...learner }) => {
      const days = [...xp].filter(([day]) => inPeriod(period, day));
      if (isOff(learner) || days.length === 0) return [];
      return [{ userId: person.id, key: [days.reduce((sum, [, amount]) => sum + Math.min(2_000, amount), 0)] }];
    }),
  );
}

function byAverage(learners: readonly Learner[], period: 'weekly' | 'monthly' | 'all', category?: string) {
  return rank(
    learners.flatMap(({ person, first, ...learner }) => {
      const taken = [...first].filter(
        ([quiz, attempt]) =>
          inPeriod(period, attempt.day) && (category === undefined || CATEGORIES[quiz % 2] === category),
      );
      if (isOff(learner) || taken.length < 5) return [];
      const sum = taken.reduce((total, [, { percentage }]) => total + percentage, 0);
      return [{ userId: person.id, key: [Math.round((sum * 10) / taken.length + 1e-9) / 10, taken.length] }];
    }),
  );
}

const keyOf = (row: XpBoardView['items'][number] | AverageBoardView['items'][number]) =>
  'xp' in row ? [row.xp] : [row.average, row.quizzes];
const seen = (row: XpBoardView['items'][number] | AverageBoardView['items'][number]) => ({
  userId: row.userId,
  rank: row.rank,
  key: keyOf(row),
});

describeWithServer('boards after random work, folded at random', { now: NOW }, (harness) => {
  let quizzes: PlantedQuiz[];
  let versions: string[];
  beforeAll(async () => {
    quizzes = [];
    for (let index = 0; index < QUIZZES; index += 1) {
      quizzes.push(await plantQuiz(harness.server, { ownerId: null, questions: 1, category: CATEGORIES[index % 2] }));
    }
    const rows = await harness.database.read
      .select({ id: quizVersions.id, quizId: quizVersions.quizId })
      .from(quizVersions);
    versions = quizzes.map(({ id }) => rows.find(({ quizId }) => quizId === id)?.id ?? expect.fail());
  });

  /** Accepts a payment as the product's areas do; if the learner takes a quiz, it also inserts the attempt. */
  async function accept({ person }: Learner, action: Step & { does: 'earn' | 'take' }): Promise<void> {
    const [id, on] = [newId(), DAYS[action.day] ?? TODAY];
    const reason = action.does === 'take' ? ('quiz' as const) : ('review' as const);
    const at = new Date(`${on}T10:00:00Z`);
    await write(
      harness.database,
      [userScope(person.id)],
      async (tx) => {
        const payments = [{ amount: action.amount, reason, sourceId: id, occurredAt: at, day: on }];
        const { firstSequence } = await acceptWork(tx, person.id, { count: 1, payments });
        if (action.does !== 'take') return;
        await tx.insert(attempts).values({
          id,
          userId: person.id,
          quizId: quizzes[action.quiz]?.id ?? '',
          versionId: versions[action.quiz] ?? '',
          packHash: '',
          startedAt: at,
          finishedAt: at,
          day: on,
          score: 0,
          totalMarks: 1,
          percentage: action.percentage,
          passed: false,
          xpEarned: action.amount,
          answers: [],
          answersHash: '',
          acceptedNo: firstSequence,
          counted: action.counted,
        });
      },
      { onLateError: rethrow },
    );
  }

  async function run(learners: readonly Learner[], action: Step): Promise<void> {
    if (action.does === 'fold') {
      await foldBoards(harness.database);
      return;
    }
    const learner = learners[action.who] ?? expect.fail();
    if (action.does === 'earn' || action.does === 'take') {
      await accept(learner, action);
      const on = DAYS[action.day] ?? TODAY;
      learner.xp.set(on, (learner.xp.get(on) ?? 0) + action.amount);
      if (action.does === 'take' && action.counted && !learner.first.has(action.quiz)) {
        learner.first.set(action.quiz, { day: on, percentage: action.percentage });
      }
      return;
    }
    if (action.does === 'hide' || action.does === 'show') learner.hidden = action.does === 'hide';
    else if (action.does === 'promote' || action.does === 'demote') learner.admin = action.does === 'promote';
    else learner.suspended = action.does === 'suspend';
    const change = {
      leaderboardOptOut: learner.hidden,
      suspendedAt: learner.suspended ? NOW : null,
      role: learner.admin ? ('admin' as const) : ('user' as const),
    };
    await harness.database.read.update(users).set(change).where(eq(users.id, learner.person.id));
  }

  /** Reads a board page by page as a learner, and compares all it shows with the whole board. */
  async function expectBoard(
    learner: Learner,
    whole: ReturnType<typeof rank>,
    read: (page: { limit: number; cursor?: string }) => Promise<XpBoardView | AverageBoardView>,
  ): Promise<void> {
    const items: ReturnType<typeof seen>[] = [];
    let board = await read({ limit: 2 });
    const { own, learners: count, asOf } = board;
    for (;;) {
      items.push(...board.items.map(seen));
      if (board.nextCursor === null) break;
      board = await read({ limit: 2, cursor: board.nextCursor });
    }
    expect(items).toEqual(whole);
    expect([count, asOf]).toEqual([whole.length, NOW.toISOString()]);
    const place = whole.findIndex(({ userId }) => userId === learner.person.id);
    expect(own.hidden).toBe(learner.hidden || learner.admin);
    expect(own.row && seen(own.row)).toEqual(whole[place] ?? null);
    expect(own.near.map(seen)).toEqual(place < 0 ? [] : whole.slice(Math.max(0, place - 5), place + 6));
    const ahead = whole.findLast(({ rank: other }) => place >= 0 && other < (whole[place]?.rank ?? 0));
    expect(own.ahead && seen(own.ahead)).toEqual(ahead ?? null);
  }

  it('show everybody the same as a full count once folded, and own XP even before', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), async (steps) => {
        for (const table of [users, boards, boardCounts]) await harness.database.read.delete(table);
        const learners: Learner[] = [];
        for (let index = 0; index < PEOPLE; index += 1) {
          const person = await plantPerson(harness.server);
          learners.push({ person, hidden: false, suspended: false, admin: false, xp: new Map(), first: new Map() });
        }
        for (const action of steps) await run(learners, action);

        const active = learners.filter(({ suspended }) => !suspended);
        for (const { person, xp, ...learner } of active) {
          const { own } = await person.trpc.leaderboards.listByXp.query({ period: 'monthly' });
          const days = [...xp].filter(([day]) => inPeriod('monthly', day));
          const sum = days.reduce((total, [, amount]) => total + Math.min(2_000, amount), 0);
          expect(own.row?.xp ?? null).toBe(isOff(learner) || days.length === 0 ? null : sum);
        }

        await foldAll(harness.database);
        for (const learner of active) {
          const { leaderboards } = learner.person.trpc;
          for (const period of ['weekly', 'monthly'] as const) {
            await expectBoard(learner, byXp(learners, period), (page) =>
              leaderboards.listByXp.query({ period, ...page }),
            );
          }
        }
        for (const learner of active.slice(0, 2)) {
          const { leaderboards } = learner.person.trpc;
          for (const period of ['weekly', 'monthly', 'all'] as const) {
            await expectBoard(learner, byAverage(learners, period), (page) =>
              leaderboards.listByAverage.query({ period, ...page }),
            );
          }
          for (const category of CATEGORIES) {
            await expectBoard(learner, byAverage(learners, 'all', category), (page) =>
              leaderboards.listByAverage.query({ period: 'all', category, ...page }),
            );
          }
        }
        const wrong = (await recountAll(harness.database)).found.filter(({ table }) => table.startsWith('board_'));
        expect(wrong).toEqual([]);
      }),
      { numRuns: propertyRunsOn(harness.database, 12) },
    );
  }, 240_000);
});

function rethrow(error: unknown): never {
  throw error;
}
