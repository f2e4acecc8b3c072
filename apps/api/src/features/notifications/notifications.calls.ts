import { newId } from '@quorbit/contracts/lib/ids';
import { NOTIFICATIONS_READ } from '@quorbit/contracts/sync/ops/notifications-read';
import { level, OWNER_ONLY } from '../../testing/area/callers.ts';
import type { AreaCalls } from '../../testing/area/calls.ts';
import { plantGroup } from '../../testing/planted-group.ts';
import { plantNotification } from '../../testing/planted-notification.ts';

export const calls: AreaCalls = {
  procedures: {
    list: { endings: level.signedIn() },
    names: { endings: level.signedIn() },
    mutedGroups: { endings: level.signedIn() },
    muteGroup: {
      endings: level.signedIn(OWNER_ONLY),
      input: async ({ server, owner }) => ({ groupId: (await plantGroup(server, owner)).id, muted: true }),
      changes: ['notification_mutes'],
    },
  },
  ops: {
    [NOTIFICATIONS_READ]: async ({ server, owner }, count) => {
      await plantNotification(server, owner, { kind: 'moderation_decision', source: newId(), about: {} });
      return Array.from({ length: count }, (_, index) => ({ readUpTo: index + 1 }));
    },
  },
};
