// Removes the server's copy of work that a learner discarded, if the server stores it and hasn't applied it.

import type { VoidArgs } from '@quorbit/contracts/sync/ops/void';
import { PARKED_KIND } from '@quorbit/contracts/sync/parked-kind';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import type { Actor } from '../../kernel/actor.ts';
import type { ParsedOp } from '../../kernel/ops.ts';
import { AppError } from '../../lib/app-error.ts';
import * as receipts from './receipts.repository.ts';

/** The reply to a learner who discards an op that the server has applied already. */
export const TOO_LATE = new AppError('TOO_LATE', 'This was on the server already.');
const DISCARDED_OUTCOME = { code: receipts.DISCARDED, message: 'You discarded this.' };

/**
 * Erases the bodies of discarded ops that are parked, or were parked and then refused. A discarded op without a receipt
 * never arrived; the `void` op that discards it has its place in the queue. The caller has locked the learner's scope.
 * @returns TOO_LATE for each op that discards applied work, by op id.
 */
export async function discardOps(
  tx: Tx,
  actor: Actor,
  ops: readonly ParsedOp<VoidArgs>[],
): Promise<Map<string, AppError>> {
  const receiptStates = await receipts.listStates(
    tx,
    actor.id,
    ops.map(({ args }) => args.of),
  );
  const idsWithBody = [...receiptStates.values()].flatMap(({ opId, keeps }) => (keeps ? [opId] : []));
  if (idsWithBody.length > 0) await receipts.discardBodies(tx, actor.id, idsWithBody, DISCARDED_OUTCOME);
  for (const opId of idsWithBody) record(tx, userScope(actor.id), PARKED_KIND, opId, { deleted: true });
  const applied = new Set(
    [...receiptStates.values()].flatMap(({ opId, status }) => (status === 'applied' ? [opId] : [])),
  );
  const refusals = new Map<string, AppError>();
  for (const { opId, args } of ops) {
    if (applied.has(args.of)) refusals.set(opId, TOO_LATE);
    else applied.add(opId);
  }
  return refusals;
}
