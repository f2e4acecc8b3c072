import { PATH_WORK, pathWorkArgs } from '@quorbit/contracts/sync/ops/path-work';
import { opType } from '../../lib/ops.ts';
import { takeWork } from './progress.service.ts';

export const pathWork = opType({
  type: PATH_WORK,
  versions: { 1: pathWorkArgs },
  apply: (tx, actor, ops) =>
    takeWork(
      tx,
      actor,
      ops.map(({ opId, at, args }) => ({ opId, at, ...args })),
    ),
});
