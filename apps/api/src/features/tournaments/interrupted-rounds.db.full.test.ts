import { openPostgres } from '@quorbit/db/drivers/postgres';
import { rowsOf } from '@quorbit/db/rows';
import { tournamentMatches, tournaments } from '@quorbit/db/schema/tournaments';
import { asc, eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { interceptStatements } from '../../testing/intercept.ts';
import { answersTo } from '../../testing/planted/challenge.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantRoundPlay, plantRunning, runTournaments } from '../../testing/planted/tournament.ts';
import type { Person } from '../../testing/test-server.ts';
import { advanceTournaments } from './tournaments.worker.ts';

const NOON = Date.parse('2026-03-02T12:00:00Z');
const HOUR = 3_600_000;
/** A time after the first round: the rounds of the planted tournaments take four hours. */
const AFTER_ROUND_1 = new Date(NOON + 4.5 * HOUR);
/** An upper bound on the number of statements in a change of rounds. */
const MAX_STATEMENTS = 40;

/** A statement of the database driver; it runs once it's awaited. */
interface Query extends PromiseLike<unknown> {
  values(): PromiseLike<unknown>;
}

/** Wraps a database statement, so that `before` and `after` run before and after it. */
function wrapQuery(
  run: () => unknown,
  { before, after }: { before?: () => PromiseLike<unknown>; after?: () => PromiseLike<unknown> },
): Query {
  async function go(how: (query: Query) => PromiseLike<unknown>): Promise<unknown> {
    await before?.();
    const rows = await how(run() as Query);
    await after?.();
    return rows;
  }
  return {
    // biome-ignore lint/suspicious/noThenProperty: it takes the place of the driver's query, which is awaited.
    then: (...rest) => go((query) => query).then(...rest),
    values: () => go((query) => query.values()),
  };
}

type ConnectedDatabase = ReturnType<typeof openPostgres>;

describeWithServer('a round change', { on: ['PostgreSQL'], now: new Date(NOON) }, (harness) => {
  let people: Person[];
  let open: ConnectedDatabase[] = [];
  beforeAll(async () => {
    people = await Promise.all([1, 2, 3, 4].map((no) => plantPerson(harness.server, { name: `P${no}` })));
  });
  afterEach(async () => {
    await Promise.all(open.map((database) => database.close().catch(() => {})));
    open = [];
  });

  /** Opens a database connection of its own, as another process would have. */
  async function connect(): Promise<{ database: ConnectedDatabase; pid: number }> {
    const database = openPostgres(harness.database.url ?? '', { max: 1 });
    open.push(database);
    const [row] = rowsOf<{ pid: number }>(await database.read.execute(sql`select pg_backend_pid() as pid`));
    return { database, pid: row?.pid ?? expect.fail() };
  }
  /** Ends a process: its database connection is closed, and its code never continues. */
  async function end(pid: number): Promise<void> {
    await harness.database.read.execute(sql`select pg_terminate_backend(${pid}, 5000)`);
    return new Promise(() => {});
  }
  const advance = (database: ConnectedDatabase) => advanceTournaments({ ...harness.server.deps, database });

  /** Plants a tournament whose first round is over, and which the worker hasn't handled yet. */
  async function atTheEndOfRound1(type: 'single_elimination' | 'swiss_system'): Promise<string> {
    harness.server.setNow(new Date(NOON));
    const { id } = await plantRunning(harness.server, people, { type });
    for (const [index, person] of people.entries()) {
      const play = await plantRoundPlay(harness.server, person, { id });
      await person.trpc.tournaments.submitQuiz.mutate({
        id,
        quizId: play.quiz.id,
        answers: answersTo(play, index % 4),
      });
    }
    harness.server.setNow(AFTER_ROUND_1);
    return id;
  }

  /** Expects exactly one second round, with each place once and no player twice. */
  async function expectOneRound2(id: string, matches: number): Promise<void> {
    const { read } = harness.database;
    const [row] = await read.select().from(tournaments).where(eq(tournaments.id, id));
    expect(row).toMatchObject({ round: 2, finishedAt: null });
    const all = await read
      .select()
      .from(tournamentMatches)
      .where(eq(tournamentMatches.tournamentId, id))
      .orderBy(asc(tournamentMatches.round), asc(tournamentMatches.place));
    expect(all.map(({ round, place }) => [round, place])).toEqual([
      [1, 0],
      [1, 1],
      ...Array.from({ length: matches }, (_, place) => [2, place]),
    ]);
    const second = all.filter(({ round }) => round === 2).flatMap(({ firstId, secondId }) => [firstId, secondId]);
    expect(new Set(second).size).toBe(matches * 2);
    expect(second).not.toContain(null);
    const pairs = all.map(({ firstId, secondId }) => [firstId, secondId].sort().join());
    expect(new Set(pairs).size).toBe(pairs.length);
  }

  it.each([
    ['single_elimination', 1],
    ['swiss_system', 2],
  ] as const)(
    'of type %s changes nothing if its process dies at any statement, and the next process makes it once',
    async (type, matches) => {
      let ended = 0;
      // The first statement finds the tournaments that are due; the others belong to the transaction of this
      // tournament.
      for (let at = 1; at < MAX_STATEMENTS; at += 1) {
        const id = await atTheEndOfRound1(type);
        const { database, pid } = await connect();
        let statements = 0;
        let wasEnded = false;
        const doomed = interceptStatements(database, (_statement, run) => {
          statements += 1;
          if (statements - 1 !== at) return run();
          wasEnded = true;
          return wrapQuery(run, { before: () => end(pid) });
        });
        const result = await advance(doomed).catch((error: unknown) => error);
        if (!wasEnded) {
          // The change of rounds has fewer statements than `at`, so its process wasn't ended and it ran undisturbed.
          expect(result).toBe(true);
          await expectOneRound2(id, matches);
          break;
        }
        ended += 1;
        expect(result).toBeInstanceOf(Error);
        const before = await harness.database.read.$count(tournamentMatches, eq(tournamentMatches.tournamentId, id));
        expect(before).toBe(2);
        await runTournaments(harness.server);
        await expectOneRound2(id, matches);
      }
      expect(ended).toBeGreaterThan(5);
      expect(ended).toBeLessThan(MAX_STATEMENTS);
    },
  );

  it('is made once by the next process if its process dies after the last statement, before the commit', async () => {
    const id = await atTheEndOfRound1('swiss_system');
    const { database, pid } = await connect();
    const doomed = interceptStatements(database, ({ text }, run) =>
      // The number of the current round is written last.
      /^update "tournaments"/.test(text) ? wrapQuery(run, { after: () => end(pid) }) : run(),
    );
    await expect(advance(doomed)).rejects.toThrow();
    expect(await harness.database.read.$count(tournamentMatches, eq(tournamentMatches.tournamentId, id))).toBe(2);
    await runTournaments(harness.server);
    await expectOneRound2(id, 2);
  });

  it('is made once if a second process begins it during the first one’s transaction', async () => {
    const id = await atTheEndOfRound1('swiss_system');
    const [first, second] = [await connect(), await connect()];
    let other: Promise<boolean> | undefined;
    const begin = async () => {
      other = advance(second.database);
      await isWaiting(second.pid);
    };
    const overtaken = interceptStatements(first.database, ({ text }, run) =>
      /from "tournaments".* for update/s.test(text) ? wrapQuery(run, { after: begin }) : run(),
    );
    expect(await advance(overtaken)).toBe(true);
    expect(await other).toBe(false);
    await expectOneRound2(id, 2);
    await runTournaments(harness.server);
    await expectOneRound2(id, 2);
  });

  /** Waits until the connection waits for a lock of another one. */
  async function isWaiting(pid: number): Promise<void> {
    for (;;) {
      const [row] = rowsOf<{ waits: boolean }>(
        await harness.database.read.execute(sql`select cardinality(pg_blocking_pids(${pid})) > 0 as waits`),
      );
      if (row?.waits) return;
    }
  }
});
