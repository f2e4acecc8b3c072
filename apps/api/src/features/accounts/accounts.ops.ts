import { PROFILE_UPDATE, profileUpdateArgs } from '@quorbit/contracts/sync/ops/profile-update';
import { opType } from '../../lib/ops.ts';
import { mergeSettings } from './settings.service.ts';

export const profileUpdate = opType({
  type: PROFILE_UPDATE,
  versions: { 1: profileUpdateArgs },
  async apply(tx, actor, ops) {
    return mergeSettings(
      tx,
      actor,
      ops.map(({ opId, at, args }) => ({ settings: args, at, opId })),
    );
  },
});
