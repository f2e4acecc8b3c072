import { requireMade } from '@quorbit/db/testing-describe';
import { expect, it } from 'vitest';
import { call, type Procedure } from './call.ts';
import { CALLERS, type Caller, type Case, type Ending, prepareCase } from './callers.ts';
import type { AreaCalls, CallRow } from './calls.ts';
import { changedTables, fingerprint, listTables } from './fingerprint.ts';
import type { Suite } from './suite.ts';

/** Each procedure lets in whom its row says, and changes the tables that it names and no other. */
export function checkAuthorization(suite: () => Suite, procedures: readonly Procedure[], calls: AreaCalls): void {
  it.each(rowsOf(procedures, calls).flatMap(withRoute))(
    '%s lets in whom its row says and changes nothing else',
    async (_path, procedure, row) => {
      const { server, database } = suite();
      const tables = await listTables(database.read);
      const cases = new Map<Caller, { given: Case; sent: unknown }>();
      for (const caller of CALLERS) {
        const given = await prepareCase(server, caller);
        cases.set(caller, { given, sent: await row.input?.(given) });
      }
      const endings: Partial<Record<Caller, Ending>> = {};
      const unexpected: string[] = [];
      const written = new Set<string>();
      let before = await fingerprint(database, tables);
      for (const { callers, may: allowedTables } of roundsOf(row)) {
        for (const caller of callers) {
          const { given, sent } = requireMade(cases.get(caller));
          endings[caller] = await call(given, procedure, sent);
        }
        const after = await fingerprint(database, tables);
        const changed = changedTables(before, after);
        before = after;
        unexpected.push(
          ...changed.filter((table) => !allowedTables.includes(table)).map((table) => `${callers}: ${table}`),
        );
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

/**
 * The calls between two fingerprints, and the tables they may change: everybody who may change none calls in the first
 * round, since a fingerprint takes longer than most calls; the others call one by one.
 */
function roundsOf({ endings, changes = [], changesWhenRefused = [] }: CallRow) {
  const alone = CALLERS.map((caller) => ({
    callers: [caller],
    may: endings[caller] === 'ok' ? changes : changesWhenRefused,
  }));
  const reading = alone.filter(({ may }) => may.length === 0).flatMap(({ callers }) => callers);
  return [{ callers: reading, may: [] }, ...alone.filter(({ may }) => may.length > 0)];
}

/** A procedure's row, and the same for the plain route that does what it does. */
function withRoute([path, procedure, row]: readonly [string, Procedure, CallRow]) {
  const { address } = row;
  const own = [path, procedure, row] as const;
  return address ? [own, [`the route of ${path}`, { ...procedure, address }, row] as const] : [own];
}

/** The procedures that have a row, as `it.each` takes them. That all have one is tested for all areas at once. */
export function rowsOf(procedures: readonly Procedure[], calls: AreaCalls) {
  return procedures.flatMap((procedure) => {
    const row = calls.procedures[procedure.name];
    return row ? [[procedure.path, procedure, row] as const] : [];
  });
}
