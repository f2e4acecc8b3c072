// Reads a page of the changes in a learner's scopes, with the rows' bodies.
import { EMPTY_DIGEST, moveDigest } from '@quorbit/contracts/sync/digest';
import { MAX_ROWS, MAX_ROWS_BYTES } from '@quorbit/contracts/sync/limits';
import type { ExchangeReply, MirrorRow } from '@quorbit/contracts/sync/schema';
import { OWN_SCOPE, scopesOf, userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import type { MirrorReader } from '../../kernel/shared-parts.ts';
import { listChanges } from './changes.repository.ts';
import { formatCursor } from './cursor.ts';
import { advancePositions, type ChangedRow, planPage } from './page-plan.ts';

export type PullPage = Pick<ExchangeReply, 'rows' | 'left' | 'cursor' | 'more' | 'reset' | 'epoch' | 'digest'>;

interface PullCursor {
  epoch: string;
  cursor: string;
}

interface PullParams {
  db: Executor;
  actor: Actor;
  input: PullCursor;
  now: Date;
  /** The readers of mirror rows, by kind. */
  mirror: ReadonlyMap<string, MirrorReader>;
  /** The maximum number of rows in one reply. */
  maxRows?: number | undefined;
}

/** Returns the changes after `cursor`, the own scope first; if the cursor can't be used, everything, with `reset`. */
export async function pull({ db, actor, input, now, mirror, maxRows = MAX_ROWS }: PullParams): Promise<PullPage> {
  const plan = await planPage((from, limit) => listChanges(db, from, limit), scopesOf(actor), input, maxRows + 1);
  const { changes, ordered, reset, leftScopes } = plan;
  const bodies = await loadBodies({ db, actor, now, mirror }, ordered.slice(0, maxRows));
  const page = limitToBytes(ordered.slice(0, maxRows), bodies);
  const digests = [...changes.scopes.values()].map(({ digest }) => BigInt(`0x${digest}`));
  return {
    rows: page.map((row) => toMirrorRow(row, actor, bodies)),
    cursor: formatCursor(advancePositions(plan, page.length)),
    more: page.length < ordered.length,
    epoch: changes.epoch,
    digest: moveDigest(EMPTY_DIGEST, digests, []),
    ...(leftScopes.length > 0 ? { left: [...leftScopes] } : {}),
    ...(reset ? { reset } : {}),
  };
}

const keyOf = ({ scope, kind, id }: Pick<ChangedRow, 'scope' | 'kind' | 'id'>) => `${scope}|${kind}|${id}`;

/** Loads the bodies of these rows, by scope, kind and id. */
async function loadBodies(
  { db, actor, now, mirror }: Omit<PullParams, 'input' | 'maxRows'>,
  rows: readonly ChangedRow[],
) {
  const bodies = new Map<string, unknown>();
  for (const scope of scopesOf(actor)) {
    const audience = { userId: actor.id, role: actor.role, scope, now };
    for (const [kind, reader] of mirror) {
      const liveRows = rows.filter((row) => row.scope === scope && row.kind === kind && !row.deleted);
      if (liveRows.length === 0) continue;
      const ids = liveRows.map(({ id }) => id);
      for (const [id, body] of await reader.read(db, audience, ids)) bodies.set(keyOf({ scope, kind, id }), body);
    }
  }
  return bodies;
}

/** Returns as many of the first rows as fit in a reply, and at least one. */
function limitToBytes(rows: readonly ChangedRow[], bodies: ReadonlyMap<string, unknown>): readonly ChangedRow[] {
  let bytes = 0;
  const firstOverLimit = rows.findIndex((row, index) => {
    bytes += Buffer.byteLength(JSON.stringify(bodies.get(keyOf(row)) ?? null));
    return index > 0 && bytes > MAX_ROWS_BYTES;
  });
  return firstOverLimit === -1 ? rows : rows.slice(0, firstOverLimit);
}

/**
 * Converts a changed row for the device. A live row without a body (this version doesn't know its kind, or the body was
 * deleted) is sent as live, so that the device's digest equals the server's.
 */
function toMirrorRow(row: ChangedRow, actor: Actor, bodies: ReadonlyMap<string, unknown>): MirrorRow {
  const { kind, id, version, deleted } = row;
  const scope = row.scope === userScope(actor.id) ? OWN_SCOPE : row.scope;
  return { scope, kind, id, version, deleted, body: deleted ? null : (bodies.get(keyOf(row)) ?? null) };
}
