import { REVIEW_RATE } from '@quorbit/contracts/sync/ops/review-rate';
import type { Deps } from '../../kernel/deps.ts';
import type { OpType } from '../../kernel/ops.ts';
import { LATER, later, laterMirror } from './later.op.ts';
import { note } from './note.op.ts';

/**
 * The version of the running server: `newer` knows all op types and row kinds of the simulation, `older` lacks some.
 */
export type ServerVersion = 'older' | 'newer';

/**
 * The op types that the older server doesn't know. It also lacks later versions of the op types it knows, and the row
 * kind that `later` makes.
 */
const UNKNOWN: readonly string[] = [LATER, REVIEW_RATE];

export type Knowledge = Pick<Deps, 'ops' | 'mirror'>;

/** Returns the op types and mirror kinds that each server version knows. */
export function versionsOf({ ops, mirror }: Knowledge): Record<ServerVersion, Knowledge> {
  const all = [...ops.values(), note, later].map((type) => [type.type, type] as const);
  const known = all.filter(([type]) => !UNKNOWN.includes(type)).map(([type, op]) => [type, firstVersion(op)] as const);
  return {
    newer: { ops: new Map(all), mirror: new Map([...mirror, [laterMirror.kind, laterMirror]]) },
    older: { ops: new Map(known), mirror },
  };
}

/** Reduces an op type to its first version, because later versions of its args came with the newer server. */
function firstVersion(op: OpType): OpType {
  const [first] = Object.entries(op.versions);
  return { ...op, versions: Object.fromEntries(first ? [first] : []) };
}

/** Adds fields that no client knows to a reply, as a newer server would; clients must ignore them. */
export function withMore(reply: { rows: readonly object[] }): object {
  return { ...reply, rows: reply.rows.map((row) => ({ ...row, mood: 'sunny' })), weather: { wind: [1, 2] } };
}
