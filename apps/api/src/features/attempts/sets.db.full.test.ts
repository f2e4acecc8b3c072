// Checks that work applied as a set has the same result as work applied piece by piece in the same order.
import { newId } from '@quorbit/contracts/lib/ids';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { rowsOf } from '@quorbit/db/rows';
import { reviewLog } from '@quorbit/db/schema/reviews';
import { allKinds, propertyRunsOn } from '@quorbit/db/testing';
import { write } from '@quorbit/db/write';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { ParsedOp } from '../../kernel/ops.ts';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { foldAll } from '../../testing/fold-all.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, type PlantedQuiz, plantQuiz } from '../../testing/planted/quiz.ts';
import { recountAll } from '../../testing/recount-all.ts';
import type { Person } from '../../testing/test-server.ts';
import { reviewRate } from '../reviews/reviews.ops.ts';
import { attemptSubmit } from './attempts.ops.ts';

const HOUR = 3_600_000;
const NOW = new Date('2026-01-20T15:00:00Z');
/** The day around which the work is done; most of its paid ratings may be used up already. */
const CROWDED_DAY = '2026-01-19';
const ZONES = ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'] as const;
const TABLES = [
  'attempts',
  'review_log',
  'cards',
  'xp_ledger',
  'board_days',
  'board_rows',
  'learners',
  'active_days',
  'day_zones',
  'achievements',
  'achievement_counters',
] as const;

interface Work {
  type: 'attempt.submit' | 'review.rate';
  /** The index of the quiz; 3 means a quiz that doesn't exist. */
  quiz: number;
  /**
   * For an attempt, the number of right answers. For a rating, the index of the question; 3 means one that was never
   * asked.
   */
  question: number;
  /** The index of one of a few ids; using it again makes a repeat, or different work under the same id. */
  id: number;
  hoursAgo: number;
  zone: (typeof ZONES)[number];
  quality: 1 | 3 | 5;
  left: number | undefined;
}

const IDS = 60;
const piece = fc.record({
  quiz: fc.oneof({ weight: 16, arbitrary: fc.nat(2) }, { weight: 1, arbitrary: fc.constant(3) }),
  question: fc.oneof({ weight: 16, arbitrary: fc.nat(2) }, { weight: 1, arbitrary: fc.constant(3) }),
  id: fc.nat(IDS - 1),
  // Most work is around one day, with equal times; some is too late for the streak, or dated by a clock that is ahead.
  hoursAgo: fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 12, max: 40 }) },
    { weight: 1, arbitrary: fc.integer({ min: -5, max: 900 }) },
  ),
  zone: fc.constantFrom(...ZONES),
  quality: fc.constantFrom(1, 3, 5),
  left: fc.constantFrom(undefined, undefined, 0, 7),
});
/** Work in which several pieces of one type follow each other, so that sets form. */
const runs: fc.Arbitrary<Work[]> = fc
  .array(fc.tuple(fc.constantFrom('attempt.submit', 'review.rate'), fc.array(piece, { minLength: 1, maxLength: 12 })), {
    minLength: 2,
    maxLength: 6,
  })
  .map((all) => all.flatMap(([type, pieces]) => pieces.map((fields) => ({ ...fields, type }))));

describeWithServer('work applied in sets', { on: allKinds, now: NOW }, (harness) => {
  let quizzes: PlantedQuiz[];
  beforeAll(async () => {
    quizzes = [
      await plantQuiz(harness.server, { ownerId: null, questions: 3 }),
      await plantQuiz(harness.server, { ownerId: null, questions: ['easy', 'medium', 'hard', 'hard', 'easy'] }),
      await plantQuiz(harness.server, { ownerId: null, questions: 3, ranked: true }),
    ];
  });

  const unknown = newId();
  const never = newId();
  const ids = {
    'attempt.submit': Array.from({ length: IDS }, newId),
    'review.rate': Array.from({ length: IDS }, newId),
  };
  const crowdIds = Array.from({ length: 497 }, newId);

  function toOp(work: Work): ParsedOp<unknown> {
    const at = new Date(NOW.getTime() - Math.max(0, work.hoursAgo) * HOUR);
    const quiz = quizzes[work.quiz];
    const opId = ids[work.type][work.id] ?? '';
    const finishedAt = new Date(NOW.getTime() - work.hoursAgo * HOUR).toISOString();
    const attempt = attemptInput(quiz ?? quizzes[0] ?? expect.fail(), {
      right: work.question,
      attemptId: opId,
      finishedAt,
    });
    const args =
      work.type === 'attempt.submit'
        ? { ...attempt, quizId: quiz?.id ?? unknown, packHash: '' }
        : {
            quizId: quiz?.id ?? unknown,
            questionId: (quiz ?? quizzes[0])?.questionIds[work.question === 3 ? 99 : work.question] ?? never,
            quality: work.quality,
            left: work.left,
          };
    return { opId, clientId: never, at, timeZone: work.zone, toServerTime: (time) => new Date(time), args };
  }

  /**
   * Applies each set of work of one type in one transaction. Returns, per set, `ok` or the refusal's code of each
   * piece.
   */
  async function apply(person: Person, sets: readonly (readonly Work[])[]): Promise<string[][]> {
    const actor = { id: person.id, role: 'user', timeZone: 'UTC', sessionId: '' } as const;
    const codes: string[][] = [];
    for (const set of sets) {
      const type = set[0]?.type === 'attempt.submit' ? attemptSubmit : reviewRate;
      const ops = set.map(toOp);
      const refused = await write(
        harness.database,
        [userScope(person.id)],
        (tx) => type.apply(tx, actor, ops, harness.server.deps.now()),
        { onLateError: rethrow },
      );
      codes.push(ops.map(({ opId }) => refused.get(opId)?.code ?? 'ok'));
    }
    return codes;
  }

  /** Returns all stored rows of a person, without generated ids. */
  async function stateOf({ id }: Person) {
    await foldAll(harness.database);
    const state: Record<string, string[]> = {};
    for (const table of TABLES) {
      const without = table === 'review_log' || table === 'xp_ledger' ? sql`- 'id' - 'user_id'` : sql`- 'user_id'`;
      const rows = await harness.database.read.execute(
        sql`select (to_jsonb(t) ${without})::text as line from ${sql.identifier(table)} t where user_id = ${id}`,
      );
      state[table] = rowsOf<{ line: string }>(rows)
        .map(({ line }) => line)
        .sort();
    }
    const mirrored = await harness.database.read.execute(
      sql`select kind, row_id, deleted from sync_rows where scope = ${userScope(id)} and kind <> 'profile' order by 1, 2`,
    );
    return { ...state, mirrored: rowsOf(mirrored) };
  }

  /** Stores many earlier paid ratings on the crowded day, so that few more are paid. */
  async function crowd({ id }: Person) {
    const rows = crowdIds.map((opId, index) => ({
      id: newId(),
      userId: id,
      questionId: never,
      opId,
      quality: 5 as const,
      at: new Date(`${CROWDED_DAY}T12:00:00Z`),
      day: CROWDED_DAY,
      acceptedNo: 1_000_000 + index,
      receivedAt: NOW,
    }));
    await harness.database.transaction((tx) => tx.insert(reviewLog).values(rows));
  }

  /** Splits work into sets of consecutive work of one type, each id once per set, like the queue does. */
  function setsOf(all: readonly Work[]): Work[][] {
    const sets: Work[][] = [];
    for (const work of all) {
      const last = sets.at(-1);
      if (last?.[0]?.type === work.type && !last.some(({ id }) => id === work.id)) last.push(work);
      else sets.push([work]);
    }
    return sets;
  }

  it('has the same result as work applied one by one', async () => {
    await fc.assert(
      fc.asyncProperty(runs, fc.boolean(), async (all, crowded) => {
        const [together, apart] = [await plantPerson(harness.server), await plantPerson(harness.server)];
        if (crowded) for (const person of [together, apart]) await crowd(person);
        const sets = setsOf(all);
        const codes = await apply(together, sets);
        expect(codes.flat()).toEqual(
          (
            await apply(
              apart,
              all.map((work) => [work]),
            )
          ).flat(),
        );
        expect(await stateOf(together)).toEqual(await stateOf(apart));
      }),
      { numRuns: propertyRunsOn(harness.database, 15), endOnFailure: true },
    );
    const { found } = await recountAll(harness.database);
    expect(found.filter(({ field }) => field !== 'acceptedNo')).toEqual([]);
  }, 120_000);
});

function rethrow(error: unknown): never {
  throw error;
}
