import type { NotificationList } from '@quorbit/contracts/notifications/schema';
import { deviceThenServer } from '#lib/server/read-policy.ts';
import type { View } from '#lib/server/view.ts';
import { useMirror } from '#offline/mirror/use-mirror.ts';
import { useNotificationsOnServer } from './notifications.queries.ts';

/** The person's notifications, from this device; where the browser keeps nothing, from the server. */
export function useNotifications(): View<NotificationList> {
  const reading = useMirror(loadSelector, null, null);
  const onServer = useNotificationsOnServer(reading === null);
  return reading === null ? onServer : deviceThenServer.view(reading);
}

// Everything else that uses it is loaded with the engine, long after the page.
const loadSelector = async () => (await import('./notifications.mirror.ts')).selectNotifications;
