// Upgrades databases of releases that stored one message with each browser: queued messages stay queued.
import { newId } from '@quorbit/contracts/lib/ids';
import { readMigrations } from '@quorbit/db/migrations';
import { pushMessages } from '@quorbit/db/schema/pushes';
import { describeWithDatabase } from '@quorbit/db/testing-describe';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { resetToMigration } from '../../testing/reset-to-migration.ts';
import { upkeep } from '../../upkeep.ts';

/** The migration that adds the table for messages. */
const MIGRATION = /_settings-and-messages$/;

describeWithDatabase('push messages queued during an upgrade', { fresh: true }, (harness) => {
  it('stay queued for the newer server', async () => {
    const { database } = harness;
    const { read } = database;
    const before = readMigrations().findIndex(({ tag }) => MIGRATION.test(tag));
    expect(before).toBeGreaterThan(0);
    await resetToMigration(database, before);
    const [userId, message] = [newId(), { title: 'Your reviews are due', body: 'A few.', path: '/reviews' }];
    await read.execute(sql`
      insert into users (id, name, email, role, time_zone) values (${userId}, 'Old', 'old@example.org', 'user', 'UTC')`);
    for (const [session, waits] of [
      ['with', true],
      ['without', false],
    ] as const) {
      await read.execute(sql`insert into sessions (id, user_id, expires_at) values (${session}, ${userId}, now())`);
      await read.execute(sql`
        insert into push_subscriptions (session_key, user_id, endpoint, p256dh, auth, created_at, message, send_after, attempts)
        values (${session}, ${userId}, ${session}, '', '', now(), ${waits ? JSON.stringify(message) : null}::jsonb,
          ${waits ? sql`now()` : null}, ${waits ? 2 : 0})`);
    }
    await database.migrate({ dataSteps: upkeep.dataSteps });
    expect(await read.select().from(pushMessages)).toMatchObject([
      { sessionKey: 'with', kind: 'reminder', source: '', ...message, attempts: 2 },
    ]);
  });
});
