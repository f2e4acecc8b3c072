import { requireMade } from '@quorbit/db/testing-describe';
import { expect, it } from 'vitest';
import { call, type Procedure } from './call.ts';
import { CALLERS, type Caller, type Case, type Ending, prepareCase } from './callers.ts';
import type { AreaCalls, CallRow } from './calls.ts';
import { changedTables, fingerprint, listTables } from './fingerprint.ts';
import type { Suite } from './suite.ts';

/**
 * Tests that each procedure admits exactly the callers that its row of test calls allows, and changes exactly the
 * tables that the row names.
 */
export function checkAuthorization(suite: () => Suite, procedures: readonly Procedure[], calls: AreaCalls): void {
  it.each(rowsOf(procedures, calls).flatMap(withRoute))(
    '%s admits the callers its row allows and changes only its tables',
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
      // A listed table that is never written would hide an unwanted change.
      expect([...written].sort()).toEqual(
        [...new Set([...(row.changes ?? []), ...(row.changesWhenRefused ?? [])])].sort(),
      );
    },
  );
}

/**
 * Splits a procedure's test calls into rounds, after each of which the tables are fingerprinted, and adds the tables
 * that each round may change. All callers that may change none share the first round, since a fingerprint takes longer
 * than most calls; each other caller gets its own round.
 */
function roundsOf({ endings, changes = [], changesWhenRefused = [] }: CallRow) {
  const alone = CALLERS.map((caller) => ({
    callers: [caller],
    may: endings[caller] === 'ok' ? changes : changesWhenRefused,
  }));
  const reading = alone.filter(({ may }) => may.length === 0).flatMap(({ callers }) => callers);
  return [{ callers: reading, may: [] }, ...alone.filter(({ may }) => may.length > 0)];
}

/**
 * Returns the row of a procedure's test calls and, if a plain HTTP route does the same as the procedure, a second row
 * for the route.
 */
function withRoute([path, procedure, row]: readonly [string, Procedure, CallRow]) {
  const { address } = row;
  const own = [path, procedure, row] as const;
  return address ? [own, [`the route of ${path}`, { ...procedure, address }, row] as const] : [own];
}

/**
 * Returns the procedures for which test calls are defined, in the form that `it.each` takes. Another test checks that
 * they are defined for every procedure.
 */
export function rowsOf(procedures: readonly Procedure[], calls: AreaCalls) {
  return procedures.flatMap((procedure) => {
    const row = calls.procedures[procedure.name];
    return row ? [[procedure.path, procedure, row] as const] : [];
  });
}
