import { type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from './client.ts';
import { rowsOf } from './rows.ts';

/**
 * Makes hash partitions by learner of every table that may have them: all of its unique indexes begin with the learner.
 * @returns the tables' names
 */
export function partitionByLearner({ transaction }: Pick<Database, 'transaction'>, parts: number): Promise<string[]> {
  return transaction(async (tx) => {
    const tables = await listPartitionable(tx);
    for (const table of tables) await partition(tx, table, parts);
    return tables;
  });
}

async function listPartitionable(tx: Tx): Promise<string[]> {
  const rows = rowsOf<{ name: string }>(
    await tx.execute(sql`
      select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and exists (
        select from pg_index where indrelid = pg_class.oid and indisprimary
      ) and not exists (
        select from pg_index where indrelid = pg_class.oid and indisunique and not exists (
          select from pg_attribute
          where attrelid = pg_class.oid and attname = 'user_id' and attnum = any(indkey::int2[])
        )
      )
      order by relname`),
  );
  return rows.map(({ name }) => name);
}

async function partition(tx: Tx, table: string, parts: number): Promise<void> {
  const name = sql.identifier(table);
  const own = await listKeys(tx, sql`conrelid = ${table}::regclass and confrelid <> conrelid`);
  const referring = await listKeys(tx, sql`confrelid = ${table}::regclass`);
  for (const { owner, constraint } of referring) {
    await tx.execute(sql`alter table ${sql.raw(owner)} drop constraint ${sql.identifier(constraint)}`);
  }
  await tx.execute(sql`alter table ${name} rename to whole`);
  await tx.execute(sql`create table ${name} (like whole including all) partition by hash (user_id)`);
  for (let part = 0; part < parts; part += 1) {
    const values = sql.raw(`for values with (modulus ${parts}, remainder ${part})`);
    await tx.execute(sql`create table ${sql.identifier(`${table}_${part}`)} partition of ${name} ${values}`);
  }
  await tx.execute(sql`insert into ${name} select * from whole`);
  await tx.execute(sql`drop table whole`);
  for (const { definition } of own) await tx.execute(sql`alter table ${name} add ${sql.raw(definition)}`);
  for (const { owner, definition } of referring) {
    await tx.execute(sql`alter table ${sql.raw(owner)} add ${sql.raw(definition)}`);
  }
}

/** Foreign keys as the catalogue writes them. */
async function listKeys(tx: Tx, which: SQL) {
  return rowsOf<{ owner: string; constraint: string; definition: string }>(
    await tx.execute(sql`
      select conrelid::regclass::text as owner, conname as constraint, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and conparentid = 0 and ${which}`),
  );
}
