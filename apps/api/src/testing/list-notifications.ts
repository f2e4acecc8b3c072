import { writeNotifications } from '../features/notifications/notifications.worker.ts';
import type { Person, TestServer } from './test-server.ts';

/** What somebody has been notified of by now, the newest first. */
export async function listNotificationsOf({ deps }: TestServer, { trpc }: Person) {
  while (await writeNotifications(deps));
  return (await trpc.notifications.list.query()).items;
}
