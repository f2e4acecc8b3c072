import { REVIEW_RATE } from '@quorbit/contracts/sync/ops/review-rate';
import type { Deps } from '../../kernel/deps.ts';
import type { OpType } from '../../kernel/ops.ts';
import { LATER, later, laterMirror } from './later.op.ts';
import { note } from './note.op.ts';

/** Which server runs: `newer` knows all that the simulation does, `older` not every type of work and kind of row. */
export type ServerVersion = 'older' | 'newer';

/** What the older server does not know, besides later versions of what it does. It also knows no kind that work of these types makes. */
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
  const known = all.filter(([type]) => !UNKNOWN.includes(type)).map(([type, op]) => [type, firstVersion(op)] as const);
  return {
    newer: { ops: new Map(all), mirror: new Map([...mirror, [laterMirror.kind, laterMirror]]) },
    older: { ops: new Map(known), mirror },
  };
}

/** Later versions of its args came with the newer server. */
function firstVersion(op: OpType): OpType {
  const [first] = Object.entries(op.versions);
  return { ...op, versions: Object.fromEntries(first ? [first] : []) };
}

/** A reply of a newer server says more than clients know: they leave it out. */
export function withMore(reply: { rows: readonly object[] }): object {
  return { ...reply, rows: reply.rows.map((row) => ({ ...row, mood: 'sunny' })), weather: { wind: [1, 2] } };
}
