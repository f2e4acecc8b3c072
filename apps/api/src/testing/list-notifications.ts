import { writeNotifications } from '../features/notifications/notifications.worker.ts';
import type { Person, TestServer } from './test-server.ts';

/** Writes all queued notifications and returns the person's notifications, newest first. */
export async function listNotificationsOf({ deps }: TestServer, { trpc }: Person) {
  while (await writeNotifications(deps));
  return (await trpc.notifications.list.query()).items;
}
