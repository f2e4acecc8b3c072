import { beforeAll, expect, it } from 'vitest';
import { plantPerson } from '../planted/person.ts';
import type { Person } from '../test-server.ts';
import { rowsOf } from './authorization.ts';
import { call, type Procedure } from './call.ts';
import { CALLERS, prepareCase } from './callers.ts';
import type { AreaCalls } from './calls.ts';
import { mirrorViolations, readMirror } from './mirror-watch.ts';
import type { Suite } from './suite.ts';

/** The callers to test. The mirror doesn't depend on the caller, so one kind of caller without a session is enough. */
const WRITERS = CALLERS.filter((caller) => caller !== 'suspended' && caller !== 'sessionEnded');

/** Tests that each procedure that writes records all its changes in the mirror, in each scope of each person. */
export function checkMirror(suite: () => Suite, procedures: readonly Procedure[], calls: AreaCalls): void {
  const writes = rowsOf(procedures, calls).filter(([, , { changes }]) => changes !== undefined);
  if (writes.length === 0) return;
  const now = new Date();
  /** One uninvolved person of each role, to check the shared scopes. */
  let bystanders: readonly Person[];
  beforeAll(async () => {
    bystanders = await plantBystanders(suite());
  });

  it.each(writes)('the mirror records every change of %s', async (_path, procedure, { endings, input }) => {
    const { server } = suite();
    for (const caller of WRITERS.filter((caller) => endings[caller] === 'ok')) {
      const prepared = await prepareCase(server, caller);
      const sent = await input?.(prepared);
      const people = [prepared.actor, prepared.owner, ...bystanders];
      const violations = await findViolations(suite(), people, now, async () => {
        expect(await call(prepared, procedure, sent)).toBe('ok');
      });
      expect({ caller, violations }).toEqual({ caller, violations: [] });
    }
  });
}

export async function plantBystanders({ server }: Suite): Promise<Person[]> {
  const people: Person[] = [];
  for (const role of ['user', 'premium', 'admin'] as const) people.push(await plantPerson(server, { role }));
  return people;
}

/** Returns sentences that describe what these people's mirrors miss or have wrong after `action`. */
export async function findViolations(
  { database, server }: Suite,
  people: readonly (Person | null)[],
  now: Date,
  action: () => Promise<unknown>,
): Promise<string[]> {
  const ids = people.flatMap((person) => (person ? [person.id] : []));
  const read = () => readMirror({ database, mirror: server.deps.mirror, now }, ids);
  const before = await read();
  await action();
  return mirrorViolations(before, await read());
}
