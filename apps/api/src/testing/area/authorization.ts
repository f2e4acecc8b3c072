import { expect, it } from 'vitest';
import { call, type Procedure } from './call.ts';
import { CALLERS, type Caller, type Ending, prepareCase } from './callers.ts';
import type { AreaCalls, CallRow } from './calls.ts';
import { changedTables, fingerprint, listTables } from './fingerprint.ts';
import type { Given } from './given.ts';

/** Each procedure lets in whom its row says, and changes the tables that it names and no other. */
export function checkAuthorization(given: () => Given, procedures: readonly Procedure[], calls: AreaCalls): void {
  async function exercise(procedure: Procedure, { input }: CallRow, caller: Caller) {
    const { server, database } = given();
    const tables = await listTables(database.read);
    const prepared = await prepareCase(server, caller);
    const sent = await input?.(prepared);
    const before = await fingerprint(database, tables);
    const ending = await call(prepared, procedure, sent);
    return { ending, changed: changedTables(before, await fingerprint(database, tables)) };
  }

  it.each(rowsOf(procedures, calls))(
    '%s lets in whom its row says and changes nothing else',
    async (_path, procedure, row) => {
      const endings: Partial<Record<Caller, Ending>> = {};
      const unexpected: string[] = [];
      const written = new Set<string>();
      for (const caller of CALLERS) {
        const { ending, changed } = await exercise(procedure, row, caller);
        endings[caller] = ending;
        const may = (ending === 'ok' ? row.changes : row.changesWhenRefused) ?? [];
        unexpected.push(...changed.filter((table) => !may.includes(table)).map((table) => `${caller}: ${table}`));
        for (const table of changed) written.add(table);
      }
      expect(endings).toEqual(row.endings);
      expect(unexpected).toEqual([]);
      // A table that is named and never written would hide a change that should not be.
      expect([...written].sort()).toEqual(
        [...new Set([...(row.changes ?? []), ...(row.changesWhenRefused ?? [])])].sort(),
      );
    },
  );
}

/** The procedures that have a row, as `it.each` takes them. That all have one is tested for all areas at once. */
export function rowsOf(procedures: readonly Procedure[], calls: AreaCalls) {
  return procedures.flatMap((procedure) => {
    const row = calls.procedures[procedure.name];
    return row ? [[procedure.path, procedure, row] as const] : [];
  });
}
