import { newId } from '@quorbit/contracts/lib/ids';
import { NOTIFICATIONS_READ } from '@quorbit/contracts/sync/ops/notifications-read';
import { endingsAt, OWNER_ONLY } from '../../testing/area/callers.ts';
import { type AreaCalls, MIRROR_TABLES } from '../../testing/area/calls.ts';
import { plantGroup } from '../../testing/planted/group.ts';
import { plantNotification } from '../../testing/planted/notification.ts';

export const calls: AreaCalls = {
  procedures: {
    list: { endings: endingsAt.signedIn() },
    names: { endings: endingsAt.signedIn() },
    markRead: {
      endings: endingsAt.signedIn(),
      input: async ({ server, actor }) => {
        if (actor) await plantNotification(server, actor, news());
        return { readUpTo: 1 };
      },
      changes: ['notification_marks', ...MIRROR_TABLES],
    },
    mutedGroups: { endings: endingsAt.signedIn() },
    muteGroup: {
      endings: endingsAt.signedIn(OWNER_ONLY),
      input: async ({ server, owner }) => ({ groupId: (await plantGroup(server, owner)).id, muted: true }),
      changes: ['notification_mutes'],
    },
  },
  ops: {
    [NOTIFICATIONS_READ]: async ({ server, owner }, count) => {
      await plantNotification(server, owner, news());
      return Array.from({ length: count }, (_, index) => ({ readUpTo: index + 1 }));
    },
  },
};

const news = () => ({ kind: 'moderation_decision', source: newId(), about: {} }) as const;
