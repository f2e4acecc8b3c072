import { newId } from '@quorbit/contracts/lib/ids';
import { openPostgres } from '@quorbit/db/drivers/postgres';
import { ping } from '@quorbit/db/meta';
import { rowsOf } from '@quorbit/db/rows';
import { boards } from '@quorbit/db/schema/leaderboards';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { areas } from './areas.ts';
import { listDemoTournaments } from './features/tournaments/tournaments.repository.ts';
import { sumRoomXp } from './features/xp/xp.repository.ts';
import type { Area } from './kernel/area.ts';
import { describeWithServer } from './testing/describe-with-server.ts';
import { Device } from './testing/device.ts';
import { plantPerson } from './testing/planted/person.ts';
import { plantAttempt, plantQuiz, plantSeal } from './testing/planted/quiz.ts';

const NOON = new Date('2026-11-21T12:00:00Z');

/**
 * Runs statements on a separate connection, after closing all other connections to the database, which then reconnect.
 */
async function onOwnConnection<T>(
  url: string | null,
  work: (read: ReturnType<typeof openPostgres>['read']) => Promise<T>,
): Promise<T> {
  const admin = openPostgres(url ?? '', { max: 1 });
  try {
    await admin.read.execute(sql`
      select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    return await work(admin.read);
  } finally {
    await admin.close();
  }
}

/**
 * PostgreSQL sooner or later plans a prepared statement once for all parameter values. It then uses a partial index
 * only if the statement's text contains the index's condition.
 */
describeWithServer(
  'plans for all values',
  {
    on: ['PostgreSQL'],
    fresh: true,
    prepare: ({ url }) =>
      onOwnConnection(url, async (read) => {
        const [{ name } = { name: '' }] = rowsOf<{ name: string }>(
          await read.execute(sql`select current_database() as name`),
        );
        for (const setting of ['plan_cache_mode = force_generic_plan', 'enable_seqscan = off']) {
          await read.execute(sql.raw(`alter database ${name} set ${setting}`));
        }
      }),
  },
  (harness) => {
    it('use every partial index', async () => {
      const { server } = harness;
      server.setNow(NOON);
      await ping(harness.database.read).catch(() => {});
      const admin = await plantPerson(server, { role: 'admin' });
      const learner = await plantPerson(server);
      const quiz = await plantQuiz(server, { ownerId: null, questions: 3 });
      await plantAttempt(server, learner, quiz, 1);
      await plantSeal(server, quiz.id, new Date(NOON.getTime() - 3_600_000));
      const device = new Device(learner, () => NOON.getTime());
      await device.exchange([device.op({ type: 'from.the.future', args: {} })]);
      await learner.trpc.reviews.rate
        .mutate({ quizId: quiz.id, questionId: quiz.questionIds[2] ?? '', quality: 5 })
        .catch(() => {});
      // Adds a board that ended long ago.
      await harness.database.transaction((tx) =>
        tx.insert(boards).values({ board: 'xp/2024-01', endsOn: '2024-01-31' }),
      );
      for (const { start } of Object.values<Area>(areas).flatMap(({ workers = [] }) => workers))
        await start(server.deps).round();
      await learner.trpc.leaderboards.listByXp.query({ period: 'weekly' });
      await admin.trpc.sync.health.query();
      await admin.trpc.administration.questions.query({});
      for (const list of ['status', 'completed'] as const) await learner.trpc.challenges[list].query({});
      await admin.trpc.challenges.availableQuizzes.query({});
      for (const list of ['list', 'completed'] as const) await learner.trpc.tournaments[list].query({});
      await listDemoTournaments(harness.database.read);
      for (const done of [false, true]) await admin.trpc.contact.list.query({ done });
      for (const state of ['open', 'decided'] as const)
        for (const kind of [undefined, 'person'] as const) await admin.trpc.moderation.list.query({ state, kind });
      await learner.trpc.moderation.unread.query();
      await sumRoomXp(harness.database.read, learner.id, '2026-11-21');
      const title = `Quiz ${newId()}`;
      for (const times of [1, 2])
        await admin.trpc.quizzes.create.mutate({ title, category: 'General' }).catch(() => times);
      const unused = await onOwnConnection(harness.database.url, async (read) =>
        rowsOf<{ index: string }>(
          await read.execute(sql`
            select indexrelname as index from pg_stat_user_indexes join pg_index using (indexrelid)
            where indpred is not null and not indisunique and idx_scan = 0 order by 1`),
        ),
      );
      expect(unused.map(({ index }) => index)).toEqual([]);
    });
  },
);
