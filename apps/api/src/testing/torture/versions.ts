import { REVIEW_RATE } from '@quorbit/contracts/sync/ops/review-rate';
import type { OpType } from '../../lib/ops.ts';
import type { Deps } from '../../trpc/context.ts';
import { LATER, later, laterMirror } from './later.op.ts';
import { note } from './note.op.ts';

/** Which server runs: `newer` knows all that the simulation does, `older` not every type of work and kind of row. */
export type ServerVersion = 'older' | 'newer';

/** What the older server does not know. It also knows no kind that work of these types makes. */
const UNKNOWN: readonly string[] = [LATER, REVIEW_RATE];

export type Knowledge = Pick<Deps, 'ops' | 'mirror'>;

/**
 * What each version of the server knows.
 * @param part turns a type of work into what the server uses
 */
export function versionsOf(
  { ops, mirror }: Knowledge,
  part: (type: OpType) => OpType,
): Record<ServerVersion, Knowledge> {
  const all = [...ops.values(), note, later].map((type) => [type.type, part(type)] as const);
  return {
    newer: { ops: new Map(all), mirror: new Map([...mirror, [laterMirror.kind, laterMirror]]) },
    older: { ops: new Map(all.filter(([type]) => !UNKNOWN.includes(type))), mirror },
  };
}

/** A reply of a newer server says more than clients know: they leave it out. */
export function withMore(reply: { rows: readonly object[] }): object {
  return { ...reply, rows: reply.rows.map((row) => ({ ...row, mood: 'sunny' })), weather: { wind: [1, 2] } };
}
