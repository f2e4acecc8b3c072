import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Database } from '@quorbit/db/client';
import { setEpoch } from '@quorbit/db/meta';
import { rowsOf } from '@quorbit/db/rows';
import { type SQL, sql } from 'drizzle-orm';
import { listLearnerTables } from './prepare.ts';

/** One learner's rows as JSON. Restoring them has the same effect for the learner as restoring the whole database. */
export type Backup = string;

export interface Backups {
  take(userId: string): Promise<Backup>;
  /**
   * Restores a learner's rows from a backup.
   * @param newEpoch whether to start a new epoch, which devices notice, as `npm run db:restore` does.
   */
  restore(userId: string, backup: Backup, newEpoch: boolean): Promise<void>;
}

interface Part {
  name: string;
  /** The SQL condition that selects the learner's rows. */
  own: SQL;
}

export async function openBackups(database: Database): Promise<Backups> {
  const names = await listLearnerTables(database);
  const partsOf = (userId: string): Part[] => [
    ...names.map((name) => ({ name, own: sql`user_id = ${userId}::uuid` })),
    // The tables of answers have no user id, so an answer belongs to the learner of its sitting.
    ...['sitting_answers', 'sitting_text_versions'].map((name) => ({
      name,
      own: sql`sitting_id in (select id from sittings where user_id = ${userId}::uuid)`,
    })),
    ...['sync_scopes', 'sync_rows'].map((name) => ({ name, own: sql`scope = ${userScope(userId)}` })),
  ];
  const account = (userId: string) =>
    sql`select 'account', (select to_json(u) from users u where id = ${userId}::uuid)`;
  const join = (parts: SQL[]) => sql.join(parts, sql`, `);
  const table = (name: string) => sql.identifier(name);

  return {
    async take(userId) {
      // Collects the tables as rows, because an SQL function takes at most a hundred arguments.
      const parts = partsOf(userId).map(
        ({ name, own }) =>
          sql`select ${name}::text, coalesce((select json_agg(t) from ${table(name)} t where ${own}), '[]'::json)`,
      );
      const all = sql.join([account(userId), ...parts], sql` union all `);
      const [row] = rowsOf<{ backup: Backup }>(
        await database.read.execute(
          sql`select json_object_agg(part.name, part.content)::text as backup from (${all}) as part (name, content)`,
        ),
      );
      return row?.backup ?? '{}';
    },

    async restore(userId, backup, newEpoch) {
      const parts = partsOf(userId);
      // Changes all tables in one statement, so that rows may refer to each other in any order.
      const removed = parts.map(
        ({ name, own }, index) => sql`${table(`d${index}`)} as (delete from ${table(name)} where ${own})`,
      );
      const added = parts.map(
        ({ name }, index) => sql`${table(`i${index}`)} as (insert into ${table(name)}
          select t.* from kept, json_populate_recordset(null::${table(name)}, kept.all_rows -> ${name}::text) t)`,
      );
      await database.transaction(async (tx) => {
        // Locks the scope like every writer, so that an exchange under way ends first.
        await tx.execute(sql`select 1 from sync_scopes where scope = ${userScope(userId)} for update`);
        await tx.execute(sql`with ${join(removed)} select 1`);
        // Restores only the account's role and leaderboard opt-out. The row itself stays, because sessions refer to it.
        await tx.execute(sql`update users set role = before.role, leaderboard_opt_out = before.leaderboard_opt_out
          from json_populate_record(null::users, ${backup}::json -> 'account') before where users.id = before.id`);
        await tx.execute(sql`with kept as (select ${backup}::json as all_rows), ${join(added)} select 1`);
        if (newEpoch) await setEpoch(tx);
      });
    },
  };
}
