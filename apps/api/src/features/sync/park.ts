// Which work the server keeps although it cannot apply it, and how much of it.
import { MAX_PARKED_BYTES, MAX_PARKED_OPS } from '@quorbit/contracts/sync/limits';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import type { OpTypes } from './check-op.ts';
import * as receipts from './receipts.repository.ts';

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const TOO_MANY_PARKED: receipts.Outcome = {
  status: 'rejected',
  code: 'TOO_MANY_PARKED',
  message: 'The server cannot use this work yet and keeps no more of it. It stays on this device for a newer server.',
  parkedBody: null,
};

/** Every id among these args, in lower case. */
function idsIn(args: unknown): string[] {
  if (typeof args === 'string') return ID.test(args) ? [args.toLowerCase()] : [];
  return typeof args === 'object' && args !== null ? Object.values(args).flatMap(idsIn) : [];
}

/** Ids of what an op makes. An op that this server does not know may make whatever it names. */
function madeBy(opId: string, { type, v, args }: receipts.ParkedOp, types: OpTypes): readonly string[] {
  const definition = types.get(type);
  const known = definition?.versions[v]?.safeParse(args);
  return definition && known?.success ? (definition.makes?.(known.data, opId) ?? []) : idsIn(args);
}

/** A learner's parked work, read only when something is to be parked. */
export interface Parking {
  /** Parks an op; rejects it when the learner has too much parked already. */
  park(opId: string, body: receipts.ParkedOp): Promise<receipts.Outcome>;
  /** Whether an op names something that another op makes which is parked. */
  isBehind(opId: string, body: receipts.ParkedOp): Promise<boolean>;
  /** Says that an op is parked no longer. */
  forget(opId: string): void;
}

/** The caller has locked the learner's scope. */
export function parkingOf(tx: Tx, userId: string, types: OpTypes): Parking {
  let kept: { count: number; bytes: number } | null = null;
  /** By op id, the ids of what each op makes that was parked before, and that was parked here. */
  let before: Map<string, readonly string[]> | null = null;
  const added = new Map<string, readonly string[]>();

  return {
    async park(opId, body) {
      kept ??= await receipts.countKept(tx, userId);
      const bytes = kept.bytes + Buffer.byteLength(JSON.stringify(body));
      if (kept.count >= MAX_PARKED_OPS || bytes > MAX_PARKED_BYTES) return TOO_MANY_PARKED;
      kept = { count: kept.count + 1, bytes };
      added.set(opId, madeBy(opId, body, types));
      record(tx, userScope(userId), 'held', opId);
      return { status: 'parked', code: null, message: null, parkedBody: body };
    },
    async isBehind(opId, { args }) {
      const named = new Set(idsIn(args));
      if (named.size === 0) return false;
      before ??= await readMade(tx, userId, types);
      return [...before, ...added].some(([other, ids]) => other !== opId && ids.some((id) => named.has(id)));
    },
    forget(opId) {
      before?.delete(opId);
      added.delete(opId);
    },
  };
}

async function readMade(tx: Tx, userId: string, types: OpTypes): Promise<Map<string, readonly string[]>> {
  const parked = await receipts.listParked(tx, userId);
  return new Map(parked.map(({ opId, parkedBody }) => [opId, parkedBody ? madeBy(opId, parkedBody, types) : []]));
}
