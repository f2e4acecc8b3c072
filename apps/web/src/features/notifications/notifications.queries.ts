import { deviceThenServer, serverOnly, serverThenLastReply } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** How often a browser without storage checks for new notifications, in milliseconds. */
const REFRESH_MS = 60_000;

export function useNotificationsOnServer(enabled: boolean) {
  return deviceThenServer.insteadOfMirror(
    trpc.notifications.list.useQuery(undefined, { ...deviceThenServer.options, enabled, refetchInterval: REFRESH_MS }),
  );
}

/** Loads the names of the people, groups and quizzes in the user's notifications; offline, those of the last reply. */
export function useNotificationNames() {
  return serverThenLastReply.view(trpc.notifications.names.useQuery(undefined, serverThenLastReply.options));
}

/** Loads the ids of the groups that the user has muted. */
export function useMutedGroups() {
  return serverOnly.view(trpc.notifications.mutedGroups.useQuery(undefined, serverOnly.options));
}
