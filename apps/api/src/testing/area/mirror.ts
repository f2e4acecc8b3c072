import { beforeAll, expect, it } from 'vitest';
import { plantPerson } from '../planted/person.ts';
import type { Person } from '../test-server.ts';
import { rowsOf } from './authorization.ts';
import { call, type Procedure } from './call.ts';
import { CALLERS, prepareCase } from './callers.ts';
import type { AreaCalls } from './calls.ts';
import { mirrorViolations, readMirror } from './mirror-watch.ts';
import type { Suite } from './suite.ts';

/** One caller without a session is enough, since the mirror doesn't depend on who called. */
const WRITERS = CALLERS.filter((caller) => caller !== 'suspended' && caller !== 'sessionEnded');

/** Tests that each procedure that writes records everything it changes, in each scope of each person. */
export function checkMirror(suite: () => Suite, procedures: readonly Procedure[], calls: AreaCalls): void {
  const writes = rowsOf(procedures, calls).filter(([, , { changes }]) => changes !== undefined);
  if (writes.length === 0) return;
  const now = new Date();
  /** One uninvolved person of each role, who sees the shared scopes. */
  let bystanders: readonly Person[];
  beforeAll(async () => {
    bystanders = await plantBystanders(suite());
  });

  it.each(writes)('the mirror is told of all that %s changes', async (_path, procedure, { endings, input }) => {
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

/** Returns a sentence for each change of `action` that these people's mirror misses. */
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
