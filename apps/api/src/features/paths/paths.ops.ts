import { PATH_WORK, pathWorkArgs } from '@quorbit/contracts/sync/ops/path-work';
import { defineOpType } from '../../lib/define-op-type.ts';
import { applyPathWork } from './progress.service.ts';

export const pathWork = defineOpType({
  type: PATH_WORK,
  versions: { 1: pathWorkArgs },
  apply: (tx, actor, ops) =>
    applyPathWork(
      tx,
      actor,
      ops.map(({ opId, at, args }) => ({ opId, at, ...args })),
    ),
});
