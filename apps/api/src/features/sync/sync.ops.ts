import { VOID } from '@quorbit/contracts/sync/ops/void';
import { voidArgs } from '@quorbit/contracts/sync/ops/void-args';
import { opType } from '../../lib/ops.ts';
import { discardWork } from './discard.service.ts';

/** The learner discarded an op. */
export const discard = opType({
  type: VOID,
  versions: { 1: voidArgs },
  apply: (tx, actor, ops) => discardWork(tx, actor, ops),
});
