import { deviceThenServer, serverOnly, serverThenLastReply } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** How often a browser that stores nothing asks whether there is something new. */
const REFRESH_MS = 60_000;

export function useNotificationsOnServer(enabled: boolean) {
  return deviceThenServer.insteadOfMirror(
    trpc.notifications.list.useQuery(undefined, { ...deviceThenServer.options, enabled, refetchInterval: REFRESH_MS }),
  );
}

/** The names of what the person's notifications are about; offline those of the last reply. */
export function useNotificationNames() {
  return serverThenLastReply.view(trpc.notifications.names.useQuery(undefined, serverThenLastReply.options));
}

/** The groups whose notifications the person doesn't want. */
export function useMutedGroups() {
  return serverOnly.view(trpc.notifications.mutedGroups.useQuery(undefined, serverOnly.options));
}
