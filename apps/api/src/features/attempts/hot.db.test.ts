// Workers' updates of attempts must not change indexed columns. Then PostgreSQL can write the new row version on the
// same page (HOT), and the indexes of millions of attempts need no update.

import { newId } from '@quorbit/contracts/lib/ids';
import { rowsOf } from '@quorbit/db/rows';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { foldAll } from '../../testing/fold-all.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, plantQuiz } from '../../testing/planted/quiz.ts';
import { sumAll } from '../../testing/sum-all.ts';
import { foldAttempts } from '../quizzes/figures/stats.worker.ts';

const NOW = new Date('2026-03-11T12:00:00Z');
const ATTEMPTS = 30;

describeWithServer('updates of attempts', { on: ['PostgreSQL'], now: NOW, fresh: true }, (harness) => {
  it('touch no index while work is accepted, summed and added to statistics', async () => {
    const quiz = await plantQuiz(harness.server, { ownerId: null });
    const learner = await plantPerson(harness.server);
    for (let index = 0; index < ATTEMPTS; index += 1) {
      const finishedAt = new Date(NOW.getTime() - index * 60_000).toISOString();
      await learner.trpc.attempts.submit.mutate(attemptInput(quiz, { right: 2, finishedAt, attemptId: newId() }));
    }
    await foldAll(harness.database);
    await sumAll(harness.database, NOW);
    while (await foldAttempts(harness.server.deps));
    const updatesOf = async () => {
      const [row] = rowsOf<{ inserted: unknown; updated: unknown; hot: unknown }>(
        await harness.database.read.execute(sql`
          select n_tup_ins as inserted, n_tup_upd as updated, n_tup_hot_upd as hot
          from pg_stat_user_tables where relname = 'attempts'`),
      );
      return { inserted: Number(row?.inserted), cold: Number(row?.updated) - Number(row?.hot) };
    };
    // PostgreSQL connections report their statistics only from time to time; this statement makes them report at once.
    await harness.database.read.execute(sql`select pg_stat_force_next_flush()`).catch(() => undefined);
    await expect.poll(async () => (await updatesOf()).inserted).toBe(ATTEMPTS);
    expect((await updatesOf()).cold).toBe(0);
  });
});
