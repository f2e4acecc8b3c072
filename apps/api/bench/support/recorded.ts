// Turns the recorded SQL statements of one learner's work into statements for other learners.
import { newId } from '@quorbit/contracts/lib/ids';
import { sessionKeyOf } from '../../src/sessions/session-keys.ts';
import type { Learner } from '../../src/testing/bench/fixture.ts';
import type { Statement } from '../../src/testing/intercept.ts';

export interface RecordedWork {
  learner: Learner;
  /** An id made just before the recording: ids made later are replaced by new ones for each learner. */
  since: string;
  statements: readonly Statement[];
}

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Returns the recorded statements with their parameters changed for another learner. */
export function statementsFor({ learner, since, statements }: RecordedWork, { actor }: Learner): Statement[] {
  const from = learner.actor;
  const fresh = new Map<string, string>([[from.id, actor.id]]);
  const renew = (id: string) => {
    const known = fresh.get(id);
    if (known !== undefined) return known;
    if (timeOf(id) < timeOf(since)) return id;
    const made = newId();
    fresh.set(id, made);
    return made;
  };
  const adapt = (param: unknown): unknown => {
    if (Array.isArray(param)) return param.map(adapt);
    if (typeof param !== 'string') return param;
    return param.replaceAll(sessionKeyOf(from.sessionId), sessionKeyOf(actor.sessionId)).replaceAll(ID, renew);
  };
  return statements.map(({ text, params }) => ({ text, params: params.map(adapt) }));
}

/** Returns the part of a UUIDv7 that holds its creation time. */
function timeOf(id: string): string {
  return id.slice(0, 13);
}

/**
 * Returns by how many rows each table grew.
 * @param from the row counts before.
 * @param to the row counts after, in the same order.
 */
export function rowGrowth(from: readonly number[], to: readonly number[]): number[] {
  return to.map((count, index) => count - (from[index] ?? 0));
}
