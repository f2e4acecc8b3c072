import { PROFILE_UPDATE, profileUpdateArgs } from '@quorbit/contracts/sync/ops/profile-update';
import type { OpPart } from '../../kernel/area.ts';
import { opType } from '../../lib/ops.ts';
import { mergeSettings } from './profiles/settings.service.ts';

export const profileUpdate: OpPart = (owners) =>
  opType({
    type: PROFILE_UPDATE,
    versions: { 1: profileUpdateArgs },
    async apply(tx, actor, ops) {
      const changes = ops.map(({ opId, at, args }) => ({ settings: args, at, opId }));
      return mergeSettings(tx, actor, changes, owners);
    },
  });
