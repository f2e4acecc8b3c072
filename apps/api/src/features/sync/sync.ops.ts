import { VOID } from '@quorbit/contracts/sync/ops/void';
import { voidArgs } from '@quorbit/contracts/sync/ops/void-args';
import { defineOpType } from '../../lib/define-op-type.ts';
import { discardOps } from './discard.service.ts';

/** The type of ops that discard another op. */
export const discard = defineOpType({
  type: VOID,
  versions: { 1: voidArgs },
  apply: (tx, actor, ops) => discardOps(tx, actor, ops),
});
