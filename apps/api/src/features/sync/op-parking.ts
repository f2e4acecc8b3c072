// Decides which ops the server stores although it can't apply them, and how many.

import { MAX_PARKED_BYTES, MAX_PARKED_OPS } from '@quorbit/contracts/sync/limits';
import { PARKED_KIND } from '@quorbit/contracts/sync/parked-kind';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import type { OpTypes } from './check-op.ts';
import * as receipts from './receipts.repository.ts';

const UUID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const TOO_MANY_PARKED: receipts.ReceiptOutcome = {
  status: 'rejected',
  code: 'TOO_MANY_PARKED',
  message: 'The server cannot use this work yet and keeps no more of it. It stays on this device for a newer server.',
  parkedBody: null,
};

/** Returns every UUID in an op's args, in lower case. */
function collectIds(args: unknown): string[] {
  if (typeof args === 'string') return UUID_PATTERN.test(args) ? [args.toLowerCase()] : [];
  return typeof args === 'object' && args !== null ? Object.values(args).flatMap(collectIds) : [];
}

/** Returns the ids that an op creates. An op that this server doesn't know may create any id that it names. */
function createdIdsOf(opId: string, { type, v, args }: receipts.ParkedOp, types: OpTypes): readonly string[] {
  const definition = types.get(type);
  const parsed = definition?.versions[v]?.safeParse(args);
  return definition && parsed?.success ? (definition.createdIds?.(parsed.data, opId) ?? []) : collectIds(args);
}

/** A learner's parked ops, read only when an op may have to be parked. */
export interface OpParking {
  /** Parks an op; rejects it when the learner has too much parked already. */
  park(opId: string, body: receipts.ParkedOp): Promise<receipts.ReceiptOutcome>;
  /** Returns whether an op refers to something that another, parked op creates. */
  needsParkedOp(opId: string, body: receipts.ParkedOp): Promise<boolean>;
  /** Notes that an op is no longer parked. */
  markUnparked(opId: string): void;
}

/** Creates the parking for one learner. The caller has locked the learner's scope. */
export function createOpParking(tx: Tx, userId: string, types: OpTypes): OpParking {
  let usage: { count: number; bytes: number } | null = null;
  /** The ids that parked ops create, by op id: for ops parked before, and for ops parked in this transaction. */
  let createdBefore: Map<string, readonly string[]> | null = null;
  const createdHere = new Map<string, readonly string[]>();

  return {
    async park(opId, body) {
      usage ??= await receipts.countStoredBodies(tx, userId);
      const bytes = usage.bytes + Buffer.byteLength(JSON.stringify(body));
      if (usage.count >= MAX_PARKED_OPS || bytes > MAX_PARKED_BYTES) return TOO_MANY_PARKED;
      usage = { count: usage.count + 1, bytes };
      createdHere.set(opId, createdIdsOf(opId, body, types));
      record(tx, userScope(userId), PARKED_KIND, opId);
      return { status: 'parked', code: null, message: null, parkedBody: body };
    },
    async needsParkedOp(opId, { args }) {
      const namedIds = new Set(collectIds(args));
      if (namedIds.size === 0) return false;
      createdBefore ??= await listCreatedIds(tx, userId, types);
      return [...createdBefore, ...createdHere].some(
        ([otherId, ids]) => otherId !== opId && ids.some((id) => namedIds.has(id)),
      );
    },
    markUnparked(opId) {
      createdBefore?.delete(opId);
      createdHere.delete(opId);
    },
  };
}

async function listCreatedIds(tx: Tx, userId: string, types: OpTypes): Promise<Map<string, readonly string[]>> {
  const parked = await receipts.listParked(tx, userId);
  return new Map(parked.map(({ opId, parkedBody }) => [opId, parkedBody ? createdIdsOf(opId, parkedBody, types) : []]));
}
