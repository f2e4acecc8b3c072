import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from './client.ts';
import { openPglite } from './drivers/pglite.ts';
import { readMigrations } from './migrations.ts';
import { rowsOf } from './rows.ts';
import { createTemporaryFolder } from './testing.ts';

let database: Database;
let temporary: Awaited<ReturnType<typeof createTemporaryFolder>>;
beforeEach(async () => {
  temporary = await createTemporaryFolder();
  database = await openPglite({ folder: join(temporary.path, 'db') });
});
afterEach(async () => {
  await database.close();
  await temporary.remove();
});

const idOf = (number: number) => `018f3c1e-0000-7000-8000-${String(number).padStart(12, '0')}`;

it('player reports are merged into one case per reported person, with one report per reporter', async () => {
  await database.migrate({ upTo: readMigrations().findIndex(({ tag }) => tag.endsWith('_moderation')) });
  const line = (message: string) => JSON.stringify([{ message, timestamp: '2026-01-01T00:00:00.000Z' }]);
  await database.transaction(async (tx) => {
    for (const number of [1, 2, 3]) {
      await tx.execute(sql`
        insert into users (id, name, email, role, time_zone)
        values (${idOf(number)}, ${`Person ${number}`}, ${`${number}@example.org`}, 'user', 'UTC')`);
    }
    const said = [
      { by: 1, about: 3, room: 'AAAAAA', reason: 'Rude', chat: line('one'), hour: 1 },
      { by: 1, about: 3, room: 'BBBBBB', reason: 'Again', chat: line('two'), hour: 2 },
      { by: 2, about: 3, room: 'AAAAAA', reason: 'Cheats', chat: line('one'), hour: 3 },
      { by: 3, about: 1, room: 'AAAAAA', reason: 'Lies', chat: '[]', hour: 4 },
    ];
    for (const [index, { by, about, room, reason, chat, hour }] of said.entries()) {
      await tx.execute(sql`
        insert into player_reports (id, reporter_id, reported_id, room_id, reason, chat, created_at)
        values (${idOf(100 + index)}, ${idOf(by)}, ${idOf(about)}, ${room}, ${reason}, ${chat}::jsonb,
          ${`2026-01-01T0${hour}:00:00Z`})`);
    }
  });
  await database.migrate({ dataSteps: [] });
  const found = rowsOf(
    await database.read.execute(sql`
      select target_id, subject_id, details, reason, copy->>'name' as name, copy->'chat'->0->>'message' as chat
      from moderation_reports join moderation_cases on moderation_cases.id = case_id
      where decided_at is null order by moderation_reports.at`),
  );
  const about = (number: number) => ({ target_id: idOf(number), subject_id: idOf(number), reason: 'other' });
  expect(found).toEqual([
    { ...about(3), details: 'Rude\nAgain', name: 'Person 3', chat: 'two' },
    { ...about(3), details: 'Cheats', name: 'Person 3', chat: 'one' },
    { ...about(1), details: 'Lies', name: 'Person 1', chat: null },
  ]);
  expect(rowsOf(await database.read.execute(sql`select count(*)::int as cases from moderation_cases`))).toEqual([
    { cases: 2 },
  ]);
});
