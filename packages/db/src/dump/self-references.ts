import { sql } from 'drizzle-orm';
import type { Tx } from '../client.ts';
import { rowsOf } from '../rows.ts';
import type { DumpTable } from './format.ts';
import { quoteIdentifier } from './tables.ts';

/**
 * Allows rows to be added before the rows of their own table that they refer to. Nobody else may be using the tables.
 * @returns a function that checks all references, throws if a row is missing, and restores the constraints.
 */
export async function deferSelfReferences(tx: Tx, tables: readonly DumpTable[]): Promise<() => Promise<void>> {
  const constraints = (await selfReferences(tx)).filter(({ table }) => tables.some(({ name }) => name === table));
  const alter = async (how: string) => {
    for (const { table, name } of constraints)
      await tx.execute(
        sql.raw(`alter table ${quoteIdentifier(table)} alter constraint ${quoteIdentifier(name)} ${how}`),
      );
  };
  await alter('deferrable');
  await tx.execute(sql`set constraints all deferred`);
  return async () => {
    await tx.execute(sql`set constraints all immediate`);
    await alter('not deferrable');
  };
}

/** Returns the foreign keys from a table to itself. Deferrable ones are left out, because they need no change. */
async function selfReferences(tx: Tx): Promise<{ table: string; name: string }[]> {
  return rowsOf(
    await tx.execute(sql`
      select relname as table, conname as name
      from pg_constraint join pg_class on pg_class.oid = conrelid
      where contype = 'f' and conrelid = confrelid and not condeferrable
        and relnamespace = 'public'::regnamespace
      order by relname, conname
    `),
  );
}
