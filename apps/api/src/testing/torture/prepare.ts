import type { Database } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { sql } from 'drizzle-orm';

/**
 * Adds to a test's database: tables for the op types that only tests know, and a trigger that fails at chosen attempts
 * with an unexpected error.
 */
const SCHEMA = [
  'create table if not exists torture_notes (user_id uuid not null, op_id uuid not null, n integer not null)',
  'create index if not exists torture_notes_idx on torture_notes (user_id)',
  'create table if not exists torture_later (user_id uuid, op_id uuid, n integer not null, primary key (user_id, op_id))',
  'create table if not exists torture_broken (attempt_id uuid primary key)',
  `create or replace function torture_break() returns trigger language plpgsql as $$
  begin
    if exists (select 1 from torture_broken where attempt_id = new.id) then
      raise exception 'planted' using errcode = '22000';
    end if;
    return new;
  end $$`,
  'create or replace trigger torture_break before insert on attempts for each row execute function torture_break()',
];

export async function prepareTorture({ read }: Database): Promise<void> {
  for (const statement of SCHEMA) await read.execute(sql.raw(statement));
}

/** Makes inserting this attempt fail from now on. */
export async function breakAttempt({ read }: Database, attemptId: string): Promise<void> {
  await read.execute(sql`insert into torture_broken values (${attemptId}) on conflict do nothing`);
}

export async function repairAttempts({ read }: Database): Promise<void> {
  await read.execute(sql`delete from torture_broken`);
}

/**
 * Lists the tables with a `user_id` column, i.e. a learner's own data, apart from sessions, e-mail tokens and quiz
 * seals.
 */
export async function listLearnerTables({ read }: Database): Promise<string[]> {
  const rows = rowsOf<{ name: string }>(
    await read.execute(sql`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'user_id'
        and c.relname not in ('sessions', 'mail_tokens', 'quiz_seals')
      order by 1`),
  );
  return rows.map(({ name }) => name);
}

/** Lists the product's tables that have rows of this learner. */
export async function listTablesWith({ read }: Database, userId: string): Promise<string[]> {
  const names = rowsOf<{ name: string }>(
    await read.execute(sql`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'user_id'
        and c.relname not like 'torture%'
      order by 1`),
  ).map(({ name }) => name);
  const counts = names.map(
    (name) => sql`select ${name}::text as name where exists
      (select 1 from ${sql.identifier(name)} where user_id = ${userId}::uuid)`,
  );
  return rowsOf<{ name: string }>(await read.execute(sql.join(counts, sql` union all `))).map(({ name }) => name);
}
