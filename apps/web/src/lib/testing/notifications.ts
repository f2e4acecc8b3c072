import { getNotifications, type Notification } from '#lib/notifications.ts';

/**
 * Returns the open notifications, oldest first. A notification that is just closing, perhaps from the previous test,
 * doesn't count.
 */
export function openNotifications(): Notification[] {
  return getNotifications().filter(({ isOpen }) => isOpen);
}

/** Returns the messages of the open notifications, oldest first. */
export function openMessages(): string[] {
  return openNotifications().map(({ message }) => message);
}
