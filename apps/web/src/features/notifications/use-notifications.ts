import type { NotificationList } from '@quorbit/contracts/notifications/schema';
import { deviceThenServer } from '#lib/server/read-policy.ts';
import type { View } from '#lib/server/view.ts';
import { useMirror } from '#offline/mirror/use-mirror.ts';
import { useNotificationsOnServer } from './notifications.queries.ts';

/** Returns the user's notifications from this device or, in a browser without storage, from the server. */
export function useNotifications(): View<NotificationList> {
  const reading = useMirror(loadSelector, null, null);
  const onServer = useNotificationsOnServer(reading === null);
  return reading === null ? onServer : deviceThenServer.view(reading);
}

// The code that reads notifications is imported on demand to keep the page's own code small; the offline engine loads
// it much later.
const loadSelector = async () => (await import('./notifications.mirror.ts')).selectNotifications;
