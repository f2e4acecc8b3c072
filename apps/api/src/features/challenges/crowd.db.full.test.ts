import { challengeRuns } from '@quorbit/db/schema/challenges';
import { describeWithDatabase } from '@quorbit/db/testing-describe';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { interceptStatements } from '../../testing/intercept.ts';
import { addCrowd, type Plans, watchPlans } from '../../testing/plans.ts';
import { answersTo, type PlantedChallenge, plantChallenge, plantPlay } from '../../testing/planted/challenge.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const NOW = new Date('2026-03-02T12:00:00.000Z');
const CROWD = 10_000;

/** The tables that grow with the number of participants. */
const GROWING = ['attempts', 'challenge_arrivals', 'challenge_runs', 'learners', 'plays', 'sync_rows', 'users'];
/** The maximum number of rows in each growing table that one submission may examine, however large the table is. */
const FEW = 300;

describeWithDatabase('a challenge with many participants', { fresh: true }, (harness) => {
  let plans: Plans;
  let server: TestServer;
  let challenge: PlantedChallenge;
  let texts: string[] = [];
  let among10: string[];
  beforeAll(async () => {
    plans = watchPlans(harness.database);
    server = await startTestServer(
      interceptStatements(plans.database, ({ text }, run) => {
        texts.push(text);
        return run();
      }),
    );
    server.setNow(NOW);
    challenge = await plantChallenge(server, { duration: 72, parameters: { quizCount: 2 }, rewards: { xp: 200 } });
    for (let no = 1; no < 10; no += 1) await plantPlay(server, await plantPerson(server), challenge);
    among10 = await submit();
    await addCrowd(harness.database, CROWD, 1);
    await joinAll();
    await plans.scanned();
  }, 180_000);
  afterAll(() => server.close());

  /**
   * Inserts a run of the challenge for everybody in the crowd, with arrivals not added to the totals yet; half of them
   * have submitted the first quiz.
   */
  async function joinAll(): Promise<void> {
    const { read } = harness.database;
    const [quiz] = challenge.quizzes;
    if (!quiz) expect.fail();
    const at = NOW.toISOString();
    await read.execute(sql`
      insert into challenge_runs (id, challenge_id, user_id, no, joined_at)
      select gen_random_uuid(), ${challenge.id}::uuid, id, 1, ${at}::timestamptz from users where email like '%@crowd.example'`);
    await read.execute(sql`
      insert into challenge_arrivals (id, challenge_id, participants, completed)
      select gen_random_uuid(), ${challenge.id}::uuid, 1, 0 from users where email like '%@crowd.example'`);
    await read.execute(sql`
      insert into plays (id, user_id, game, game_id, run_id, quiz_id, version_id, started_at, deadline, submitted_at)
      select gen_random_uuid(), user_id, 'challenge', challenge_id, run.id, asked.quiz_id, asked.version_id,
        ${at}::timestamptz, ${at}::timestamptz + interval '5 minutes',
        case when row_number() over (order by run.id) % 2 = 0 then ${at}::timestamptz end
      from challenge_runs run join challenge_quizzes asked using (challenge_id)
      where asked.place = 0 and run.user_id in (select id from users where email like '%@crowd.example')`);
    await read.execute(sql`analyze`);
  }

  /** Submits the first quiz as a new participant. @returns the SQL statements that the submission ran */
  async function submit(beforehand?: (submitting: () => Promise<void>) => Promise<void>): Promise<string[]> {
    const learner = await plantPerson(server);
    const play = await plantPlay(server, learner, challenge);
    await plans.scanned();
    texts = [];
    const submitting = async () => {
      const input = { id: challenge.id, quizId: play.quiz.id, answers: answersTo(play) };
      expect(await learner.trpc.challenges.submitQuiz.mutate(input)).toMatchObject({ progress: 50, completed: false });
    };
    await (beforehand ? beforehand(submitting) : submitting());
    return [...texts];
  }

  it('runs the same statements per submission as a challenge with ten participants', async () => {
    expect(await submit()).toEqual(among10);
    expect(among10.length).toBeGreaterThan(10);
  });

  it('scans no growing table in full, and examines only a few of its rows', async () => {
    await submit();
    expect((await plans.scanned()).filter((table) => GROWING.includes(table))).toEqual([]);
    await submit();
    const examined = await plans.examined();
    for (const table of GROWING) expect([table, (examined.get(table) ?? 0) < FEW]).toEqual([table, true]);
    const runs = await harness.database.read.$count(challengeRuns, eq(challengeRuns.challengeId, challenge.id));
    expect(runs).toBeGreaterThan(CROWD);
  });

  it('accepts a submission while others lock all shared rows and the rows of other learners', async ({ skip }) => {
    skip(
      harness.database.kind === 'pglite',
      'The embedded database has one connection, so nobody else can hold locks.',
    );
    await submit((submitting) =>
      harness.database.transaction(async (tx) => {
        for (const table of [
          'challenges',
          'challenge_totals',
          'challenge_quizzes',
          'quizzes',
          'quiz_versions',
          'packs',
        ])
          await tx.execute(sql`select 1 from ${sql.identifier(table)} for no key update`);
        for (const table of ['quiz_stats', 'question_stats', 'quiz_seals'])
          await tx.execute(sql`select 1 from ${sql.identifier(table)} for no key update`);
        await tx.execute(sql`select 1 from users where email like '%@crowd.example' for update`);
        await tx.execute(sql`select 1 from learners where user_id in (
          select id from users where email like '%@crowd.example') for update`);
        await submitting();
      }),
    );
  });
});
