import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { rowsOf } from './rows.ts';

/**
 * Reads all rows of a database by table, each row as one comparable text. Leaves out the tables `meta` and
 * `migrations`.
 */
export function readContent(database: Database): Promise<Record<string, string[]>> {
  return database.transaction(
    async (tx) => {
      await tx.execute(sql`set local time zone 'UTC'`);
      const tables = rowsOf<{ name: string }>(
        await tx.execute(sql`
          select relname as name from pg_class
          where relnamespace = 'public'::regnamespace and relkind = 'r'
            and relname not in ('meta', 'migrations')
          order by 1
        `),
      );
      const content: Record<string, string[]> = {};
      for (const { name } of tables) {
        const rows = rowsOf<{ line: string }>(
          await tx.execute(sql.raw(`select to_jsonb(t)::text as line from "${name}" t`)),
        );
        content[name] = rows.map((row) => row.line).sort();
      }
      return content;
    },
    { readOnly: true },
  );
}
