import { lastReplyKept, mirrorFirst, serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** How often a browser that stores nothing asks whether there is something new. */
const LOOK_MS = 60_000;

export function useNotificationsOnServer(enabled: boolean) {
  return mirrorFirst.insteadOfMirror(
    trpc.notifications.list.useQuery(undefined, { ...mirrorFirst.options, enabled, refetchInterval: LOOK_MS }),
  );
}

/** The names of what the person's notifications are about; offline those of the last reply. */
export function useNotificationNames() {
  return lastReplyKept.view(trpc.notifications.names.useQuery(undefined, lastReplyKept.options));
}

/** The groups whose notifications the person doesn't want. */
export function useMutedGroups() {
  return serverOnly.view(trpc.notifications.mutedGroups.useQuery(undefined, serverOnly.options));
}
