import {
  DAILY_CHALLENGE_COLLECT,
  dailyChallengeCollectArgs,
} from '@quorbit/contracts/sync/ops/daily-challenge-collect';
import { defineOpType } from '../../lib/define-op-type.ts';
import { collectDays } from './daily-challenges.service.ts';

export const dailyChallengeCollect = defineOpType({
  type: DAILY_CHALLENGE_COLLECT,
  versions: { 1: dailyChallengeCollectArgs },
  apply: (tx, actor, ops, now) =>
    collectDays(
      tx,
      actor.id,
      ops.map(({ opId, at, timeZone: zone, args }) => ({ opId, at, zone, ...args })),
      now,
    ),
});
