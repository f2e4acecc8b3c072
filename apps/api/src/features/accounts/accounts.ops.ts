import { PROFILE_UPDATE, profileUpdateArgs } from '@quorbit/contracts/sync/ops/profile-update';
import type { OpTypeOrFactory } from '../../kernel/area.ts';
import { defineOpType } from '../../lib/define-op-type.ts';
import { mergeSettings } from './profiles/settings.service.ts';

export const profileUpdate: OpTypeOrFactory = (owners) =>
  defineOpType({
    type: PROFILE_UPDATE,
    versions: { 1: profileUpdateArgs },
    async apply(tx, actor, ops) {
      const changes = ops.map(({ opId, at, args }) => ({ settings: args, at, opId }));
      return mergeSettings(tx, actor, changes, owners);
    },
  });
