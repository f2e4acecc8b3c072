import { getNotifications, type Notification } from '#lib/notifications.ts';

/** The open notifications, oldest first; one on its way out, perhaps of the test before, does not count. */
export function openNotifications(): Notification[] {
  return getNotifications().filter(({ isOpen }) => isOpen);
}

/** What the open notifications say, oldest first. */
export function openMessages(): string[] {
  return openNotifications().map(({ message }) => message);
}
